import UnderstudyDoubles
import UnderstudySyntax

/// `check`: says where owned doubles differ from their protocols.
enum CheckCommand {
    static let command = Command(
        name: "check",
        summary: "says where the doubles that are yours differ from their protocols",
        discussion: """
            Finds what 'sync' would change, and writes nothing: one diagnostic a difference, at the line of the \
            double to change. Ends with 1 when there is any, and with 0, in one line, when all doubles are in step.
            """,
        operands: Command.Operands("DOUBLE|PATH", OperandHelp.doubles + " (default: all of the package)"),
        options: SyncOptions.all,
        examples: [
            Command.Example("understudy check", "Before a commit, or in continuous integration."),
            Command.Example("understudy check --package-path App", "Another package."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let doubles = OwnedDoubles.read(arguments.operands, arguments, in: session) else {
            return .unusableInput
        }
        let findings = doubles.findings
        session.console.report(findings.map { $0.diagnostic(.error) })
        switch arguments[SyncOptions.format] {
        case .json:
            guard let settled = doubles.settled(in: session),
                let changes = settled.changes(of: doubles, in: session)
            else { return .unusableInput }
            session.console.write(SyncReport.json(doubles.plans.map(\.plan), changes.map { ($0, isWritten: false) }))
        case .text:
            if findings.isEmpty { session.console.summarize(doubles.summary) }
        }
        if findings.contains(where: { $0.remedy == .unreadable }) { return .unusableInput }
        return findings.isEmpty ? .success : .finding
    }
}
