import UnderstudyReports
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `generate`: writes new doubles.
enum GenerateCommand {
    /// Where to write new doubles.
    enum Destination: Sendable, Equatable {
        /// Into this folder, which the command line names.
        case folder(String)
        /// Into this folder, which the configuration names, and which has to be inside one of the other folders.
        case configured(String, roots: [String])
        /// To standard output, as one valid file.
        case standardOutput
        /// Into the test target that matches the protocol's module.
        case testTarget
    }

    /// The user's request, with the configuration's values for options that are not given.
    struct Request: Sendable {
        /// The names of the protocols; empty for those opted in, or for all.
        let protocols: [NamePattern]
        /// Whether protocols that are not opted in count too.
        let isForAll: Bool
        let inputs: CommandInputs
        let kinds: [String]
        let style: DoubleStyle
        let templates: String?
        let destination: Destination
        let mode: DoubleWriter.Mode
        /// Whether requirements with default implementations get members too.
        let includesDefaults: Bool
        /// The optional features of the doubles.
        let features: Set<DoubleFeature>
        let access: DoubleAccess
        /// The condition of an `#if` around each double.
        let condition: String?
        /// The name of the only double.
        let name: String?
        let format: ResultFormat
        /// The default values for types.
        let configuration: Configuration
    }

    static let command = Command(
        name: "generate",
        summary: "writes new doubles, which are yours from then on",
        effect: .writes,
        discussion: """
            Writes test doubles for the named protocols, or for those that a comment like '// understudy: spy' opts \
            in. Each double is plain Swift source that belongs to you: edit it as you like. Existing files are left \
            unchanged; --force replaces one. A path stands for the opted-in protocols in it, or with --all for all \
            protocols in it.
            """,
        operands: Command.Operands("PROTOCOL|PATH", OperandHelp.protocols),
        options: GenerateOptions.all,
        exclusions: [["output", "stdout"], ["stdout", "dry-run"], ["stdout", "force"], ["all", "force"]],
        examples: [
            Command.Example(
                "understudy generate NoteStore --kind spy",
                "A spy in the test target that matches the protocol's module."),
            Command.Example(
                "understudy generate NoteStore --kind stub,spy --stdout", "Both kinds, printed as one file."),
            Command.Example(
                "understudy generate Note --kind fixture", "Note.fixture(), which makes a value for tests."),
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
        if kinds.contains(TestSubject.Form.fixture.rawValue) {
            return FixtureGeneration.perform(arguments, configuration, in: session)
        }
        // The user's own templates can add kinds and styles.
        if templates == nil, let error = DoubleNames.unknown(kinds: kinds, style: style) {
            return session.refuse(error, of: command.name)
        }
        let features = DoubleFeature.allCases.map(\.rawValue)
        if let unknown = arguments[GenerateOptions.features].first(where: { !features.contains($0) }) {
            return session.refuse(.unknownChoice(unknown, option: "--with", choices: features), of: command.name)
        }
        if let name = arguments[GenerateOptions.name], !SwiftNames.isTypeName(name) {
            return session.refuse(.malformedValue(name, option: "--name", form: "the name of a type"), of: command.name)
        }
        if let module = arguments[GenerateOptions.module], !SourceText.isModuleName(module) {
            return session.refuse(
                .malformedValue(module, option: "--module", form: "the name of a module"), of: command.name)
        }
        guard let operands = CommandOperands(arguments.operands, in: session),
            let inputs = inputs(operands, arguments, by: configuration, in: session)
        else { return .unusableInput }
        if arguments[GenerateOptions.force], operands.names.count != 1 || operands.names[0].isPattern {
            return session.refuse(
                .missingOperand("PROTOCOL", advice: "--force replaces the double of one protocol"), of: command.name)
        }
        let request = Request(
            protocols: operands.names,
            isForAll: arguments[GenerateOptions.everything],
            inputs: inputs,
            kinds: [kinds, style == nil ? configuration.kinds : []].first { !$0.isEmpty } ?? [usedStyle.usualKind.name],
            style: usedStyle,
            templates: templates,
            destination: destination(arguments, configuration, in: session),
            mode: DoubleWriter.Mode(
                isDryRun: arguments[GenerateOptions.dryRun], replaces: arguments[GenerateOptions.force],
                printsDiff: arguments[GenerateOptions.format] == .text),
            includesDefaults: arguments[GenerateOptions.includeDefaults] || configuration.includesDefaults,
            features: Set(arguments[GenerateOptions.features].compactMap(DoubleFeature.init(rawValue:))),
            access: arguments[GenerateOptions.access] ?? configuration.access,
            condition: arguments[GenerateOptions.condition], name: arguments[GenerateOptions.name],
            format: arguments[GenerateOptions.format],
            configuration: configuration
        )
        return run(request, in: session)
    }

    static func inputs(
        _ operands: CommandOperands, _ arguments: Arguments, by configuration: Configuration, in session: Session
    ) -> CommandInputs? {
        var places = InputPlaces(
            configuration, paths: arguments[GenerateOptions.inputs], context: arguments[GenerateOptions.context])
        places.chosen = operands.paths
        places.readsDependencies = true
        if let module = arguments[GenerateOptions.module] { places.module = module }
        return CommandInputs.find(places, in: session)
    }

    static func destination(
        _ arguments: Arguments, _ configuration: Configuration, in session: Session
    ) -> Destination {
        arguments[GenerateOptions.standardOutput]
            ? .standardOutput : Destination(arguments, configuration, package: session.packageFolder)
    }

    /// Does the work of the command.
    static func run(_ request: Request, in session: Session) -> ExitCode {
        let findsOptIns = request.protocols.isEmpty && !request.isForAll
        guard let reading = ProtocolReading(request.inputs.all, findsOptIns: findsOptIns, in: session) else {
            return .unusableInput
        }
        let selection = ProtocolSelection(request, in: reading.files) { request.inputs.types(in: session) }
        let problems = diagnostics(of: selection, in: reading.files)
        session.console.report((selection.diagnostics.isEmpty ? problems : reading.files.flatMap(\.diagnostics)))
        session.console.report(request.inputs.explaining(selection.diagnostics, in: session) + selection.warnings)
        guard !selection.choices.isEmpty, !problems.contains(where: { $0.severity == .error }) else {
            return .unusableInput
        }
        if request.name != nil, selection.choices.reduce(0, { $0 + $1.kinds.count }) != 1 {
            return session.refuse(
                .needsOne(option: "--name", advice: "name one protocol and one kind"), of: command.name)
        }
        guard let library = session.templateLibrary(request.templates) else { return .unusableInput }
        let unknown = selection.unknownKinds(style: request.style.name, in: library)
        session.console.report(unknown)
        guard unknown.isEmpty, let index = index(reading, selection, for: request) else { return .unusableInput }
        let code = write(selection, from: index, library: library, for: request, in: session)
        return selection.diagnostics.isEmpty ? code : .unusableInput
    }

    private static func index(
        _ reading: ProtocolReading, _ selection: ProtocolSelection, for request: Request
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

    /// Errors in the files of the chosen protocols; errors in other files don't matter.
    private static func diagnostics(
        of selection: ProtocolSelection, in files: [FileDeclarations]
    ) -> [Diagnostic] {
        let paths = Set(selection.choices.map { $0.declaration.source.path })
        return files.filter { paths.contains($0.source.path) }.flatMap(\.diagnostics)
    }

    private static func write(
        _ selection: ProtocolSelection, from index: DeclarationIndex, library: TemplateLibrary, for request: Request,
        in session: Session
    ) -> ExitCode {
        var options = request.configuration.doubleOptions(request.style.name)
        options.includesDefaults = request.includesDefaults
        options.features.formUnion(request.features)
        options.access = request.access.level
        options.condition = request.condition
        options.doubleName = request.name
        let isOneText = request.destination == .standardOutput
        options.isInPackage = !isOneText
        let usual = DoubleGenerator(index: index, library: library, options: options)
        let generator = isOneText ? usual.inOneText : usual
        let jobs = selection.choices.flatMap { choice in
            choice.kinds.map { (choice.declaration, DoubleKind(name: $0)) }
        }
        var results = concurrentMap(jobs, makeState: {}) { _, job in generator.generate(job.1, of: job.0) }
        if isOneText, let sharing = generator.sharingFile(with: results.compactMap { try? $0.get() }) {
            results = concurrentMap(jobs, makeState: {}) { _, job in sharing.generate(job.1, of: job.0) }
        }
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
        session.console.report(request.inputs.explaining(GenerationError.diagnostics(of: errors), in: session))
        var isComplete = errors.isEmpty
        var writer = DoubleWriter(
            generator: generator, session: session, mode: request.mode, format: request.configuration.format)
        do throws(TemplateError) {
            if isOneText {
                isComplete = try writer.print(outputs) && isComplete
            } else {
                var placement = DoublePlacement(request.destination, in: session)
                isComplete = writer.write(outputs, &placement) && isComplete
                WrittenFiles(results: writer.results, isDryRun: request.mode.isDryRun).print(
                    as: request.format, in: session)
            }
        } catch {
            session.report(error, templates: request.templates)
            isComplete = false
        }
        return isComplete ? .success : .unusableInput
    }
}

extension GenerateCommand.Destination {
    /// The folder from the command line, or else from the configuration.
    init(_ arguments: Arguments, _ configuration: Configuration, package: String) {
        if let folder = arguments[GenerateOptions.output] {
            self = .folder(folder)
        } else if let folder = configuration.output {
            // If the user names a configuration file, its folder is trusted.
            let named = arguments[CommonOptions.configuration].map { [Path.folder(of: $0)] } ?? []
            self = .configured(folder, roots: [package] + named)
        } else {
            self = .testTarget
        }
    }
}

extension Result where Success == DoubleGenerator.Output, Failure == GenerationError {
    /// The error in a template, if that is why there is no double.
    fileprivate var templateError: TemplateError? {
        guard case .failure(let error) = self else { return nil }
        return error.templateError
    }
}
