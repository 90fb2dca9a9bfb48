import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

extension SplitRequirement {
    /// The requirements of `usage` as the splitter needs them, in their order; overloads are named by their signatures.
    static func all(of usage: ProtocolUsage) -> [SplitRequirement] {
        var counts: [String: Int] = [:]
        for entry in usage.requirements { counts[entry.requirement.name, default: 0] += 1 }
        return usage.requirements.enumerated().map { number, entry in
            let isShared = (counts[entry.requirement.name] ?? 0) > 1
            let name = isShared ? entry.requirement.publicText : entry.requirement.name
            let id = RequirementID(number)
            var requirement = SplitRequirement(entry, id: id, name: name)
            requirement.onlyForwards = requirement.hasDefault && usage.forwarding.contains(id)
            return requirement
        }
    }

    /// The requirement `resolved` as the splitter needs it.
    private init(_ resolved: ResolvedRequirement, id: RequirementID, name: String) {
        let requirement = resolved.requirement
        let signature = requirement.signature
        self.init(
            id: id,
            name: name,
            kind: Kind(requirement.kind),
            signature: requirement.text,
            baseName: String(requirement.name.prefix { $0 != "(" }),
            parameterNames: signature.parameters.compactMap { $0.secondName ?? $0.firstName },
            types: (signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])).map(\.description),
            hasDefault: resolved.hasDefault,
            isOptional: signature.hasModifier("optional"),
            isSettable: signature.isSettable,
            hasResult: signature.result != nil,
            takesClosure: signature.parameters.contains { Self.isClosure($0) },
            isStatic: requirement.isStatic,
            isDeprecated: Withdrawal.isSaid(by: requirement.source[requirement.syntax.attributes])
        )
    }

    /// Whether `parameter` is a function, judging by its type or, if that is an alias, by its name.
    private static func isClosure(_ parameter: Signature.Parameter) -> Bool {
        let name = parameter.secondName ?? parameter.firstName
        return parameter.type.writesFunction
            || name.flatMap { IdentifierWords.split($0).last }.map(CommonWords.closures.contains) == true
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
