import UnderstudySemantics
import UnderstudySyntax
import UnderstudyReports

/// `list`: the protocols found.
enum ListCommand {
    /// The forms of the result.
    enum Format: String, CaseIterable, Sendable {
        case text
        case json
    }

    /// What the user asked for.
    struct Request: Sendable {
        let inputs: CommandInputs
        let format: Format
        /// Whether inherited requirements follow a protocol's own.
        let includesInherited: Bool
    }

    static let format = Option<Format>.choice(
        "format", "FORMAT", default: .text, "how to print the list: text or json")
    static let inherited = Option.flag("inherited", "list inherited requirements after a protocol's own")

    static let command = Command(
        name: "list",
        summary: "lists protocols, their requirements and the doubles that exist",
        discussion: """
            Lists the protocols declared in the sources, with their requirements and the doubles that exist for them. \
            Nothing is written to the sources.
            """,
        operands: Command.Operands("PATH", PathHelp.text + " (default: the package)"),
        options: [format.declaration, inherited.declaration],
        examples: [
            Command.Example("understudy list", "All protocols of the package in the current folder."),
            Command.Example("understudy list Sources/Notes --format json", "Those of one folder, for other tools."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let configuration = Configuration.load(arguments, in: session),
            let inputs = CommandInputs.find(
                arguments.operands,
                context: configuration.contextPaths,
                packagePath: arguments[CommonOptions.packagePath],
                module: configuration.module,
                in: session
            )
        else { return .unusableInput }
        let request = Request(inputs: inputs, format: arguments[format], includesInherited: arguments[inherited])
        return run(request, in: session)
    }

    /// Does the work of the command.
    static func run(_ request: Request, in session: Session) -> ExitCode {
        let (index, isComplete) = DeclarationReader(session: session).read(request.inputs.sources)
        let diagnostics = index.files.flatMap(\.diagnostics)
        session.console.report(diagnostics)
        guard isComplete else { return .unusableInput }
        let listing = ProtocolListing(
            index: index, protocols: index.allProtocols, includesInherited: request.includesInherited
        )
        switch request.format {
        case .json: session.console.write(listing.json())
        case .text: session.console.write(listing.text())
        }
        return diagnostics.contains { $0.severity == .error } ? .unusableInput : .success
    }
}
