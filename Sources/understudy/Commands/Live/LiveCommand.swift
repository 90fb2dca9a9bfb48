import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `live`: what the build-tool plugin runs.
enum LiveCommand {
    /// The request of a build.
    struct Request: Sendable {
        let graph: PackageGraph
        /// The module that gets the doubles.
        let tests: PackageGraph.Module
        /// The file to write.
        let output: String
        /// A file that is also an input, and is rewritten while there are warnings; `nil` for none.
        let stamp: String?
        let format: ResultFormat
        let configuration: Configuration
        /// The file for the rule that lists what the output depends on; `nil` for none.
        let dependencies: DependencyFile?

        /// The style of the doubles.
        var style: DoubleStyle { DoubleStyle(name: configuration.style ?? DoubleNames.defaultStyle) }

        /// The kinds of doubles for protocols whose opt-in names none.
        var usualKinds: [String] { configuration.kinds.isEmpty ? [style.usualKind.name] : configuration.kinds }

        /// How owned doubles that no longer fit are reported.
        var driftSeverity: Severity { configuration.drift == .error ? .error : .warning }

        /// How doubles are written.
        var options: DoubleOptions { configuration.doubleOptions(style.name) }
    }

    /// Finds the owned doubles of the tests that no longer fit their protocols.
    typealias DriftSearch =
        @Sendable (Request, DeclarationIndex, TemplateLibrary) throws(TemplateError) -> [Diagnostic]

    /// The command; `drift` is the search for owned doubles that no longer fit.
    static func command(drift: @escaping DriftSearch) -> Command {
        Command(
            name: "live",
            summary: "writes the doubles that a build generates (for plugins and build systems)",
            effect: .servesPrograms,
            discussion: """
                Writes one Swift file with the doubles that comments such as '// understudy: spy' opt in to and that the \
                tests don't have yet. The build-tool plugin runs this, and any build system can. The result depends only on \
                the arguments, the files that they name and the manifests above these files.
                """,
            operands: Command.Operands(
                "NAME:PATH", "the sources: a module, and a path from its folder; or @FILE for a list of them"),
            options: LiveOptions.all,
            examples: [
                Command.Example(
                    "understudy live --output D.swift --module Notes=Sources --tests NotesTests=Tests Notes:Store.swift",
                    "The doubles that NotesTests needs of the protocols in one file of Notes.")
            ],
            run: { perform($0, drift: drift, in: $1) }
        )
    }

    private static func perform(_ given: Arguments, drift: DriftSearch, in session: Session) -> ExitCode {
        guard let arguments = withListedSources(given, in: session) else { return .unusableInput }
        let request: Request
        do throws(UsageError) {
            let told = try PackageGraph(arguments)
            let tests = told.modules.filter { $0.role == .tests }
            guard let output = arguments[LiveOptions.output] else {
                throw .missingValue(option: "--output", valueName: "FILE")
            }
            guard let first = tests.first, tests.count == 1 else {
                throw tests.isEmpty
                    ? .missingValue(option: "--tests", valueName: "NAME=DIR") : .repeatedOption("--tests")
            }
            guard let configuration = configuration(arguments, in: session),
                let graph = graph(told, configuration, in: session)
            else { return .unusableInput }
            request = Request(
                graph: graph, tests: first, output: output, stamp: arguments[LiveOptions.stamp],
                format: arguments[LiveOptions.format], configuration: configuration,
                dependencies: arguments[LiveOptions.depfile].map {
                    DependencyFile(path: $0, target: output, configuration: arguments[CommonOptions.configuration])
                })
        } catch {
            return session.refuse(error, of: "live")
        }
        return run(request, drift: drift, in: session)
    }

    /// The arguments with the lines of FILE in place of each operand `@FILE`: command lines have a limit, so build
    /// systems write longer ones to a file.
    private static func withListedSources(_ arguments: Arguments, in session: Session) -> Arguments? {
        guard arguments.operands.contains(where: { SourceWord($0).list != nil }) else { return arguments }
        var operands: [String] = []
        for operand in arguments.operands {
            guard let list = SourceWord(operand).list else {
                operands.append(operand)
                continue
            }
            do throws(FileError) {
                let lines = try session.files.contents(ofNamed: list)
                    .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                operands += lines.map { String(decoding: $0, as: UTF8.self) }
            } catch {
                session.console.report(error.diagnostic)
                return nil
            }
        }
        return arguments.replacingOperands(with: operands)
    }

