import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// `sync`: brings owned doubles up to date with their protocols.
enum SyncCommand {
    static let dryRun = Option.flag("dry-run", "write nothing, and print what would be written")
    static let diff = Option.flag("diff", "write nothing, and print the changes as a unified diff")

    static let command = Command(
        name: "sync",
        summary: "brings your doubles up to date with their protocols",
        effect: .writes,
        discussion: """
            Adds members for new requirements, updates members whose requirement changed, and removes those whose \
            requirement is gone, if they are unedited since the templates wrote them. What you edited stays, and so \
            does everything else in the file, byte for byte. Exits with 0 if all doubles are in step afterwards, and \
            with 1 if something is left for you to change, as 'check' reports; an edited member that is no longer \
            needed is only a warning.
            """,
        operands: Command.Operands("DOUBLE|PATH", OperandHelp.doubles + " (default: all doubles of the package)"),
        options: [
            dryRun.declaration, diff.declaration, SyncOptions.follow.declaration, SyncOptions.conformers.declaration,
        ] + SyncOptions.all,
        examples: [
            Command.Example("understudy sync", "Brings all doubles of the package up to date."),
            Command.Example("understudy sync NotesSpy --diff", "Shows what would change in one."),
            Command.Example(
                "understudy sync NotesSpy --protocol Archive", "Follows a protocol that was renamed to 'Archive'."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let doubles = OwnedDoubles.read(arguments.operands, arguments, usesHistory: true, in: session) else {
            return .unusableInput
        }
        if arguments[SyncOptions.follow] != nil, doubles.plans.count != 1 {
            return session.refuse(.needsOne(option: "--protocol", advice: "name it"), of: "sync")
        }
        let result = doubles.result
        guard let support = doubles.supportFiles(result, in: session) else { return .unusableInput }
        let changes = result.changes(with: support)
        let isTrial = arguments[dryRun] || arguments[diff]
        if !isTrial {
            session.files.removeLeftovers(of: doubles.plans.map(\.double.type.source.path) + changes.map(\.path))
        }
        let isJSON = arguments[SyncOptions.format] == .json
        let isSilent = arguments[diff] || isJSON
        if arguments[diff], !isJSON {
            let folder = session.files.currentFolder()
            for change in changes { session.console.write(UnifiedDiff.text(change, from: folder)) }
        }
        var exit = ExitCode.success
        var outcomes: [(FileChange, isWritten: Bool)] = []
        for change in changes {
            var isWritten = false
            if isTrial {
                if !isSilent {
                    session.console.write(
                        "would \(change.isNew ? "write" : "change") \(VisibleText.line(change.path))\n")
                }
            } else if let outcome = write(change, in: session) {
                isWritten = outcome
                if isWritten, !isSilent {
                    session.console.write("\(change.isNew ? "wrote" : "changed") \(VisibleText.line(change.path))\n")
                }
            } else {
                exit = .unusableInput
                // Without this file the doubles would not compile.
                if change.isNew { break }
            }
            outcomes.append((change, isWritten))
        }
        if !isTrial {
            doubles.keepTexts(besides: Set(outcomes.filter { !$0.isWritten }.map(\.0.path)), result, in: session)
        }
        session.reportUnlisted(outcomes.lazy.filter { $0.0.isNew && $0.isWritten }.map(\.0.path))
        if isJSON { session.console.write(SyncReport.json(doubles, support, writing: outcomes, in: session)) }
        // Findings about written files have the new line numbers, the others the old ones.
        let left =
            isTrial
            ? result.refused + (doubles.findings + support.findings).filter(\.isLeft)
            : result.left + support.left
        session.console.report(left.map { $0.diagnostic($0.remedy == .unreadable ? .error : .warning) })
        let unreadable = doubles.unreadable
        session.console.report(unreadable)
        let isInStep = !(result.left + support.left).contains(where: \.isDrift)
        if changes.isEmpty, isInStep, !isSilent { session.console.summarize(doubles.summary) }
        let isUnusable = unreadable.contains { $0.severity == .error }
        if isUnusable || left.contains(where: { $0.remedy == .unreadable }) { return .unusableInput }
        return exit == .success && !isInStep ? .finding : exit
    }

    /// Whether the file was written, or already had the right contents; `nil` if it could not be written.
    private static func write(_ change: FileChange, in session: Session) -> Bool? {
        do throws(FileError) {
            if change.isNew { return try session.files.create(change.path, change.new) == .created }
            switch try session.files.replace(change.path, change.old, change.new) {
            case .replaced: return true
            case .unchanged: return false
            case .changedMeanwhile:
                session.console.report(.changedMeanwhile(change.path))
                return nil
            }
        } catch {
            session.console.report(error.diagnostic)
            return nil
        }
    }
}

extension Diagnostic {
    /// The file at `path` is no longer the one that was read.
    static func changedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("changed-meanwhile"), .error,
            "this file changed while sync was running; left unchanged: run the same command again",
            at: SourceLocation(path: path))
    }
}
