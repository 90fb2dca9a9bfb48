/// The context of one command: a value with everything that the command uses.
final class Session: Sendable {
    /// The environment of the tool.
    let system: System
    /// Where to write.
    let console: Console
    /// The modules of the package, if a plugin passed them.
    let graph: PackageGraph?
    /// The folder of the package to work on, relative to the current folder.
    let packageFolder: String

    /// The files.
    var files: FileSystem { system.files }

    /// The same session with other files.
    func replacingFiles(with files: FileSystem) -> Session {
        var system = system
        system.files = files
        return Session(system: system, console: console, graph: graph, packageFolder: packageFolder)
    }

    /// The same session with another stream for results.
    func writing(to output: ByteSink) -> Session {
        var system = system
        system.output = output
        return Session(
            system: system, console: console.writing(to: output), graph: graph, packageFolder: packageFolder)
    }

    private init(system: System, console: Console, graph: PackageGraph?, packageFolder: String) {
        self.system = system
        self.console = console
        self.graph = graph
        self.packageFolder = packageFolder
    }

    convenience init(
        system: System, settings: OutputSettings, graph: PackageGraph? = nil, packageFolder: String = "."
    ) {
        let console = Console(system: system, settings: settings, invocation: graph == nil ? .tool : .package)
        self.init(system: system, console: console, graph: graph, packageFolder: packageFolder)
    }

    /// The session for a command with `arguments`; `nil`, with a diagnostic, if the graph that they name can't be read.
    convenience init?(system: System, arguments: Arguments) throws(UsageError) {
        let settings = OutputSettings(arguments)
        guard let path = arguments[CommonOptions.graph] else {
            let folder = arguments[CommonOptions.packagePath].map(Path.tidied)
            self.init(
                system: system, settings: settings,
                packageFolder: folder ?? PackageDiscovery.folder(files: system.files))
            return
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try system.files.contents(ofNamed: path)
        } catch {
            Console(system: system, settings: settings).report(error.diagnostic)
            return nil
        }
        self.init(
            system: system, settings: settings, graph: try PackageGraph(words: bytes),
            packageFolder: Path.tidied(arguments[CommonOptions.packagePath] ?? "."))
    }
}
