import UnderstudyDoubles
import UnderstudySyntax
import UnderstudyTemplates

/// `sync`: brings owned doubles up to date with their protocols.
enum SyncCommand {
    static let dryRun = Option.flag("dry-run", "write nothing, and say what would be written")
    static let diff = Option.flag("diff", "print the changes as a unified diff")

    static let command = Command(
        name: "sync",
        summary: "brings the doubles that are yours up to date with their protocols",
        discussion: """
            Adds members for requirements that are new, renders members anew whose requirement changed, and removes \
            those whose requirement is gone: as far as they still are what the templates give. What was edited by \
            hand stays, and so does everything else in the file, byte for byte. Ends with 1 when something is left \
            for you to change.
            """,
        operands: Command.Operands("DOUBLE", "the names of doubles (default: all of the package)"),
        options: [dryRun.declaration, diff.declaration] + SyncOptions.all,
        examples: [
            Command.Example("understudy sync", "Brings all doubles of the package up to date."),
            Command.Example("understudy sync NotesSpy --dry-run --diff", "Shows what would change in one."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let doubles = OwnedDoubles.read(arguments.operands, arguments, in: session) else {
            return .unusableInput
        }
        guard let settled = doubles.settled(in: session) else { return .unusableInput }
        let changes = settled.files.compactMap(FileChange.init)
        var exit = ExitCode.success
        let isSilent = arguments[diff] || arguments[SyncOptions.format] == .json
        if arguments[SyncOptions.format] == .json {
            session.console.write(SyncReport.json(doubles.plans.map(\.plan), changing: changes.map(\.path)))
        } else if arguments[diff] {
            for change in changes { session.console.write(UnifiedDiff.text(change)) }
        }
        for change in changes {
            if arguments[dryRun] {
                if !isSilent { session.console.write("would change \(change.path)\n") }
            } else if !write(change, isSilent: isSilent, in: session) {
                exit = .unusableInput
            }
        }
        if !arguments[dryRun], !SupportFiles.write(for: settled.locks, of: doubles, in: session) {
            exit = .unusableInput
        }
        // What is written is told by its new lines, what is not by those there are.
        let left = arguments[dryRun] ? doubles.findings.filter { $0.remedy != .sync } : settled.left
        session.console.report(left.map { $0.diagnostic($0.remedy == .unreadable ? .error : .warning) })
        if changes.isEmpty, left.isEmpty, exit == .success, !isSilent { session.console.write(doubles.summary) }
        if left.contains(where: { $0.remedy == .unreadable }) { return .unusableInput }
        return exit == .success && !left.isEmpty ? .finding : exit
    }

    private static func write(_ change: FileChange, isSilent: Bool, in session: Session) -> Bool {
        do throws(FileError) {
            switch try session.files.replace(change.path, change.old, change.new) {
            case .replaced:
                if !isSilent { session.console.write("changed \(change.path)\n") }
                return true
            case .unchanged:
                return true
            case .changedMeanwhile:
                let message = "somebody changed this file meanwhile: it was left alone; run 'understudy sync' again"
                session.console.report(
                    Diagnostic(
                        DiagnosticID("changed-meanwhile"), .error, message, at: SourceLocation(path: change.path)))
                return false
            }
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }
}

/// What becomes of one file.
struct FileChange: Sendable {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    /// The edits that lead from the old bytes to the new ones.
    let edits: [TextEdit]

    /// `nil` where the file stays as it is.
    init?(_ file: FileEdits) {
        guard let new = try? file.applied(), new != file.source.bytes else { return nil }
        (path, old, self.new, edits) = (file.source.path, file.source.bytes, new, file.edits)
    }
}
