/// The options that every command understands, in addition to its own `--format`.
enum CommonOptions {
    static let packagePath = Option.text(
        "package-path", value: "DIR", "the package to work on (default: the one around the current folder)")
    static let configuration = Option.text(
        "config", value: "FILE", "the configuration to read (default: .understudy.json in the package)")
    static let swiftFlags = Option.texts(
        "swift-flags", value: "MODULE=FLAGS",
        "settings of a module that no manifest or Xcode project has, as in 'App=-default-isolation MainActor'; can be repeated"
    )
    static let color = Option<ColorChoice>.choice(
        "color", value: "WHEN", default: .auto, "colour lists and diagnostics: auto, always or never")
    static let quiet = Option.flag("quiet", "suppress warnings, notes and messages of success")
    static let verbose = Option.flag("verbose", "print which configuration and how many files are read")
    static let help = Option.flag("help", short: "h", "print this help")
    static let version = Option.flag("version", short: "V", "print the version")

    /// The package's graph from the command plugin; not meant for people, so the help omits it.
    static let graph = Option.text(
        "graph", value: "FILE", "the modules of the package, as the command plugin writes them")

    /// The folder of the user's templates, for the commands that take one.
    static let templates = Option.text(
        "templates", value: "DIR",
        "a folder of your own templates, which take precedence over the built-in ones of the same name")

    /// The declarations, in the order of the help.
    static let all = [
        packagePath.declaration, configuration.declaration, swiftFlags.declaration, color.declaration,
        quiet.declaration,
        verbose.declaration, help.declaration, version.declaration,
    ]

    /// All understood options, whether or not the help shows them.
    static let understood = all + [graph.declaration]

    /// The common options of which at most one can be given.
    static let exclusions = [["quiet", "verbose"]]
}

extension OutputSettings {
    /// The settings given by the common options.
    init(_ arguments: Arguments) {
        self.init(
            color: arguments[CommonOptions.color],
            isQuiet: arguments[CommonOptions.quiet],
            isVerbose: arguments[CommonOptions.verbose]
        )
    }
}
