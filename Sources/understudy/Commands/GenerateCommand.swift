import UnderstudyReports
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `generate`: writes new doubles.
enum GenerateCommand {
    /// Where new doubles go.
    enum Destination: Sendable, Equatable {
        /// Into this folder, which the command line names.
        case folder(String)
        /// Into this folder, which the configuration names and which has to be in one of the others.
        case configured(String, roots: [String])
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
        let style: DoubleStyle
        let templates: String?
        let destination: Destination
        /// Whether requirements with default implementations are doubled too.
        let includesDefaults: Bool
        let format: ListCommand.Format
        /// The default values for types.
        let configuration: Configuration
    }

    static let command = Command(
        name: "generate",
        summary: "writes new doubles, which are yours from then on",
        discussion: """
            Writes test doubles for the protocols named, or for those that a comment like \
            '// understudy: spy' opts in. Each double is plain Swift source that belongs to you: edit it as you \
            like. A file that exists already is left as it is.
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
        let usedStyle = DoubleStyle(name: style ?? configuration.style ?? DoubleNames.defaultStyle)
        // A user's own templates can bring kinds and styles that only they know.
        if templates == nil, let error = DoubleNames.unknown(kinds: kinds, style: style) {
            return session.refuse(error, of: command.name)
        }
        if let module = arguments[GenerateOptions.module], !SourceText.isModuleName(module) {
            return session.refuse(.malformedValue(module, option: "--module", form: "NAME"), of: command.name)
        }
        guard let inputs = inputs(arguments, configuration, in: session) else { return .unusableInput }
        let request = Request(
            protocols: arguments.operands,
            isForAll: arguments[GenerateOptions.everything],
            inputs: inputs,
            kinds: [kinds, style == nil ? configuration.kinds : []].first { !$0.isEmpty } ?? [usedStyle.usualKind.name],
            style: usedStyle,
            templates: templates,
            destination: destination(arguments, configuration),
            includesDefaults: arguments[GenerateOptions.includeDefaults] || configuration.includesDefaults,
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
        arguments[GenerateOptions.standardOutput] ? .standardOutput : Destination(arguments, configuration)
    }

    /// Does the work of the command.
    static func run(_ request: Request, in session: Session) -> ExitCode {
        let sources = request.inputs.sources + request.inputs.context
        guard let reading = ProtocolReading(sources, in: session) else { return .unusableInput }
        let selection = ProtocolSelection(request, in: reading.files)
        let problems = diagnostics(of: selection, in: reading.files)
        session.console.report(problems + selection.diagnostics + selection.warnings)
        guard selection.diagnostics.isEmpty, !problems.contains(where: { $0.severity == .error }) else {
            return .unusableInput
        }
        guard let library = session.templateLibrary(request.templates) else { return .unusableInput }
        let unknown = selection.unknownKinds(style: request.style.name, in: library)
        session.console.report(unknown)
        guard unknown.isEmpty, let index = index(reading, selection, request) else { return .unusableInput }
        return write(selection, index, library, request, in: session)
    }

    private static func index(
        _ reading: ProtocolReading, _ selection: ProtocolSelection, _ request: Request
    ) -> DeclarationIndex? {
        let kinds = selection.choices.lazy.flatMap(\.kinds)
        return reading.index(
            for: selection.choices.map(\.declaration),
            depth: kinds.contains { DoubleKind(name: $0).studiesElements } ? .everything : .values,
            texts: DoubleGenerator.ownNames
                + DoubleGenerator.shortNames(
                    of: selection.choices.map(\.declaration), kinds: Set(kinds).sorted())
                + request.configuration.defaults.flatMap { [$0.key, $0.value] })
    }

    /// What is wrong with the files that the chosen protocols stand in, or with any where a protocol was not found;
    /// other files don't matter.
    private static func diagnostics(
        of selection: ProtocolSelection, in files: [FileDeclarations]
    ) -> [Diagnostic] {
        if !selection.diagnostics.isEmpty { return files.flatMap(\.diagnostics) }
        let paths = Set(selection.choices.map { $0.declaration.source.path })
        return files.filter { paths.contains($0.source.path) }.flatMap(\.diagnostics)
    }

    private static func write(
        _ selection: ProtocolSelection, _ index: DeclarationIndex, _ library: TemplateLibrary, _ request: Request,
        in session: Session
    ) -> ExitCode {
        var options = DoubleOptions()
        options.includesDefaults = request.includesDefaults
        options.defaultValues = request.configuration.defaults
        options.style = request.style.name
        options.isInPackage = request.destination != .standardOutput
        let generator = DoubleGenerator(index: index, library: library, options: options)
        let jobs = selection.choices.flatMap { choice in
            choice.kinds.map { (choice.declaration, DoubleKind(name: $0)) }
        }
        let results = concurrentMap(jobs, makeState: {}) { _, job in generator.generate(job.1, of: job.0) }
        if let error = results.lazy.compactMap(\.templateError).first {
            session.report(error, templates: request.templates)
            return .unusableInput
        }
        var outputs: [DoubleGenerator.Output] = []
        var errors: [GenerationError] = []
        for result in results {
            switch result {
            case .success(let output): outputs.append(output)
            case .failure(let error): errors.append(error)
            }
        }
        session.console.report(GenerationError.diagnostics(of: errors))
        var isComplete = errors.isEmpty
        var writer = DoubleWriter(generator: generator, session: session)
        do throws(TemplateError) {
            if request.destination == .standardOutput {
                try writer.print(outputs)
            } else {
                var placement = DoublePlacement(
                    request.destination, files: session.files, graph: session.graph)
                isComplete = writer.write(outputs, &placement) && isComplete
                report(writer.results, request, in: session)
            }
        } catch {
            session.report(error, templates: request.templates)
            isComplete = false
        }
        return isComplete ? .success : .unusableInput
    }

    private static func report(_ results: [DoubleWriter.FileResult], _ request: Request, in session: Session) {
        switch request.format {
        case .text:
            for result in results where result.isNew {
                session.console.write("wrote \(VisibleText.line(result.path))\n")
            }
        case .json:
            var json = JSONWriter()
            json.object { json in
                json.member("schemaVersion", 1)
                json.array("files") { json in
                    for result in results {
                        json.object { json in
                            json.member("file", result.path)
                            json.member("written", result.isNew)
                        }
                    }
                }
            }
            session.console.write(json.bytes)
        }
    }
}

extension GenerateCommand.Destination {
    /// The folder that the command line or else the configuration names.
    init(_ arguments: Arguments, _ configuration: Configuration) {
        if let folder = arguments[GenerateOptions.output] {
            self = .folder(folder)
        } else if let folder = configuration.output {
            // Whoever names the file vouches for its folder.
            let named = arguments[CommonOptions.configuration].map { [Path.folder(of: $0)] } ?? []
            self = .configured(folder, roots: [arguments[CommonOptions.packagePath] ?? "."] + named)
        } else {
            self = .testTarget
        }
    }
}

extension Result where Success == DoubleGenerator.Output, Failure == GenerationError {
    /// What is wrong with a template, where that is why there is no double.
    fileprivate var templateError: TemplateError? {
        guard case .failure(let error) = self else { return nil }
        return error.templateError
    }
}
