import UnderstudySemantics

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
    static func isSwift(_ name: String) -> Bool {
        name.hasSuffix(".swift")
    }
}
