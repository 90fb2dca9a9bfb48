/// What `.understudy.json` says: each value where the command line doesn't say otherwise.
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
    /// The module of the protocols, where the folders don't tell.
    var module: String?
    /// The modules under test, each with its folders and files, where a build can't tell: in Xcode projects.
    var modules: [String: [String]] = [:]
    /// How a build tells of owned doubles that don't fit their protocols any more.
    var drift = DriftSeverity.warning
    /// Default values for types, as Swift expressions: `"URL": "URL(filePath: \"/\")"`.
    var defaults: [String: String] = [:]
    /// Whether requirements with default implementations are doubled too.
    var includesDefaults = false
}

/// How a build tells of owned doubles that don't fit their protocols any more.
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
        case drift
        case defaults
        case includeDefaults
    }
}
