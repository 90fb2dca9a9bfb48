import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `live`: what the build-tool plugin runs.
enum LiveCommand {
    /// What a build asks for.
    struct Request: Sendable {
        let graph: PackageGraph
        /// The module that gets the doubles.
        let tests: PackageGraph.Module
        /// The file to write.
        let output: String
        let configuration: Configuration
    }

    static let output = Option.text("output", "FILE", "the Swift file to write; left alone when nothing changes")

    static let command = Command(
        name: "live",
        summary: "writes the doubles that a build makes anew (for plugins and build systems)",
        discussion: """
            Writes one Swift file with the doubles that comments such as '// understudy: spy' ask for and that the tests \
            don't own yet. The build-tool plugin runs this; so can any build system. What it does depends on its \
            arguments, the files they name and the manifests above these, and on nothing else.
            """,
        operands: Command.Operands("NAME:PATH", "the sources: the module, and the path from its folder"),
        options: [output.declaration] + PackageGraph.options,
        examples: [
            Command.Example(
                "understudy live --output Doubles.swift --module Notes=Sources/Notes --tests NotesTests=Tests/NotesTests "
                    + "Notes:NoteStore.swift NotesTests:NoteTests.swift",
                "The doubles for NotesTests of the protocols in one file of Notes.")
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        let request: Request
        do throws(UsageError) {
            let graph = try PackageGraph(arguments)
            let tests = graph.modules.filter { $0.role == .tests }
            guard let output = arguments[output] else {
                throw .missingValue(option: "--output", valueName: "FILE")
            }
            guard let first = tests.first, tests.count == 1 else {
                throw tests.isEmpty
                    ? .missingValue(option: "--tests", valueName: "NAME=DIR") : .repeatedOption("--tests")
            }
            guard let configuration = configuration(arguments, in: session) else { return .unusableInput }
            request = Request(graph: graph, tests: first, output: output, configuration: configuration)
        } catch {
            return session.refuse(error, of: command.name)
        }
        return run(request, in: session)
    }

    /// The configuration that is named; a build looks for none, since what it reads has to be declared.
    private static func configuration(_ arguments: Arguments, in session: Session) -> Configuration? {
        arguments[CommonOptions.configuration] == nil ? Configuration() : Configuration.load(arguments, in: session)
    }

    /// Does the work of the command.
    static func run(_ request: Request, in session: Session) -> ExitCode {
        let sources = request.graph.sources(settingsFrom: session.files)
        let (index, isComplete) = DeclarationReader(session: session).readAll(sources)
        guard isComplete else { return .unusableInput }
        let templates = request.configuration.templates
        let library: TemplateLibrary
        switch TemplateSource.library(folder: templates, files: session.files) {
        case .success(let found): library = found
        case .failure(.template(let error)):
            session.report(error, templates: templates)
            return .unusableInput
        case .failure(.file(let error)):
            session.console.report(error.diagnostic)
            return .unusableInput
        }
        do throws(TemplateError) {
            let file = try LiveFile(request, index, library)
            session.console.report(file.diagnostics)
            return write(file.bytes, to: request.output, in: session)
        } catch {
            session.report(error, templates: templates)
            return .unusableInput
        }
    }

    /// Writes `bytes` unless they stand there already, so that nothing is compiled again.
    private static func write(_ bytes: [UInt8], to path: String, in session: Session) -> ExitCode {
        do throws(FileError) {
            if session.files.exists(path) {
                _ = try session.files.replace(path, try session.files.contents(of: path), bytes)
            } else {
                _ = try session.files.create(path, bytes)
            }
            return .success
        } catch {
            session.console.report(error.diagnostic)
            return .unusableInput
        }
    }
}
