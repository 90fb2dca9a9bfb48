import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `harness`: writes a structure that makes a type with all its doubles.
enum HarnessCommand {
    static let kind = Option.text(
        "kind", value: "KIND",
        "what to write of protocols that have no double yet (default: \(DoubleNames.defaultKind))")

    static let command = Command(
        name: "harness",
        summary: "writes a structure that makes a type with all its doubles, for tests",
        effect: .writes,
        discussion: """
            Writes a structure with a double for each protocol that the type's initialiser takes, a value for \
            everything else, and make(), which gives the type. Doubles of the test target are used, and missing ones \
            are written. The structure belongs to you; 'sync' follows the initialiser, so that a test that makes the \
            type with it stays as it is when a dependency is added.
            """,
        operands: Command.Operands("TYPE", minimum: 1, "the names of types"),
        options: [
            kind.declaration, GenerateOptions.inputs.declaration, GenerateOptions.context.declaration,
            GenerateOptions.module.declaration, GenerateOptions.output.declaration,
            GenerateOptions.standardOutput.declaration, GenerateOptions.dryRun.declaration,
            GenerateOptions.templates.declaration, GenerateOptions.format.declaration,
        ],
        exclusions: [["output", "stdout"], ["stdout", "dry-run"]],
        examples: [
            Command.Example(
                "understudy harness ProfileViewModel", "ProfileViewModelHarness in the test target of its module.")
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        let kind = arguments[kind] ?? DoubleNames.defaultKind
        if arguments[GenerateOptions.templates] == nil, let error = DoubleNames.unknown(kinds: [kind], style: nil) {
            return session.refuse(error, of: command.name)
        }
        guard let configuration = Configuration.load(arguments, in: session),
            let operands = CommandOperands(arguments.operands, in: session),
            let inputs = GenerateCommand.inputs(operands, arguments, by: configuration, in: session),
            let templates = TemplateChoice(configuration, folder: arguments[GenerateOptions.templates], in: session)
        else { return .unusableInput }
        let (index, isComplete) = DeclarationReader(session: session).readAll(inputs.all)
        guard isComplete else { return .unusableInput }
        session.system.keep(index)
        let selection = TypeSelection(
            operands.names, isForAll: false, followsProtocols: false, in: index, inputs)
        session.console.report(selection.diagnostics)
        guard !selection.types.isEmpty else { return .unusableInput }
        var placement = DoublePlacement(GenerateCommand.destination(arguments, configuration, in: session), in: session)
        do throws(TemplateError) {
            let (outputs, errors) = try make(
                selection.types, DoubleKind(name: kind), in: index, templates, &placement, in: session)
            session.console.report(errors.map(\.diagnostic))
            let isDryRun = arguments[GenerateOptions.dryRun]
            var writer = DoubleWriter(
                generator: DoubleGenerator(index: index, library: templates.library, options: templates.options),
                session: session, mode: DoubleWriter.Mode(isDryRun: isDryRun), format: configuration.format)
            var isWhole = errors.isEmpty && selection.diagnostics.isEmpty
            if arguments[GenerateOptions.standardOutput] {
                isWhole = try writer.print(outputs) && isWhole
            } else {
                isWhole = writer.write(outputs, &placement) && isWhole
                WrittenFiles(results: writer.results, isDryRun: isDryRun)
                    .print(as: arguments[GenerateOptions.format], in: session)
            }
            return isWhole ? .success : .unusableInput
        } catch {
            templates.report(error, in: session)
            return .unusableInput
        }
    }

    private static func make(
        _ types: [TypeDeclaration], _ kind: DoubleKind, in index: DeclarationIndex, _ templates: TemplateChoice,
        _ placement: inout DoublePlacement, in session: Session
    ) throws(TemplateError) -> (outputs: [DoubleGenerator.Output], errors: [GenerationError]) {
        var modules = ModuleFinder(files: session.files)
        var companions = HarnessCompanions(in: index, library: templates.library, options: templates.options)
        var homes: [String?] = []
        for type in types {
            let home = try? placement.folder(for: DoubleOrigin(type)).get()
            let module = modules.module(ofFileAt: Path.join(home ?? "", "any.swift"))
            homes.append(module)
            let count = companions.outputs.count
            try companions.add(for: type, kind: kind, in: home ?? "", module)
            // Tests of another module can't use what is in the tests of the protocol's.
            guard let home else { continue }
            for output in companions.outputs[count...] { placement.put(output.origin, in: home) }
        }
        var outputs = companions.outputs
        var errors: [GenerationError] = []
        let generator = SubjectGenerator(index: companions.index, options: templates.options)
        for (type, module) in zip(types, homes) {
            let fixtures = Fixtures(in: companions.index, for: module)
            switch generator.make(.harness, of: type, fixtures, in: module) {
            case .success(let made): outputs.append(generator.output(made, of: type))
            case .failure(let error): errors.append(error)
            }
        }
        return (outputs, errors)
    }
}
