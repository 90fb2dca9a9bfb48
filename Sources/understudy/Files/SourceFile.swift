import UnderstudySemantics
import UnderstudySyntax

/// A Swift source to read.
struct SourceFile: Hashable, Sendable {
    /// The path to open and to name in diagnostics.
    let path: String
    /// The module that the file belongs to, if known.
    var module: String?
    /// The effects of that module's settings.
    var settings: ModuleSettings
    /// Whether git ignores it, so that a tool generates it.
    var isIgnored = false

    init(path: String, module: String? = nil, settings: ModuleSettings = ModuleSettings()) {
        self.path = path
        self.module = module
        self.settings = settings
    }

    /// The same file as one of `module`.
    func with(_ module: String?, _ settings: ModuleSettings) -> SourceFile {
        var source = self
        (source.module, source.settings) = (module, settings)
        return source
    }

    /// The name of standard input, in place of a path.
    static let standardInputName = "<stdin>"

    /// Standard input.
    static let standardInput = SourceFile(path: standardInputName)

    /// Whether a file of this name contains Swift.
    static func isSwift(_ name: String) -> Bool { name.hasSuffix(".swift") || isInterface(name) }

    /// Whether a file of this name is what the compiler wrote of a module's public declarations.
    static func isInterface(_ name: String) -> Bool { name.hasSuffix(".swiftinterface") }

    /// The ending of the folder of a module's interfaces, one for each platform.
    static let moduleEnding = ".swiftmodule"

    /// The module of the interface at `path`: the name of the `.swiftmodule` folder around it, or its own.
    static func moduleOfInterface(_ path: String) -> String? {
        guard isInterface(path) else { return nil }
        let folder = Path.name(of: Path.folder(of: path))
        let name = folder.hasSuffix(moduleEnding) ? folder : Path.name(of: path)
        let module = String(name.prefix { $0 != "." })
        return SourceText.isModuleName(module) ? module : nil
    }
}
