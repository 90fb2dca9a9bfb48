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
        discussion: """
            Writes small files of Swift that make tests shorter. They are yours, import nothing of Understudy, and are \
            written only when you ask for them:

            inTurn      a stub that gives several answers, one a call: spy.loadStub = inTurn(first, second)
            eventually  waits for a condition: try await eventually { spy.saveCalls.count == 2 }
            gate        holds an answer back until the test lets it go, to look at loading states
            callOrder   the order of calls to several doubles, for doubles written with --with order

            A file that exists already is left unchanged.
            """,
        operands: Command.Operands("NAME", minimum: 1, "what to write: inTurn, eventually, gate, callOrder"),
        options: [output.declaration, standardOutput.declaration, templates.declaration],
        exclusions: [["output", "stdout"]],
        examples: [
            Command.Example("understudy support eventually", "Writes Eventually.swift beside the doubles."),
            Command.Example("understudy support inTurn gate --output Tests/Support", "Writes two files elsewhere."),
        ],
        run: perform
    )

    /// A helper: its name in the command line, its template and its file.
    private enum Helper: String, CaseIterable {
        case inTurn
        case eventually
        case gate
        case callOrder

        /// The name of the template and of the file, without their endings.
        var fileName: String {
            switch self {
            case .inTurn: "InTurn"
            case .eventually: "Eventually"
            case .gate: "Gate"
            case .callOrder: "CallOrder"
            }
        }

        /// What is above the text of the template.
        var head: String { self == .callOrder ? "import Foundation\n\n" : "" }
    }

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        var helpers: [Helper] = []
        for name in arguments.operands {
            guard let helper = Helper(rawValue: name) else {
                let choices = Helper.allCases.map(\.rawValue)
                return session.refuse(.unknownChoice(name, option: command.name, choices: choices), of: command.name)
            }
            if !helpers.contains(helper) { helpers.append(helper) }
        }
        guard let configuration = Configuration.load(arguments, in: session) else { return .unusableInput }
        let own = arguments[templates] ?? configuration.templates
        guard let library = session.templateLibrary(own), let texts = render(helpers, library, own: own, in: session)
        else {
            return .unusableInput
        }
        if arguments[standardOutput] {
            session.console.write(Array(texts.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])))
            return .success
        }
        guard let folder = arguments[output] ?? folder(of: arguments[CommonOptions.packagePath] ?? ".", in: session)
        else { return .unusableInput }
        return write(texts, to: folder, in: session)
    }

    private static func render(
        _ helpers: [Helper], _ library: TemplateLibrary, own: String?, in session: Session
    ) -> [(name: String, bytes: [UInt8])]? {
        do throws(TemplateError) {
            var texts: [(name: String, bytes: [UInt8])] = []
            for helper in helpers {
                let bytes = try library.render("understudy/support/" + helper.fileName, TemplateMap())
                texts.append((helper.fileName + ".swift", Array(helper.head.utf8) + bytes))
            }
            return texts
        } catch {
            session.report(error, templates: own)
            return nil
        }
    }

    /// The folder `Doubles` of the package's only test target; says what to do where there is no such target.
    private static func folder(of packagePath: String, in session: Session) -> String? {
        let absolute = Path.normalized(Path.join(session.files.currentFolder(), packagePath))
        var modules = ModuleFinder(files: session.files)
        let package = modules.package(around: absolute)
        let tests = package.map { $0.layout.targets.filter { $0.kind == .testTarget } } ?? []
        guard let package, let only = tests.first, tests.count == 1 else {
            let reason =
                tests.isEmpty
                ? "there is no test target"
                : "there are several test targets (\(tests.map(\.name).joined(separator: ", ")))"
            session.console.report(
                Diagnostic(DiagnosticID("no-place"), .error, "\(reason); name a folder with --output, or use --stdout"))
            return nil
        }
        let folder = Path.join(package.folder, Path.join(package.layout.folder(of: only), "Doubles"))
        return Path.relative(folder, to: Path.normalized(session.files.currentFolder())) ?? folder
    }

    private static func write(
        _ texts: [(name: String, bytes: [UInt8])], to folder: String, in session: Session
    ) -> ExitCode {
        for (name, bytes) in texts {
            let path = Path.join(folder, name)
            do throws(FileError) {
                switch try session.files.create(path, bytes) {
                case .created: session.console.write("wrote \(VisibleText.line(path))\n")
                default: session.console.write("\(VisibleText.line(path)) already exists; left unchanged\n")
                }
            } catch {
                session.console.report(error.diagnostic)
                return .unusableInput
            }
        }
        return .success
    }
}
