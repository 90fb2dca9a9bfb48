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

    /// Takes back what an interrupted run began, and says so.
    /// - Returns: Whether the sources are consistent.
    func recover() -> Bool { ChangeRecovery(in: session).recoverBeforeChange() }

    private var isJSON: Bool { arguments[ApplyOptions.format] == .json }

    /// What becomes of `changes` with the doubles of `protocols` synced, and what is left for a person; `nil` if sources
    /// can't be read.
    func synced(
        _ changes: [FileChange], within reach: EditReach, protocols: Set<String>
    ) -> DoublesAfterChange.Outcome? {
        DoublesAfterChange.changes(changes, within: reach, protocols: protocols, arguments, in: session)
    }

    /// Makes the changes of one refactoring, or shows them; if there are refusals, reports these instead.
    ///
    /// - Parameters:
    ///   - edits: The edits of the sources.
    ///   - files: New files, which go with the edits.
    ///   - reach: The files that may be changed.
    ///   - refusals: What stands against it.
    ///   - protocols: The names of protocols whose doubles are to be brought along.
    ///   - advice: What is said when all is done.
    ///   - report: What is said of doubles that were written by hand.
    ///   - synced: All changes, where they are known.
    func perform(
        _ edits: [SourceEdit], creating files: [FileChange] = [], within reach: EditReach, refusals: [Refusal],
        protocols: Set<String>, advice: [String] = [], report: ConversionReport? = nil,
        synced: DoublesAfterChange.Outcome? = nil
    ) -> ExitCode {
        let edited = SourceEdit.byFile(edits)
        let changes = edited.compactMap(FileChange.init) + files
        let reasons = refusals + changes.compactMap { reach.refusal(of: $0.path) }
        let refusals = reasons.isEmpty ? SourceEdit.refusals(of: edited) : reasons
        guard refusals.isEmpty else { return refuse(refusals) }
        guard
            let doubles = synced
                ?? DoublesAfterChange.changes(
                    changes, within: reach, protocols: protocols, arguments, in: session)
        else { return .unusableInput }
        let isToBeWritten = arguments[ApplyOptions.apply] && !arguments[ApplyOptions.dryRun]
        if isJSON {
            if isToBeWritten, let failure = write(doubles) { return failure }
            writeJSON(doubles.changes, left: doubles.left, report, isWritten: isToBeWritten)
            return doubles.left.isEmpty || !isToBeWritten ? .success : .finding
        }
        show(doubles.changes)
        if !isToBeWritten {
            if !arguments[ApplyOptions.diff] { say("would ", ["change", "write", "remove"], doubles.changes) }
            reportUnlisted(doubles.changes)
            for line in report?.lines ?? [] { session.console.advise(line) }
            if !doubles.changes.isEmpty { session.console.advise(pointer) }
            return .success
        }
        if let failure = write(doubles) { return failure }
        if !arguments[ApplyOptions.diff] { say("", ["changed", "wrote", "removed"], doubles.changes) }
        session.console.report(doubles.left)
        reportUnlisted(doubles.changes)
        for line in advice + (report?.lines ?? []) { session.console.advise(line) }
        return doubles.left.isEmpty ? .success : .finding
    }

    private func reportUnlisted(_ changes: [FileChange]) {
        session.reportUnlisted(
            changes.filter { $0.isNew && !$0.isRemoved }.map(\.path), gone: changes.filter(\.isRemoved).map(\.path))
    }

    private func refuse(_ refusals: [Refusal]) -> ExitCode {
        if isJSON { writeJSON([], refusals: refusals) } else { session.console.report(refusals.map(\.diagnostic)) }
        return .finding
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
        _ changes: [FileChange], refusals: [Refusal] = [], left: [Diagnostic] = [], _ report: ConversionReport? = nil,
        isWritten: Bool = false
    ) {
        let files = changes.map { RefactoringJSON.File($0.asEdit, isWritten: isWritten) }
        let folder = session.files.currentFolder()
        let json = RefactoringJSON(
            files, refusals: refusals, left: left, conversion: report?.write, currentFolder: folder)
        session.console.write(json.bytes())
    }

    /// Says of each file what happens to it, by the verbs for files that change, come and go.
    private func say(_ beginning: String, _ verbs: [String], _ changes: [FileChange]) {
        for change in changes {
            let verb = verbs[change.isRemoved ? 2 : change.isNew ? 1 : 0]
            session.console.write("\(beginning)\(verb) \(VisibleText.line(change.path))\n")
        }
    }

    /// Writes the files; the exit code if that failed, with the reason reported.
    private func write(_ outcome: DoublesAfterChange.Outcome) -> ExitCode? {
        if outcome.changes.isEmpty { return nil }
        let writing = ChangeWriting(verifying: arguments[ApplyOptions.verify], in: session)
        if let failure = writing.write(outcome.changes) { return failure }
        if let (all, result) = outcome.doubles { all.keepTexts(besides: [], result, in: session) }
        return nil
    }
}

extension EditReach {
    /// The reason against changing the file at `path`; `nil` if it may be changed.
    fileprivate func refusal(of path: String) -> Refusal? {
        obstacle(to: path).map { obstacle in
            Refusal(obstacle == .context ? .onlyContext : .outside, at: SourceLocation(path: path))
        }
    }
}
