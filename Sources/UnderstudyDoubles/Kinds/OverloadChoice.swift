import UnderstudySemantics

extension MemberBuilder {
    /// What has to precede a forwarded call if only the result type distinguishes it from another overload.
    var overloadChoice: String {
        guard signature.kind.isFunction, signature.value == nil else { return "" }
        let types = signature.parameters.map(\.type.canonical)
        let isTaken = context.resolved.requirements.contains { entry in
            let other = entry.requirement
            return other.name == requirement.name && other.isStatic == requirement.isStatic
                && other.signature.kind.isFunction && other.signature.value != nil
                && other.signature.parameters.map(\.type.canonical) == types
        }
        return isTaken ? "let _: Void = " : ""
    }
}

extension Signature.Kind {
    /// Whether it is a function, an operator included.
    var isFunction: Bool {
        switch self {
        case .function, .operator: true
        case .initializer, .subscript, .property: false
        }
    }
}