    /// The configuration, if one is named; a build does not search for one, since its inputs have to be declared.
    private static func configuration(_ arguments: Arguments, in session: Session) -> Configuration? {
        arguments[CommonOptions.configuration] == nil ? Configuration() : Configuration.load(arguments, in: session)
    }

    /// The graph with the modules under test that the configuration names, if it names any.
    private static func graph(
        _ told: PackageGraph, _ configuration: Configuration, in session: Session
    ) -> PackageGraph? {
        if configuration.modules.isEmpty { return told }
        var modules: [String: [SourceFile]] = [:]
        var isComplete = true
        for (name, paths) in configuration.modules {
            let (sources, diagnostics) = SourcePaths.collect(paths, files: session.files)
            session.console.report(diagnostics)
            isComplete = isComplete && !diagnostics.contains { $0.severity == .error }
            modules[name] = sources.map { SourceFile(path: $0.path, module: name) }
        }
        return isComplete ? told.replacingOwn(with: modules) : nil
    }

    /// Does the work of the command.
    static func run(_ request: Request, drift: DriftSearch, in session: Session) -> ExitCode {
        var finder = ModuleFinder(files: session.files)
        let sources = request.graph.sources.map {
            SourceFile(path: $0.path, module: $0.module, settings: finder.settings(ofFileAt: $0.path))
                .applying(request.configuration.settings)
        }
        guard let reading = ProtocolReading(sources, tests: request.tests.name, in: session),
            let index = reading.index(for: request)
        else { return .unusableInput }
        let templates = request.configuration.templates
        guard let library = session.templateLibrary(templates) else { return .unusableInput }
        guard
            request.dependencies?.write(sources, manifests: finder.manifests, templates: templates, in: session) ?? true
        else {
            return .unusableInput
        }
        do throws(TemplateError) {
            return finish(
                try LiveFile(request, in: index, library: library), drift: try drift(request, index, library),
                for: request, in: session
            )
        } catch {
            session.report(error, templates: templates)
            return .unusableInput
        }
    }

    /// Reports the diagnostics and writes the file; then drift fails the build if it counts as an error.
    private static func finish(
        _ file: LiveFile, drift: [Diagnostic], for request: Request, in session: Session
    ) -> ExitCode {
        let diagnostics = file.diagnostics + drift
        // The reader of this message runs the tool through the package.
        session.console.report(diagnostics.map(Invocation.package.applied))
        if !diagnostics.isEmpty { renew(request.stamp, in: session) }
        do throws(FileError) {
            let isWritten = try write(file.bytes, to: request.output, in: session)
            if request.format == .json { session.console.write(report(request.output, isWritten: isWritten)) }
        } catch {
            session.console.report(error.diagnostic)
            return .unusableInput
        }
        return drift.contains { $0.severity == .error } ? .finding : .success
    }

    private static func report(_ path: String, isWritten: Bool) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("files") { json in
                json.object { json in
                    json.member("file", path)
                    json.member("written", isWritten)
                }
            }
        }
        return json.bytes
    }

    /// Changes the file at `path`; if a build system forbids that, warnings appear only when something has changed.
    private static func renew(_ path: String?, in session: Session) {
        guard let path, let old = try? session.files.contents(of: path) else { return }
        _ = try? session.files.replace(
            path, old, old == [UInt8(ascii: "1")] ? [UInt8(ascii: "2")] : [UInt8(ascii: "1")])
    }

    /// Writes `bytes` unless the file already has them, so that nothing is recompiled; returns whether it did.
    private static func write(_ bytes: [UInt8], to path: String, in session: Session) throws(FileError) -> Bool {
        guard session.files.exists(path) else {
            return try session.files.create(path, bytes) == .created
        }
        return try session.files.replace(path, try session.files.contents(of: path), bytes) == .replaced
    }
}
