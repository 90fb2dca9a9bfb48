import UnderstudyDoubles
import UnderstudySemantics

/// From where doubles can be used, as the command line and the configuration say it.
enum DoubleAccess: String, OptionChoice {
    /// The module that they are in.
    case `internal`
    /// The package.
    case package
    /// Everyone.
    case `public`

    /// The level of declarations.
    var level: AccessLevel {
        switch self {
        case .internal: .internal
        case .package: .package
        case .public: .public
        }
    }
}

/// Whose indentation and line length files have.
enum FormatSource: String, OptionChoice {
    /// The nearest `.swift-format`; without one, that of the templates.
    case file
    /// The nearest `.swift-format`; without one, swift-format's defaults.
    case swiftFormat = "swift-format"

    /// The format where there is no `.swift-format`.
    var usual: FileFormat { self == .file ? .templates : .formatterDefaults }
}
