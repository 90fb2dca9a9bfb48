import UnderstudySyntax

/// A protocol with everything that it inherits, as far as the sources and the platform's protocols show.
public struct ResolvedProtocol: Sendable {
    /// The protocol.
    public let declaration: ProtocolDeclaration
    /// What it inherits, nearest first; itself not among them.
    public internal(set) var ancestors: [Ancestor] = []
    /// The inherited names that were not found.
    public internal(set) var unresolved: [String] = []
    /// The class that a conforming type must inherit from.
    public internal(set) var superclass: TypeDeclaration?
    /// The generic arguments of that class.
    package internal(set) var superclassArguments: [SwiftType] = []
    /// Whether the superclass says `@unchecked Sendable`, which each subclass has to say again.
    package internal(set) var restatesSendable = false
    /// Whether values are copied bit by bit, as no class is.
    package internal(set) var isBitwiseCopyable = false
    /// The isolation of its members, unless they say otherwise.
    public internal(set) var isolation: Isolation = .none
    /// The isolation of the requirements of the sources; `nil` for that of the protocols that state them.
    package internal(set) var ownIsolation: Isolation?
    /// Whether that is the superclass's: a protocol of a module in Swift 5 mode does not belong to its actor (SE-0434).
    package internal(set) var isIsolatedBySuperclass = false
    /// Whether values may be used from several threads at once.
    public internal(set) var isSendable = false
    /// Whether it inherits from `Sendable`: a protocol on a global actor need not, and values of it can't be sent then.
    package internal(set) var refinesSendable = false
    /// Whether a value of which only the protocol is known may be sent: the protocol or its superclass says so.
    package var hasSendableValues: Bool { refinesSendable || superclass != nil && isSendable }
    /// Whether only classes can conform.
    public internal(set) var isClassBound = false
    /// Whether what conforms is a class or an actor.
    package var isReference: Bool { isClassBound || isolation == .actor }
    /// The associated types, inherited ones last; one entry per name.
    public internal(set) var associatedTypes: [AssociatedType] = []
    /// Associated types that would have to be two types at once, with those types.
    public internal(set) var conflicts: [(name: String, types: [String])] = []
    /// Constraints on more than one associated type.
    package internal(set) var constraints: [ResolvedConstraint] = []
    /// What a conforming type must or may implement: its own requirements first.
    public internal(set) var requirements: [ResolvedRequirement] = []

    /// A protocol that another one inherits from.
    public struct Ancestor: Sendable {
        /// The protocol.
        public let declaration: ProtocolDeclaration
        /// Whether it comes from the table of the platform's protocols.
        public let isStandard: Bool
    }
}

/// An associated type with everything that is required of it.
public struct AssociatedType: Sendable {
    /// Its name.
    public let name: String
    /// What it must conform to.
    package internal(set) var constraints: [SwiftType] = []
    /// Those of them that no protocol states: they follow from what is made of it.
    package internal(set) var impliedConstraints: [SwiftType] = []
    /// Whether it must conform to a protocol that has requirements or may have some.
    package var isConstrained: Bool {
        constraints.contains { constraint in
            if case .suppressed = constraint { return false }
            return constraint != .named("Sendable") && constraint != .named("Any")
        }
    }
    /// The type that the protocol says it is.
    package internal(set) var fixedType: SwiftType?
    /// Whether that is a type of the same name, which a double sees without declaring it.
    package var isNamedLikeIt: Bool { fixedType == .named(name) }
    /// Whether that follows only from a property that two protocols declare.
    package internal(set) var isFixedByProperty = false
    /// The type that it is unless a conforming type says otherwise.
    package internal(set) var defaultType: SwiftType?
    /// How many of the constraints stand where that default does.
    var defaultConstraintCount = 0
    /// Whether more is asked of it than where its default stands, so that the default may not do.
    package var isConstrainedBeyondDefault: Bool { constraints.count > defaultConstraintCount }
    /// Whether it is declared by one of the platform's protocols only.
    public internal(set) var isStandard: Bool
    /// Whether a protocol of the sources read says what it must conform to.
    package internal(set) var isConstrainedInSources = false
}

extension ResolvedProtocol {
    /// The protocol with the associated types in `types` fixed, by their names.
    package func fixing(_ types: [String: SwiftType]) -> ResolvedProtocol {
        var copy = self
        for position in copy.associatedTypes.indices {
            guard let type = types[copy.associatedTypes[position].name] else { continue }
            copy.associatedTypes[position].fixedType = type
        }
        return copy
    }
}

/// A constraint that concerns more than one associated type.
package struct ResolvedConstraint: Sendable {
    /// The constraint.
    package let constraint: GenericConstraint
    /// Whether one of the platform's protocols states it.
    package let isStandard: Bool
}

/// A requirement as a conforming type has to satisfy it.
public struct ResolvedRequirement: Sendable {
    /// The requirement.
    package(set) public var requirement: Requirement
    /// The protocol that declares it.
    public let origin: ProtocolDeclaration
    /// Whether the origin is one of the platform's protocols.
    public let isStandard: Bool
    /// Whether a conforming class gets an implementation without writing one.
    public let hasDefault: Bool
    /// Whether an extension in the sources read is that implementation.
    public let isImplementedInSources: Bool
    /// The constant that this implementation gives and all it does, empty where it does nothing; `nil` for all others.
    package var constantDefault: String?
    /// The member of the superclass that meets it; `nil` where there is none.
    package var superclassMember: SuperclassMember?
    /// The names of the other protocols that require the same.
    package var restatedBy: [String] = []
}

extension ResolvedProtocol {
    /// The names of the platform's protocols among the ancestors.
    package var standardNames: Set<StandardProtocol.Name> {
        Set(ancestors.lazy.filter(\.isStandard).map { StandardProtocol.Name($0.declaration.name) })
    }

    /// Whether it inherits from the platform's protocol `name`.
    package func refines(_ name: StandardProtocol.Name) -> Bool {
        ancestors.contains { $0.isStandard && $0.declaration.name == name.text }
    }
}

extension ResolvedRequirement {
    /// The platform's protocol that states it; `nil` for one of the sources.
    package var standardOrigin: StandardProtocol.Name? { isStandard ? StandardProtocol.Name(origin.name) : nil }
}
