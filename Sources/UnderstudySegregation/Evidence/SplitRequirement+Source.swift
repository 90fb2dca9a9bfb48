import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

extension SplitRequirement {
    /// What the splitter needs of the requirements of `usage`, in their order; overloads go by their signatures.
    static func all(of usage: ProtocolUsage) -> [SplitRequirement] {
        var counts: [String: Int] = [:]
        for entry in usage.requirements { counts[entry.requirement.name, default: 0] += 1 }
        return usage.requirements.enumerated().map { number, entry in
            let isShared = (counts[entry.requirement.name] ?? 0) > 1
            let name = isShared ? entry.requirement.publicSignature : entry.requirement.name
            let id = RequirementID(number)
            var requirement = SplitRequirement(entry, id: id, name: name)
            requirement.onlyForwards = requirement.hasDefault && usage.forwarding.contains(id)
            return requirement
        }
    }

    /// What the splitter needs of `resolved`.
    private init(_ resolved: ResolvedRequirement, id: RequirementID, name: String) {
        let requirement = resolved.requirement
        let source = requirement.source
        let parameters = requirement.parameters
        self.init(
            id: id,
            name: name,
            kind: Kind(requirement.kind),
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
    fileprivate init(_ kind: Requirement.Kind) {
        switch kind {
        case .func: self = .function
        case .var: self = .property
        case .`init`: self = .initializer
        case .subscript: self = .subscript
        case .associatedtype, .typealias: self = .associatedType
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
