import UnderstudySemantics
import UnderstudySyntax

extension SplitRequirement {
    /// What the splitter needs of `resolved`; nothing for types, which belong to the protocol as a whole.
    init?(_ resolved: ResolvedRequirement, id: String) {
        let requirement = resolved.requirement
        let source = requirement.source
        guard let kind = Kind(requirement.kind) else { return nil }
        let parameters = requirement.parameters
        self.init(
            id: id,
            kind: kind,
            signature: requirement.signature,
            baseName: String(requirement.name.prefix { $0 != "(" }),
            parameterNames: parameters.compactMap { ($0.secondName ?? $0.firstName).map(source.text(in:)) },
            types: (parameters.map(\.type) + (requirement.result.map { [$0] } ?? [])).map {
                source.compactText(in: $0.range)
            },
            hasDefault: resolved.hasDefault,
            isOptional: requirement.hasModifier("optional"),
            isSettable: requirement.isSettable,
            isStatic: requirement.isStatic,
            isDeprecated: Withdrawal.isSaid(by: requirement.syntax.attributes, in: source)
        )
    }
}

extension SplitRequirement.Kind {
    /// The kind that can be moved to another protocol.
    fileprivate init?(_ kind: Requirement.Kind) {
        switch kind {
        case .func: self = .function
        case .var: self = .property
        case .`init`: self = .initializer
        case .subscript: self = .subscript
        case .associatedtype, .typealias: return nil
        }
    }
}

extension Requirement {
    fileprivate var parameters: [ParameterSyntax] {
        switch syntax.kind {
        case .function(let function): function.parameters
        case .initializer(let initializer): initializer.parameters
        case .subscript(let syntax): syntax.parameters
        default: []
        }
    }

    fileprivate var isSettable: Bool {
        let accessors: AccessorBlockSyntax? =
            if case .subscript(let syntax) = syntax.kind { syntax.accessors } else { binding?.accessors }
        return accessors?.accessors.contains { source.matches($0.name, "set") } ?? false
    }
}
