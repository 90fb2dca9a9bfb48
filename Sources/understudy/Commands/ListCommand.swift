import UnderstudySemantics
import UnderstudySyntax
import UnderstudyReports

/// `list`: the protocols found.
enum ListCommand {
    /// The user's request.
    struct Request: Sendable {
        let inputs: CommandInputs
        /// Which protocols to list.
        let filter: ListFilter
        let format: ResultFormat
        /// Whether inherited requirements follow a protocol's own.
        let includesInherited: Bool
    }

    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print the list: text or json")
    static let inherited = Option.flag("inherited", "list inherited requirements after a protocol's own")

    static let command = Command(
        name: "list",
        summary: "lists protocols, their requirements and their doubles",
        discussion: """
            Lists the protocols declared in the sources, with their requirements and existing doubles. The sources are \
            not changed.
            """,
        operands: Command.Operands("PROTOCOL|PATH", OperandHelp.protocols + " (default: the package)"),
        options: [
            ListFilter.optedIn.declaration, ListFilter.withoutDoubles.declaration, ListFilter.kinds.declaration,
            format.declaration, inherited.declaration,
        ],
        examples: [
            Command.Example("understudy list", "All protocols of the package in the current folder."),
            Command.Example("understudy list Sources/Notes --format json", "Those of one folder, for other tools."),
            Command.Example("understudy list '*Store' --without-doubles", "Stores that still lack a double."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let configuration = Configuration.load(arguments, in: session) else { return .unusableInput }
        if configuration.templates == nil,
            let error = DoubleNames.unknown(kinds: arguments[ListFilter.kinds], style: nil)
        {
            return session.refuse(error, of: command.name)
        }
        guard let operands = CommandOperands(arguments.operands, in: session) else { return .unusableInput }
        var places = InputPlaces(configuration)
        places.usual = []
        places.chosen = operands.paths
        places.needsSources = true
        guard let inputs = CommandInputs.find(places, in: session) else { return .unusableInput }
        let request = Request(
            inputs: inputs, filter: ListFilter(operands.names, arguments), format: arguments[format],
            includesInherited: arguments[inherited])
        return run(request, in: session)
    }

    /// Does the work of the command.
    static func run(_ request: Request, in session: Session) -> ExitCode {
        let (index, isComplete) = DeclarationReader(session: session).read(request.inputs.all)
        let isMeant = request.inputs.meant
        var diagnostics = index.files.filter { isMeant($0.source.path) }.flatMap(\.diagnostics)
        guard isComplete else {
            session.console.report(diagnostics)
            return .unusableInput
        }
        let known = index.allProtocols.filter { isMeant($0.source.path) }
        let (chosen, problems) = request.filter.choose(among: known, index) {
            DeclarationReader(session: session).readAll(request.inputs.sources).index
        }
        diagnostics += problems
        session.console.report(diagnostics)
        if chosen.isEmpty, problems.contains(where: { $0.severity == .error }) { return .unusableInput }
        let listing = ProtocolListing(
            index: index, protocols: chosen, includesInherited: request.includesInherited)
        switch request.format {
        case .json: session.console.write(listing.json())
        case .text: session.console.write(listing.text())
        }
        return diagnostics.contains { $0.severity == .error } ? .unusableInput : .success
    }
}
