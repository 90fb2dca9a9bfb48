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
        summary: "writes helpers for tests: inTurn, eventually, gate, callOrder, separateStatics",
        effect: .writes,
        discussion: """
            Writes small Swift files that make tests shorter. They are yours, don't import Understudy, and are written \
            only when you ask for them:

            inTurn: a stub that gives several answers, one per call: spy.loadStub = inTurn(first, second)
            eventually: waits for a condition: try await eventually { spy.saveCalls.count == 2 }
            gate: holds an answer back until the test releases it, to check loading states
            callOrder: records the order of calls to several doubles, if they were written with --with order
            separateStatics: gives each test its own storage of static members: @Suite(.separateStatics)

            Existing files are left unchanged; 'sync' keeps them up to date. With eventually or \
            separateStatics, the Locked.swift of the same module also gets the code that these need.
            """,
        operands: Command.Operands(
            "NAME", minimum: 1, "what to write: inTurn, eventually, gate, callOrder, separateStatics"),
        options: [
            output.declaration, standardOutput.declaration, GenerateOptions.dryRun.declaration,
            GenerateOptions.format.declaration, templates.declaration,
        ],
        exclusions: [["output", "stdout"], ["stdout", "dry-run"]],
        examples: [
            Command.Example("understudy support eventually", "Writes Eventually.swift next to the doubles."),
            Command.Example("understudy support inTurn gate --output Tests/Support", "Writes two files elsewhere."),
        ],
        run: perform
    )

    /// The helpers, by their names in the command line.
    private static let helpers: [(name: String, type: SupportType)] = [
        ("inTurn", .inTurn), ("eventually", .eventually), ("gate", .gate), ("callOrder", .callOrder),
        ("separateStatics", .separateStatics),
    ]

    /// The names of the helpers.
    static let names = helpers.map(\.name)

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        var types: Set<SupportType> = []
        for name in arguments.operands {
            guard let helper = helpers.first(where: { $0.name == name }) else {
                let choices = helpers.map(\.name)
                return session.refuse(.unknownChoice(name, option: command.name, choices: choices), of: command.name)
            }
            types.formUnion(helper.type == .separateStatics ? [helper.type, .locked, .lockedShared] : [helper.type])
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
            var modules = ModuleFinder(files: session.files)
            let setting =
                isPrinted
                ? SupportSetting()
                : SupportSetting(ofFilesIn: folder, module: nil, DeclarationIndex([]), &modules)
            let texts = try generator.supportFiles(types, in: setting, format: format)
            if isPrinted {
                session.console.write(Array(texts.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])))
                return .success
            }
            let (isDryRun, form) = (arguments[GenerateOptions.dryRun], arguments[GenerateOptions.format])
            guard var results = write(texts, to: folder, isDryRun: isDryRun, form, in: session) else {
                return .unusableInput
            }
            let waking = LockWaking(around: folder, generator, configuration.format, in: session)
            var changes: [FileChange]? = []
            if types.contains(.lockedShared), !isDryRun { changes = try waking.add([.lockedShared]) }
            if types.contains(.eventually), !isDryRun, let made = changes {
                changes = try waking.perform().map { made + $0 }
            }
            results += (changes ?? []).map {
                DoubleWriter.FileResult(path: $0.path, isNew: false, isSupport: true, change: $0)
            }
            WrittenFiles(results: results, isDryRun: isDryRun).print(as: form, in: session)
            return changes == nil ? .unusableInput : .success
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

    /// What was done with each file; `nil` if one can't be written, which is reported.
    private static func write(
        _ texts: [DoubleGenerator.SupportFile], to folder: String, isDryRun: Bool, _ form: ResultFormat,
        in session: Session
    ) -> [DoubleWriter.FileResult]? {
        let present = TargetNames(
            Set(texts.map(\.name)), in: session.sources(ofModuleAround: Path.join(folder, "Support.swift"), in: folder),
            module: nil, files: session.files)
        var results: [DoubleWriter.FileResult] = []
        func leave(_ path: String, _ message: String) {
            results.append(DoubleWriter.FileResult(path: path, isNew: false, isSupport: true, change: nil))
            guard form == .text else { return }
            session.console.write("\(VisibleText.line(path)) \(message); left unchanged\n")
        }
        for text in texts {
            let path = Path.join(folder, text.name + ".swift")
            let other = present.file(declaring: text.name) ?? present.file(calledLike: path)
            if let other, session.files.resolved(other) != session.files.resolved(path) {
                leave(other, "has \(text.name) already")
                continue
            }
            do throws(FileError) {
                let isThere: Bool
                if isDryRun {
                    isThere = session.files.exists(path)
                } else if case .created = try session.files.create(path, text.bytes) {
                    isThere = false
                } else {
                    isThere = true
                }
                if isThere {
                    leave(path, "already exists")
                } else {
                    results.append(
                        DoubleWriter.FileResult(
                            path: path, isNew: true, isSupport: true, change: FileChange(creating: path, text.bytes)))
                }
            } catch {
                session.console.report(error.diagnostic)
                return nil
            }
        }
        return results
    }
}
