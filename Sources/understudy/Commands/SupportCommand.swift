import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// `support`: small files that make tests shorter, each written once and then the user's.
enum SupportCommand {
    static let output = Option.text(
        "output", value: "DIR", "the folder to write to (default: the folder Doubles of the package's test target)")
    static let standardOutput = Option.flag("stdout", "print the files instead of writing them")
    static let templates = GenerateOptions.templates

    static let command = Command(
        name: "support",
        summary: "writes helpers for tests: inTurn, eventually, gate, callOrder",
        effect: .writes,
        discussion: """
            Writes small Swift files that make tests shorter. They are yours, don't import Understudy, and are written \
            only when you ask for them:

            inTurn: a stub that gives several answers, one per call: spy.loadStub = inTurn(first, second)
            eventually: waits for a condition: try await eventually { spy.saveCalls.count == 2 }
            gate: holds an answer back until the test releases it, to check loading states
            callOrder: records the order of calls to several doubles, if they were written with --with order

            Existing files are left unchanged; 'sync' keeps them up to date. With eventually, the Locked.swift of the \
            same module also gets the code that wakes it.
            """,
        operands: Command.Operands("NAME", minimum: 1, "what to write: inTurn, eventually, gate, callOrder"),
        options: [output.declaration, standardOutput.declaration, templates.declaration],
        exclusions: [["output", "stdout"]],
        examples: [
            Command.Example("understudy support eventually", "Writes Eventually.swift next to the doubles."),
            Command.Example("understudy support inTurn gate --output Tests/Support", "Writes two files elsewhere."),
        ],
        run: perform
    )

    /// The helpers, by their names in the command line.
    private static let helpers: [(name: String, type: SupportType)] = [
        ("inTurn", .inTurn), ("eventually", .eventually), ("gate", .gate), ("callOrder", .callOrder),
    ]

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        var types: Set<SupportType> = []
        for name in arguments.operands {
            guard let helper = helpers.first(where: { $0.name == name }) else {
                let choices = helpers.map(\.name)
                return session.refuse(.unknownChoice(name, option: command.name, choices: choices), of: command.name)
            }
            types.insert(helper.type)
        }
        guard let configuration = Configuration.load(arguments, in: session) else { return .unusableInput }
        let own = arguments[templates] ?? configuration.templates
        guard let library = session.templateLibrary(own) else { return .unusableInput }
        let isPrinted = arguments[standardOutput]
        let place = arguments[CommonOptions.packagePath] ?? "."
        guard let folder = isPrinted ? place : arguments[output] ?? folder(of: place, in: session) else {
            return .unusableInput
        }
        let format = FormatFile.format(for: folder, usual: configuration.format.usual, in: session.files)
        do throws(TemplateError) {
            let generator = DoubleGenerator(index: DeclarationIndex([]), library: library)
            let texts = try generator.supportFiles(types, format: format)
            if isPrinted {
                session.console.write(Array(texts.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])))
                return .success
            }
            guard write(texts, to: folder, in: session) else { return .unusableInput }
            let waking = LockWaking(around: folder, generator, configuration.format, in: session)
            let isComplete = types.contains(.eventually) ? try waking.perform() : true
            return isComplete ? .success : .unusableInput
        } catch {
            session.report(error, templates: own)
            return .unusableInput
        }
    }

    /// The folder `Doubles` of the only test target; if there is no such target, says what to do.
    private static func folder(of packagePath: String, in session: Session) -> String? {
        let absolute = Path.normalized(Path.join(session.files.currentFolder(), packagePath))
        var modules = ModuleFinder(files: session.files)
        let tests = modules.allTests(around: absolute)
        guard let only = tests.first, tests.count == 1 else {
            let reason =
                tests.isEmpty
                ? "there is no test target"
                : "there are several test targets (\(tests.map(\.name).joined(separator: ", ")))"
            session.console.report(
                Diagnostic(DiagnosticID("no-place"), .error, "\(reason); name a folder with --output, or use --stdout"))
            return nil
        }
        let folder = Path.join(only.folder, "Doubles")
        return Path.relative(folder, to: Path.normalized(session.files.currentFolder())) ?? folder
    }

    /// Whether the files exist now.
    private static func write(
        _ texts: [DoubleGenerator.SupportFile], to folder: String, in session: Session
    ) -> Bool {
        let present = TargetNames(
            Set(texts.map(\.name)), in: session.sources(ofModuleAround: Path.join(folder, "Support.swift"), in: folder),
            module: nil, files: session.files)
        for text in texts {
            let path = Path.join(folder, text.name + ".swift")
            let other = present.file(declaring: text.name) ?? present.file(calledLike: path)
            if let other, session.files.resolved(other) != session.files.resolved(path) {
                session.console.write("\(VisibleText.line(other)) has \(text.name) already; left unchanged\n")
                continue
            }
            do throws(FileError) {
                switch try session.files.create(path, text.bytes) {
                case .created: session.console.write("wrote \(VisibleText.line(path))\n")
                default: session.console.write("\(VisibleText.line(path)) already exists; left unchanged\n")
                }
            } catch {
                session.console.report(error.diagnostic)
                return false
            }
        }
        return true
    }
}
