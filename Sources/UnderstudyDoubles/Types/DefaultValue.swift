/// An expression that gives a member something to answer with until a test sets it.
struct DefaultValue: Sendable {
    /// The expression.
    let text: String
    /// The names of the standard types whose values it is made of, whether it writes them or not: each needs its module,
    /// for a literal too (SE-0444).
    let types: [String]
    /// The paths of the types whose fixtures it calls.
    let fixtures: [String]
    /// Whether it is a double, whose type says more than the protocol.
    private(set) var isDouble = false

    /// The expression `text`, made of `parts`.
    init(_ text: String, madeOf parts: [DefaultValue] = []) {
        self.text = text
        types = parts.flatMap(\.types)
        fixtures = parts.flatMap(\.fixtures)
    }

    /// The expression `text` of values of the standard `types`.
    init(_ text: String, of types: [String], fixtures: [String] = []) {
        self.text = text
        self.types = types
        self.fixtures = fixtures
    }

    /// A new double called `name`.
    static func double(_ name: String) -> DefaultValue {
        var value = DefaultValue(name + "()")
        value.isDouble = true
        return value
    }
}
