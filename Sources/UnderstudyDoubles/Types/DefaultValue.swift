import UnderstudySemantics

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
    /// The type that it tells by itself, as it is written; `nil` where a declaration has to state it.
    private(set) var toldType: String?

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

    /// The same, which tells the type `name` by itself.
    func telling(_ name: String?) -> DefaultValue {
        var value = self
        value.toldType = name
        return value
    }

    /// A new double called `name`.
    static func double(_ name: String) -> DefaultValue {
        var value = DefaultValue(name + "()")
        value.isDouble = true
        return value
    }
}

extension TypeScope {
    /// The type that the literal `text` tells by itself; `nil` where the sources give the name of that type to another one,
    /// or another type to literals.
    func typeTold(by text: String) -> String? {
        guard let literal = LiteralType(text),
            ![literal.rawValue, literal.alias].contains(where: { index.lookUpAnything($0, from: origin) })
        else { return nil }
        return literal.rawValue
    }
}
