/// How doubles are to be written.
public struct DoubleOptions: Sendable {
    /// Whether requirements with default implementations get members too.
    public var includesDefaults = false
    /// Expressions for types, by the text of the type, before the built-in ones.
    public var defaultValues: [String: String] = [:]
    /// The folder of the style's templates.
    public var style = "understudy"

    /// Creates the usual options.
    public init() {}

    var defaults: DefaultValues { DefaultValues(configured: defaultValues) }
}
