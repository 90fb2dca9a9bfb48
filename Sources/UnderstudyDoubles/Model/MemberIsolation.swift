import UnderstudySemantics
import UnderstudySyntax

/// Where a member runs.
enum MemberIsolation: Equatable {
    /// Where its type runs.
    case type
    /// Nowhere in particular.
    case nonisolated
    /// Where its caller does (SE-0461), or on the actor that its caller passes (SE-0420).
    case caller
    /// On a global actor of its own.
    case globalActor(String)

    init(_ requirement: Requirement, in index: DeclarationIndex) {
        let signature = requirement.signature
        if signature.modifiers.contains(.nonsending) || signature.parameters.contains(where: { $0.type.has(.isolated) })
        {
            self = .caller
        } else if let actor = Self.globalActor(of: requirement, in: index) {
            self = .globalActor(actor)
        } else if Self.isNonisolated(requirement) {
            self = .nonisolated
        } else {
            self = .type
        }
    }

    /// Whether a member with it runs where `isolation` has its type run.
    func isShared(with isolation: Isolation) -> Bool {
        switch self {
        case .type: true
        case .nonisolated, .caller: isolation == .none
        case .globalActor(let actor): isolation == .none || isolation == .globalActor(actor)
        }
    }

    /// The global actor written on `requirement`.
    static func globalActor(of requirement: Requirement, in index: DeclarationIndex) -> String? {
        requirement.signature.attributes.lazy.compactMap { index.globalActor($0) }.first
    }

    /// Whether `#if … #endif` stands around a global actor among `attributes`, so that nothing tells where it applies.
    static func isConditional(_ attributes: [Attribute], in index: DeclarationIndex) -> Bool {
        attributes.contains { $0.choices.contains { index.globalActor(named: $0) != nil } }
    }

    /// The same of the attributes of `resolved`, or of a protocol that it refines.
    static func isConditional(_ resolved: ResolvedProtocol, in index: DeclarationIndex) -> Bool {
        ([resolved.declaration] + resolved.ancestors.map(\.declaration)).contains { declaration in
            isConditional(declaration.syntax.attributes.map { Attribute(declaration.source[$0]) }, in: index)
        }
    }

    /// Whether `requirement` says that it runs on no actor; `@concurrent` implies that.
    static func isNonisolated(_ requirement: Requirement) -> Bool {
        requirement.signature.modifiers.contains(.nonisolated) || requirement.signature.hasAttribute("concurrent")
    }
}
