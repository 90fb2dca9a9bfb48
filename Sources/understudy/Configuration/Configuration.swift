import UnderstudyDoubles

/// The contents of `.understudy.json`, which the command line overrides.
///
/// The published schema is `docs/schemas/understudy-config.schema.json`.
struct Configuration: Sendable, Equatable {
    /// Where the protocols are.
    var protocolPaths: [String] = []
    /// Sources read only to resolve names.
    var contextPaths: [String] = []
    /// The kinds of doubles to write.
    var kinds: [String] = []
    /// The set of templates that shapes the doubles.
    var style: String?
    /// The folder of the user's own templates.
    var templates: String?
    /// The folder for new doubles.
    var output: String?
    /// The module of the protocols, if the folders don't tell.
    var module: String?
    /// The modules under test, each with its folders and files, for builds that can't know them: in Xcode projects.
    var modules: [String: [String]] = [:]
    /// The compiler's settings for modules, by their names, where neither a manifest nor an Xcode project has them.
    var settings: [String: [SwiftSetting]] = [:]
    /// How a build reports owned doubles that no longer fit their protocols.
    var drift = DriftSeverity.warning
    /// Why protocols stay whole, by their names: `"Notes.Store": "…"`.
    var kept: [String: String] = [:]
    /// Default values for types, as Swift expressions: `"URL": "URL(filePath: \"/\")"`.
    var defaults: [String: String] = [:]
    /// Whether requirements with default implementations get members too.
    var includesDefaults = false
    /// The access level of doubles.
    var access = DoubleAccess.internal
    /// The source of the files' indentation and line length.
    var format = FormatSource.file
    /// The optional features of the doubles.
    var features: Set<DoubleFeature> = []
}

/// How a build reports owned doubles that no longer fit their protocols.
enum DriftSeverity: String, CaseIterable, Sendable {
    /// The build goes on.
    case warning
    /// The build fails.
    case error
}

extension Configuration {
    /// The keys of the file.
    enum Key: String, CaseIterable, Sendable {
        /// The address of the schema, for editors.
        case schema = "$schema"
        case `in`
        case context
        case kinds
        case style
        case templates
        case output
        case module
        case modules
        case swiftFlags
        case drift
        case keep
        case defaults
        case includeDefaults
        case with
        case access
        case format
    }
}
