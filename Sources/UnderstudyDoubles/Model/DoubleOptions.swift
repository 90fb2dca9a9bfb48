/// How doubles are to be written.
public struct DoubleOptions: Sendable {
    /// Whether requirements with default implementations get members too.
    public var includesDefaults = false
    /// Expressions for types, by the text of the type, before the built-in ones.
    public var defaultValues: [String: String] = [:]
    /// The name of the style.
    public var style = DoubleStyle.understudy.name

    /// Whether the doubles are for tests of the package that their protocols belong to, which see what is `package`.
    public var isInPackage = true

    /// Creates the usual options.
    public init() {}

    func defaults(for face: DoubleFace) -> DefaultValues {
        DefaultValues(configured: defaultValues, makesDeclaredTypes: !face.isForeign)
    }
}
