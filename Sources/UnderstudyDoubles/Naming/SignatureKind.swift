import UnderstudySemantics

extension Signature.Kind {
    /// Whether it is a function, an operator included.
    var isFunction: Bool {
        switch self {
        case .function, .operator: true
        case .initializer, .subscript, .property: false
        }
    }

    /// Whether it is a property.
    var isProperty: Bool { if case .property = self { true } else { false } }

    /// Whether it is a subscript.
    var isSubscript: Bool { if case .subscript = self { true } else { false } }
}
