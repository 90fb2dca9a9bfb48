/// The context of one command.
struct Session: Sendable {
    /// The files.
    let files: FileSystem
    /// Where to write.
    let console: Console
    /// The modules of the package, if a plugin gave them.
    let graph: PackageGraph?

    init(files: FileSystem, console: Console, graph: PackageGraph?) {
        self.files = files
        self.console = console
        self.graph = graph
    }

    init(system: System, settings: OutputSettings, graph: PackageGraph? = nil) {
        files = system.files
        console = Console(system: system, settings: settings, invocation: graph == nil ? .tool : .package)
        self.graph = graph
    }

    /// The session for a command with `arguments`; `nil`, with a diagnostic, if the graph that they name can't be read.
    init?(system: System, arguments: Arguments) throws(UsageError) {
        let settings = OutputSettings(arguments)
        guard let path = arguments[CommonOptions.graph] else {
            self.init(system: system, settings: settings)
            return
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try system.files.contents(ofNamed: path)
        } catch {
            Console(system: system, settings: settings).report(error.diagnostic)
            return nil
        }
        self.init(system: system, settings: settings, graph: try PackageGraph(words: bytes))
    }
}
