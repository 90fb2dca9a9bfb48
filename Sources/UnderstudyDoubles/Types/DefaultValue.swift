/// An expression that gives a member something to answer with until a test sets it.
struct DefaultValue: Sendable {
    /// The expression.
    let text: String
    /// The names of the standard types whose values it is made of, whether it writes them or not: each needs its module,
    /// for a literal too (SE-0444).
    let types: [String]

    /// The expression `text`, made of `parts`.
    init(_ text: String, madeOf parts: [DefaultValue] = []) {
        self.text = text
        types = parts.flatMap(\.types)
    }

    /// The expression `text` of values of the standard `types`.
    init(_ text: String, of types: [String]) {
        self.text = text
        self.types = types
    }
}
