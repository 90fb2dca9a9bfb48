import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `generate --kind fixture`: writes functions that make values of types.
enum FixtureGeneration {
    /// Writes a file for each type that the operands mean.
    static func perform(_ arguments: Arguments, _ configuration: Configuration, in session: Session) -> ExitCode {
        let command = GenerateCommand.command.name
        let kinds = arguments[GenerateOptions.kinds]
        guard kinds.count == 1 else {
            return session.refuse(
                .malformedValue(
                    kinds.joined(separator: ","), option: "--kind",
                    form: "fixture alone: it is made of types, and the others of protocols"),
                of: command)
        }
        guard let operands = CommandOperands(arguments.operands, in: session),
            let inputs = GenerateCommand.inputs(operands, arguments, by: configuration, in: session)
        else { return .unusableInput }
        let (index, isComplete) = DeclarationReader(session: session).readAll(inputs.all)
        guard isComplete else { return .unusableInput }
        session.system.keep(index)
        let isForAll = arguments[GenerateOptions.everything] || !operands.paths.isEmpty
        let selection = TypeSelection(operands.names, isForAll: isForAll, in: index, inputs)
        session.console.report(selection.diagnostics)
        guard !selection.types.isEmpty else { return .unusableInput }
        guard let templates = TemplateChoice(configuration, in: session) else { return .unusableInput }
        var options = templates.options
        options.access = (arguments[GenerateOptions.access] ?? configuration.access).level
        options.condition = arguments[GenerateOptions.condition]
        var placement = DoublePlacement(GenerateCommand.destination(arguments, configuration, in: session), in: session)
        let keepsOthers = !arguments[GenerateOptions.standardOutput] && !arguments[GenerateOptions.force]
        let (outputs, known, errors) = make(
            selection.types, in: index, options, keepsOthers: keepsOthers, &placement, in: session)
        session.console.report(known + GenerationError.diagnostics(of: errors))
        var isWhole = selection.diagnostics.isEmpty && errors.isEmpty
        let mode = DoubleWriter.Mode(
            isDryRun: arguments[GenerateOptions.dryRun], replaces: arguments[GenerateOptions.force])
        let generator = DoubleGenerator(index: index, library: templates.library, options: options)
        var writer = DoubleWriter(generator: generator, session: session, mode: mode, format: configuration.format)
        do throws(TemplateError) {
            if arguments[GenerateOptions.standardOutput] {
                isWhole = try writer.print(outputs) && isWhole
            } else {
                isWhole = writer.write(outputs, &placement) && isWhole
                WrittenFiles(results: writer.results, isDryRun: mode.isDryRun)
                    .print(as: arguments[GenerateOptions.format], in: session)
            }
        } catch {
            templates.report(error, in: session)
            isWhole = false
        }
        return isWhole ? .success : .unusableInput
    }

    /// The fixtures of `types`, those that there are already, and why there are no others.
    private static func make(
        _ types: [TypeDeclaration], in index: DeclarationIndex, _ options: DoubleOptions, keepsOthers: Bool,
        _ placement: inout DoublePlacement, in session: Session
    ) -> (outputs: [DoubleGenerator.Output], known: [Diagnostic], errors: [GenerationError]) {
        let generator = SubjectGenerator(index: index, options: options)
        var modules = ModuleFinder(files: session.files)
        var groups: [(module: String?, types: [TypeDeclaration])] = []
        var places: [String: Int] = [:]
        for type in types {
            let folder = try? placement.folder(for: DoubleOrigin(type)).get()
            let module = folder.flatMap { modules.module(ofFileAt: Path.join($0, "any.swift")) }
            let key = module ?? ""
            if places[key] == nil {
                places[key] = groups.count
                groups.append((module, []))
            }
            groups[places[key] ?? 0].types.append(type)
        }
        var (outputs, known, errors): ([DoubleGenerator.Output], [Diagnostic], [GenerationError]) = ([], [], [])
        for group in groups {
            let there = Fixtures(in: index, for: group.module)
            let wanted = group.types.filter { type in
                guard keepsOthers, let place = there.places[type.name] else { return true }
                known.append(
                    Diagnostic(
                        DiagnosticID("file-exists"), .warning,
                        "'\(type.name)' has a fixture here already; left unchanged", at: place))
                return false
            }
            for result in generator.fixtures(of: wanted, beside: there, in: group.module) {
                switch result {
                case .success(let output): outputs.append(output)
                case .failure(let error): errors.append(error)
                }
            }
        }
        return (outputs, known, errors)
    }
}
