import UnderstudySemantics

extension MemberBuilder {
    /// What stands before a call that is forwarded, where only a result of another type tells it from another call.
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
