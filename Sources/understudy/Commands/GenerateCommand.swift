/// `generate`: writes new doubles.
enum GenerateCommand {
    /// Where new doubles go.
    enum Destination: Sendable, Equatable {
        /// Into this folder.
        case folder(String)
        /// To standard output, as one valid file.
        case standardOutput
        /// Into the test target that fits the protocol's module.
        case testTarget
    }

    /// What the user asked for, with the configuration where the command line says nothing.
    struct Request: Sendable {
        /// The names of the protocols; empty for those opted in, or for all.
        let protocols: [String]
        /// Whether protocols that are not opted in count too.
        let isForAll: Bool
        let inputs: CommandInputs
        let kinds: [String]
        let style: String
        let templates: String?
        let destination: Destination
        /// Whether requirements with default implementations are doubled too.
        let includesDefaults: Bool
        let format: ListCommand.Format
        /// The access, the header and the default values for types.
        let configuration: Configuration
    }

    static let command = Command(
        name: "generate",
        summary: "writes new doubles, which are yours from then on",
        discussion: """
            Writes test doubles for the protocols named, or for those that a comment like \
            '// understudy: spy' opts in. Each double is plain Swift source that belongs to you: edit it as you \
            like. Where its file exists already it is left as it is; 'understudy sync' brings it up to date.
            """,
        operands: Command.Operands("PROTOCOL", "the names of protocols, such as NoteStore or Notes.Store"),
        options: GenerateOptions.all,
        exclusions: [["output", "stdout"]],
        examples: [
            Command.Example(
                "understudy generate NoteStore --kind spy", "A spy in the test target that fits the protocol's module."),
            Command.Example(
                "understudy generate NoteStore --kind stub,spy --stdout", "Both kinds as one file, to look at first."),
            Command.Example(
                "understudy generate --all --in Sources/Notes --output Tests/NotesTests/Doubles",
                "A double for every protocol of a folder."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let configuration = Configuration.load(arguments, in: session) else { return .unusableInput }
        let templates = arguments[GenerateOptions.templates] ?? configuration.templates
        let kinds = arguments[GenerateOptions.kinds]
        let style = arguments[GenerateOptions.style]
        // A user's own templates can bring kinds and styles that only they know.
        if templates == nil, let error = DoubleNames.unknown(kinds: kinds, style: style) {
            return session.refuse(error, of: command.name)
        }
        guard let inputs = inputs(arguments, configuration, in: session) else { return .unusableInput }
        let request = Request(
            protocols: arguments.operands,
            isForAll: arguments[GenerateOptions.everything],
            inputs: inputs,
            kinds: [kinds, configuration.kinds].first { !$0.isEmpty } ?? [DoubleNames.defaultKind],
            style: style ?? configuration.style ?? DoubleNames.defaultStyle,
            templates: templates,
            destination: destination(arguments, configuration),
            includesDefaults: arguments[GenerateOptions.includeDefaults],
            format: arguments[GenerateOptions.format],
            configuration: configuration
        )
        return run(request, in: session)
    }

    private static func inputs(
        _ arguments: Arguments,
        _ configuration: Configuration,
        in session: Session
    ) -> CommandInputs? {
        let paths = arguments[GenerateOptions.inputs]
        let context = arguments[GenerateOptions.context]
        return CommandInputs.find(
            paths.isEmpty ? configuration.protocolPaths : paths,
            context: context.isEmpty ? configuration.contextPaths : context,
            packagePath: arguments[CommonOptions.packagePath],
            module: arguments[GenerateOptions.module] ?? configuration.module,
            in: session
        )
    }

    private static func destination(_ arguments: Arguments, _ configuration: Configuration) -> Destination {
        if arguments[GenerateOptions.standardOutput] { return .standardOutput }
        let folder = arguments[GenerateOptions.output] ?? configuration.output
        return folder.map(Destination.folder) ?? .testTarget
    }

    /// Does the work of the command.
    static func run(_ request: Request, in session: Session) -> ExitCode {
        let reader = SourceReader(session: session)
        let (_, isComplete) = reader.map(request.inputs.sources + request.inputs.context) { source, bytes in
            inspect(source, bytes)
        }
        return isComplete ? session.refuseUnavailable(command.name) : .unusableInput
    }

    /// What generating needs to know of one source; runs on several threads at once.
    private static func inspect(_ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes.count
    }
}
