public import UnderstudySemantics

/// How doubles are to be written.
public struct DoubleOptions: Sendable {
    /// Whether requirements with default implementations get members too.
    public var includesDefaults = false
    /// Expressions for types, by the text of the type, before the built-in ones; however the type is spelled there.
    public var defaultValues: [String: String] = [:] {
        didSet {
            let types = defaultValues.map { (SwiftType(parsing: $0.key)?.canonical ?? .named($0.key), $0.value) }
            configuredValues = Dictionary(types, uniquingKeysWith: min)
        }
    }
    private var configuredValues: [SwiftType: String] = [:]
    /// The name of the style.
    public var style = DoubleStyle.understudy.name

    /// Whether the doubles are for tests of the package that their protocols belong to, which see what is `package`.
    public var isInPackage = true

    /// The functions, with labels, that have a closure which calls run though they return nothing.
    package var told: Set<String> = []
    /// The functions, with labels, that have a member though they have a default implementation.
    package var included: Set<String> = []
    /// What doubles have besides the usual.
    public var features: Set<DoubleFeature> = []
    /// From where doubles can be used, as far as their protocols can.
    public var access = AccessLevel.internal
    /// The condition of an `#if` around doubles; `nil` for none.
    public var condition: String?
    /// The name of the double; `nil` for the usual.
    public var doubleName: String?
    /// The modules that other doubles of the same file import.
    var importedBeside: Set<String> = []
    /// The form in which what is recorded is kept.
    package var edition = DoubleEdition.current

    /// Creates the usual options.
    public init() {}

    func defaults(for face: DoubleFace) -> DefaultValues {
        DefaultValues(configured: configuredValues, makesDeclaredTypes: face.makesDeclaredTypes)
    }
}
