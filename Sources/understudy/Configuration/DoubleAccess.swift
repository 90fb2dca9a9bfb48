import UnderstudyDoubles
import UnderstudySemantics

/// The access level of doubles, as on the command line and in the configuration.
enum DoubleAccess: String, OptionChoice {
    /// Their module.
    case `internal`
    /// The package.
    case package
    /// Everywhere.
    case `public`

    /// The access level of declarations.
    var level: AccessLevel {
        switch self {
        case .internal: .internal
        case .package: .package
        case .public: .public
        }
    }
}

/// The source of the files' indentation and line length.
enum FormatSource: String, OptionChoice {
    /// The nearest `.swift-format`; without one, the format of the templates.
    case file
    /// The nearest `.swift-format`; without one, swift-format's defaults.
    case swiftFormat = "swift-format"

    /// The format if there is no `.swift-format`.
    var usual: FileFormat { self == .file ? .templates : .formatterDefaults }
}
