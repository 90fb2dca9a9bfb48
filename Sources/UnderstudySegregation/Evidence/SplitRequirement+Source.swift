import UnderstudySemantics
import UnderstudySyntax

extension SplitRequirement {
    /// What the splitter needs of `resolved`; nothing for types, which belong to the protocol as a whole.
    init?(_ resolved: ResolvedRequirement, id: String) {
        let requirement = resolved.requirement
        let signature = requirement.signature
        guard let kind = Kind(requirement.kind) else { return nil }
        self.init(
            id: id,
            kind: kind,
            signature: requirement.text,
            baseName: String(requirement.name.prefix { $0 != "(" }),
            parameterNames: signature.parameters.compactMap { $0.secondName ?? $0.firstName },
            types: (signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])).map(\.description),
            hasDefault: resolved.hasDefault,
            isOptional: signature.hasModifier("optional"),
            isSettable: signature.isSettable,
            isStatic: requirement.isStatic,
            isDeprecated: Withdrawal.isSaid(by: requirement.syntax.attributes, in: requirement.source)
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
