public import UnderstudySyntax

extension Requirement {
    /// All types that the requirement is written with, constraints included.
    public var types: [TypeSyntax] {
        switch syntax.kind {
        case .function(let function):
            return function.parameters.map(\.type) + list(function.result) + list(function.effects.thrownType)
                + types(of: function.genericParameters, function.whereClause)
        case .initializer(let initializer):
            return initializer.parameters.map(\.type) + list(initializer.effects.thrownType)
                + types(of: initializer.genericParameters, initializer.whereClause)
        case .subscript(let syntax):
            return syntax.parameters.map(\.type) + [syntax.result]
                + types(of: syntax.genericParameters, syntax.whereClause)
        default:
            return list(binding?.type)
        }
    }

    /// What a function or a subscript returns, or the type of a property.
    public var result: TypeSyntax? {
        switch syntax.kind {
        case .function(let function): function.result
        case .subscript(let syntax): syntax.result
        default: binding?.type
        }
    }

    /// The generic parameters that the requirement declares.
    public var genericParameters: [GenericParameterSyntax] {
        switch syntax.kind {
        case .function(let function): function.genericParameters
        case .initializer(let initializer): initializer.genericParameters
        case .subscript(let syntax): syntax.genericParameters
        default: []
        }
    }

    private func list(_ type: TypeSyntax?) -> [TypeSyntax] { type.map { [$0] } ?? [] }

    private func types(of parameters: [GenericParameterSyntax], _ clause: WhereClauseSyntax?) -> [TypeSyntax] {
        parameters.compactMap(\.inherited) + (clause?.requirements ?? []).flatMap { [$0.left, $0.right] }
    }
}
