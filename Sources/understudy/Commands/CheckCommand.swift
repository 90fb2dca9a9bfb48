import UnderstudySync
import UnderstudySyntax

/// `check`: reports where owned doubles differ from their protocols.
enum CheckCommand {
    static let command = Command(
        name: "check",
        summary: "reports where your doubles differ from their protocols",
        discussion: """
            Finds what 'sync' would change, and writes nothing: one diagnostic per difference, at the line of the \
            double to change. Exits with 1 when there is any; else says that all doubles are in step, and exits with 0.
            """,
        operands: Command.Operands("DOUBLE", "the names of doubles (default: all of the package)"),
        options: SyncOptions.all,
        examples: [
            Command.Example("understudy check", "Before a commit, or in continuous integration."),
            Command.Example("understudy check --package-path App", "Another package."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let doubles = OwnedDoubles.read(arguments.operands, arguments, usesHistory: false, in: session) else {
            return .unusableInput
        }
        let findings = doubles.findings
        session.console.report(findings.map { $0.diagnostic(.error) })
        switch arguments[SyncOptions.format] {
        case .json:
            guard let changes = doubles.result.changes(of: doubles, in: session) else { return .unusableInput }
            session.console.write(SyncReport.json(doubles.plans.map(\.plan), changes.map { ($0, isWritten: false) }))
        case .text:
            if findings.isEmpty { session.console.summarize(doubles.summary) }
        }
        if findings.contains(where: { $0.remedy == .unreadable }) { return .unusableInput }
        return findings.isEmpty ? .success : .finding
    }
}
