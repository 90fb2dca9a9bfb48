import UnderstudyReports
import UnderstudySyntax

/// `usage`: who uses what of one protocol.
enum UsageCommand {
    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print the result: text or json")

    static let command = Command(
        name: "usage",
        summary: "tells who uses which requirements of a protocol",
        discussion: """
            Tells in a few lines which types and functions use which requirements of a protocol, which requirements none of \
            them uses, and what conforms to it. 'split' says what could be done about it. The sources are not changed.
            """,
        operands: Command.Operands("PROTOCOL", minimum: 1, maximum: 1, "the protocol's name"),
        options: [
            SplitCommand.context.declaration, SplitCommand.includeTests.declaration, format.declaration,
        ] + IndexOptions.all,
        examples: [
            Command.Example("understudy usage NoteStore", "Who uses what of one protocol."),
            Command.Example("understudy usage NoteStore --include-tests", "The same, with tests."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let operands = CommandOperands(arguments.operands, in: session) else { return .unusableInput }
        guard operands.paths.isEmpty, !operands.names.contains(where: \.isPattern) else {
            return session.refuse(
                .malformedValue(arguments.operands[0], option: "PROTOCOL", form: "one name"), of: "usage")
        }
        let request = UsageRequest(
            operands: operands, paths: [], context: arguments[SplitCommand.context],
            includesTests: arguments[SplitCommand.includeTests])
        guard let study = UsageStudy.make(request, arguments, in: session) else { return .unusableInput }
        guard let split = study.report.splits.first else { return .success }
        let uses = ProtocolUses(split)
        switch arguments[format] {
        case .text: session.console.write(uses.text())
        case .json: session.console.write(uses.json())
        }
        return study.isSound ? .success : .unusableInput
    }
}
