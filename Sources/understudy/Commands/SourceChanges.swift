import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudyReports
import UnderstudySyntax

/// Changes of sources that are made together, with the doubles synced.
struct SourceChanges {
    private let arguments: Arguments
    private let session: Session

    init(_ arguments: Arguments, in session: Session) {
        self.arguments = arguments
        self.session = session
    }

    /// The folder of the package.
    private var folder: String { arguments[CommonOptions.packagePath] ?? "." }

    /// Completes what an interrupted run began, or undoes it, and says so.
    /// - Returns: Whether the sources are consistent.
    func recover() -> Bool {
        guard let recovery = FileTransaction(in: folder, files: session.files).recover() else { return true }
        let what = recovery.wasTakenBack ? "took back" : "finished"
        session.console.report(
            Diagnostic(
                DiagnosticID("recovered"), .note,
                "\(what) the changes of \(recovery.settled.count) files that an interrupted run had begun"))
        for path in recovery.left { session.console.report(Self.changedMeanwhile(path)) }
        return recovery.left.isEmpty
    }

    private var isJSON: Bool { arguments[ApplyOptions.format] == .json }

    /// Makes the changes of one refactoring, or shows them; if there are refusals, reports these instead.
    ///
    /// - Parameters:
    ///   - edits: The edits of the sources.
    ///   - files: New files, which go with the edits.
    ///   - refusals: What stands against it.
    ///   - protocols: The names of protocols whose doubles are to be brought along.
    ///   - advice: What is said when all is done.
    func perform(
        _ edits: [SourceEdit], creating files: [FileChange] = [], refusals: [Refusal], protocols: Set<String>,
        advice: [String]
    ) -> ExitCode {
        guard refusals.isEmpty else {
            if isJSON { writeJSON([], refusals: refusals) } else { session.console.report(refusals.map(\.diagnostic)) }
            return .finding
        }
        let changes = SourceEdit.byFile(edits).compactMap(FileChange.init) + files
        guard let doubles = DoublesAfterChange.changes(changes, protocols: protocols, arguments, in: session) else {
            return .unusableInput
        }
        let isToBeWritten = arguments[ApplyOptions.apply] && !arguments[ApplyOptions.dryRun]
        if isJSON {
            if isToBeWritten, !doubles.changes.isEmpty, !write(doubles.changes) { return .finding }
            writeJSON(doubles.changes, left: doubles.left, isWritten: isToBeWritten)
            return doubles.left.isEmpty || !isToBeWritten ? .success : .finding
        }
        show(doubles.changes)
        if !isToBeWritten {
            if !arguments[ApplyOptions.diff] { say("would change", written: "would write", doubles.changes) }
            if !doubles.changes.isEmpty { session.console.advise(pointer) }
            return .success
        }
        guard doubles.changes.isEmpty || write(doubles.changes) else { return .finding }
        if !arguments[ApplyOptions.diff] { say("changed", written: "wrote", doubles.changes) }
        session.console.report(doubles.left)
        for line in advice { session.console.advise(line) }
        return doubles.left.isEmpty ? .success : .finding
    }

    /// How to see the changes that have not been made, and how to make them.
    private var pointer: String {
        if arguments[ApplyOptions.apply] { return "nothing was written; without --dry-run these changes are made" }
        return arguments[ApplyOptions.diff]
            ? "nothing was written; --apply makes these changes"
            : "nothing was written; --diff shows the changes, --apply makes them"
    }

    private func show(_ changes: [FileChange]) {
        if arguments[ApplyOptions.diff] {
            let current = session.files.currentFolder()
            for change in changes { session.console.write(UnifiedDiff.text(change, from: current)) }
        }
        if changes.isEmpty { session.console.summarize("nothing to change\n") }
    }

    private func writeJSON(
        _ changes: [FileChange], refusals: [Refusal] = [], left: [Diagnostic] = [], isWritten: Bool = false
    ) {
        let files = changes.map { RefactoringJSON.File($0.asEdit, isWritten: isWritten) }
        let folder = session.files.currentFolder()
        session.console.write(RefactoringJSON(files, refusals: refusals, left: left, currentFolder: folder).bytes())
    }

    private func say(_ changed: String, written: String, _ changes: [FileChange]) {
        for change in changes {
            session.console.write("\(change.isNew ? written : changed) \(VisibleText.line(change.path))\n")
        }
    }

    // MARK: - Writing

    private func write(_ changes: [FileChange]) -> Bool {
        let transaction = FileTransaction(in: folder, files: session.files)
        let entries = changes.map { change in
            FileTransaction.Entry(
                path: session.files.resolved(change.path), old: change.old, new: change.new, isNew: change.isNew)
        }
        let command = arguments[ApplyOptions.verify]
        if let command, !verify(command, "fails before the change: nothing was changed") { return false }
        do throws(FileTransaction.Failure) {
            try transaction.perform(entries, isProvisional: command != nil)
        } catch {
            switch error {
            case .changedMeanwhile(let path): session.console.report(Self.changedMeanwhile(path))
            case .file(let failure): session.console.report(failure.diagnostic)
            }
            return false
        }
        guard let command else { return true }
        if verify(command, "fails after the change: all changes were undone") {
            transaction.commit()
            return true
        }
        for path in transaction.takeBack(entries) { session.console.report(Self.changedMeanwhile(path)) }
        return false
    }

    private func verify(_ command: String, _ consequence: String) -> Bool {
        // What was printed so far has to come before the output of the command.
        session.console.flush()
        let package = session.files.resolved(folder)
        // SwiftPM waits for its plugin, and a build in the same folder would wait for SwiftPM.
        let isInPlugin = arguments[CommonOptions.graph] != nil
        let variables = isInPlugin ? ["SWIFTPM_BUILD_DIR=" + Path.join(package, ".build/understudy-verify")] : []
        if let code = try? SystemCalls.runShell(command, in: package, variables: variables), code == 0 { return true }
        session.console.report(
            Diagnostic(DiagnosticID("verification-failed"), .error, "'\(command)' \(consequence)"))
        return false
    }

    private static func changedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("changed-meanwhile"), .error,
            "somebody changed this file in the meantime: it was left alone, and nothing else was changed; run the command again",
            at: SourceLocation(path: path))
    }
}
