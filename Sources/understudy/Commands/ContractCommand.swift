import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `contract`: writes the contract of a protocol, and a test that compares implementations by it.
enum ContractCommand {
    static let implementations = Option.list(
        "for", value: "TYPE[,TYPE…]",
        "the implementations to compare, the reference first; a single one is compared with the fake (default: the fake, and one that you name in the test)"
    )

    static let command = Command(
        name: "contract",
        summary: "writes a test that calls implementations of a protocol at random, and compares their answers",
        effect: .writes,
        discussion: """
            Writes the protocol's contract, which calls two implementations with the same random arguments, and a test \
            that fails with the shortest history of calls to which they answer differently. The contract belongs to \
            you; 'sync' follows the protocol. An implementation that can't be made without arguments is made by a \
            closure that you fill in.
            """,
        operands: Command.Operands("PROTOCOL", minimum: 1, OperandHelp.protocols),
        options: [
            implementations.declaration, GenerateOptions.inputs.declaration, GenerateOptions.context.declaration,
            GenerateOptions.module.declaration, GenerateOptions.output.declaration,
            GenerateOptions.dryRun.declaration, GenerateOptions.format.declaration,
        ],
        examples: [
            Command.Example(
                "understudy contract NotesStore --for InMemoryStore,LiveStore",
                "NotesStoreContract, and a test in which LiveStore has to answer like InMemoryStore.")
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let configuration = Configuration.load(arguments, in: session),
            let operands = CommandOperands(arguments.operands, in: session),
            let inputs = GenerateCommand.inputs(operands, arguments, by: configuration, in: session),
            let templates = TemplateChoice(configuration, in: session)
        else { return .unusableInput }
        let (index, isComplete) = DeclarationReader(session: session).readAll(inputs.all)
        guard isComplete else { return .unusableInput }
        session.system.keep(index)
        let known = index.files.filter { inputs.meant($0.source.path) }
        let names = ProtocolNames(groups: [known.flatMap(\.protocols)]) { known.flatMap(\.types) }
        var (declarations, problems): ([ProtocolDeclaration], [Diagnostic]) = ([], [])
        for name in operands.names {
            switch names.find(name) {
            case .success(let found): declarations += found
            case .failure(let problem): problems.append(problem.diagnostic)
            }
        }
        let named = arguments[implementations]
        var types: [TypeDeclaration] = []
        if !named.isEmpty {
            let selection = TypeSelection(named.map { NamePattern(text: $0) }, isForAll: false, in: index, inputs)
            problems += selection.diagnostics
            types = selection.types
        }
        session.console.report(problems)
        guard problems.isEmpty, !declarations.isEmpty else { return .unusableInput }
        let generator = DoubleGenerator(index: index, library: templates.library, options: templates.options)
        let writer = DoubleWriter(
            generator: generator, session: session,
            mode: DoubleWriter.Mode(isDryRun: arguments[GenerateOptions.dryRun]), format: configuration.format)
        let placement = DoublePlacement(GenerateCommand.destination(arguments, configuration, in: session), in: session)
        var work = Work(index: index, types: types, writer: writer, placement: placement)
        let isWhole = work.write(declarations, session)
        WrittenFiles(results: work.writer.results, isDryRun: arguments[GenerateOptions.dryRun]).print(
            as: arguments[GenerateOptions.format], in: session)
        return isWhole ? .success : .unusableInput
    }

    /// What is written for the protocols.
    private struct Work {
        let index: DeclarationIndex
        let types: [TypeDeclaration]
        var writer: DoubleWriter
        var placement: DoublePlacement

        /// Writes the contracts with what they need, and their tests.
        mutating func write(_ declarations: [ProtocolDeclaration], _ session: Session) -> Bool {
            var outputs: [DoubleGenerator.Output] = []
            var tests: [(ContractTest, ProtocolDeclaration)] = []
            var errors: [GenerationError] = []
            for declaration in declarations {
                var test = ContractTest(of: declaration, comparing: types, in: index)
                var kinds = [DoubleKind.contract]
                if types.count < 2 {
                    let fake = index.doubles(of: declaration).first { $0.kind == DoubleKind.fake.name }?.declaration
                    if fake == nil { kinds.append(.fake) }
                    test.addFake(fake?.name ?? writer.generator.name(of: declaration, .fake), fake)
                }
                for kind in kinds {
                    switch writer.generator.generate(kind, of: declaration) {
                    case .success(let output):
                        outputs.append(output)
                        if kind == .contract { test.contract = output.name }
                    case .failure(let error): errors.append(error)
                    }
                }
                if !test.contract.isEmpty { tests.append((test, declaration)) }
            }
            session.console.report(GenerationError.diagnostics(of: errors))
            var isWhole = writer.write(outputs, &placement) && errors.isEmpty
            for (test, declaration) in tests {
                guard case .success(let folder) = placement.folder(for: DoubleOrigin(declaration)) else { continue }
                let parent = Path.name(of: folder) == "Doubles" ? Path.folder(of: folder) : folder
                let path = Path.join(parent, DoubleWriter.fileName(for: test.contract + "Tests"))
                let module = writer.modules.module(ofFileAt: path)
                let isXCTest = index.usesOnlyXCTest(parent)
                isWhole = writer.write(path) { Array(test.text(in: module, isXCTest: isXCTest).utf8) } && isWhole
            }
            return isWhole
        }
    }
}

extension DeclarationIndex {
    /// Whether the tests in `folder` are written with XCTest alone.
    fileprivate func usesOnlyXCTest(_ folder: String) -> Bool {
        let others = files.filter { Path.isWithin(Path.normalized($0.source.path), Path.normalized(folder)) }
        let imported = Set(others.flatMap { $0.imports.map(\.module) })
        return imported.contains("XCTest") && !imported.contains("Testing")
    }
}
