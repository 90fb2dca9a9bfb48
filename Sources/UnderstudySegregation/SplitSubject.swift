import UnderstudyUsage

/// One protocol with everything that is known about it and its users: the input of `Segregation`.
package struct SplitSubject: Sendable, Equatable {
    /// What is known about the protocol as a whole.
    package var facts: ProtocolFacts
    /// The protocol's own requirements, in declaration order.
    package var requirements: [SplitRequirement]
    /// The consumers that use the protocol themselves, without those that only pass the value on.
    package var consumers: [SplitConsumer]

    /// The subject without the requirements that are ignored, and these requirements: deprecated ones, and those that
    /// no consumer uses and whose default implementation only calls another requirement.
    func leavingOut() -> (subject: SplitSubject, leftOut: [SplitRequirement]) {
        let used = consumers.reduce(into: facts.hooks) { $0.formUnion($1.uses) }
        let counts = { (requirement: SplitRequirement) in
            !requirement.isDeprecated && !(requirement.onlyForwards && !used.contains(requirement.id))
        }
        var subject = self
        subject.requirements.removeAll { !counts($0) }
        return (subject, requirements.filter { !counts($0) })
    }

    /// Gathers a protocol, its requirements and its consumers.
    package init(facts: ProtocolFacts, requirements: [SplitRequirement], consumers: [SplitConsumer] = []) {
        self.facts = facts
        self.requirements = requirements
        self.consumers = consumers
    }
}

/// A requirement as the splitter needs to see it.
package struct SplitRequirement: Sendable, Equatable {
    /// What is required.
    package enum Kind: String, Sendable {
        /// A method or an operator.
        case function = "func"
        /// A property.
        case property = "var"
        /// An initialiser.
        case initializer = "init"
        /// A subscript.
        case `subscript`
        /// An associated type.
        case associatedType = "associatedtype"
    }

    /// Which of the protocol's requirements it is.
    package var id: RequirementID
    /// What the requirement is called in reports, unique in its protocol: name and labels, or the whole signature.
    package var name: String
    /// What is required.
    package var kind: Kind
    /// The whole declaration as it would be written in a part; empty if nothing is to be written.
    package var signature: String
    /// The name without labels.
    package var baseName: String
    /// The names of the parameters as the body of a witness sees them.
    package var parameterNames: [String]
    /// The texts of the types that the signature mentions.
    package var types: [String]
    /// Whether an extension in the sources implements it.
    package var hasDefault: Bool
    /// Whether that implementation exists for all conforming types, not only for some.
    package var hasUnconditionalDefault: Bool
    /// Whether it is `@objc optional`.
    package var isOptional: Bool
    /// Whether the property or subscript can be written to.
    package var isSettable: Bool
    /// Whether it gives a value back.
    package var hasResult: Bool
    /// Whether it is a static member.
    package var isStatic: Bool
    /// Whether its attributes tell users not to use it: `deprecated`, `obsoleted` or `unavailable`.
    package var isDeprecated: Bool
    /// Whether its default implementation only calls another requirement of the same base name.
    package var onlyForwards: Bool

    /// Describes a requirement.
    package init(
        id: RequirementID,
        name: String,
        kind: Kind = .function,
        signature: String = "",
        baseName: String,
        parameterNames: [String] = [],
        types: [String] = [],
        hasDefault: Bool = false,
        hasUnconditionalDefault: Bool? = nil,
        isOptional: Bool = false,
        isSettable: Bool = false,
        hasResult: Bool = true,
        isStatic: Bool = false,
        isDeprecated: Bool = false,
        onlyForwards: Bool = false
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.signature = signature
        self.baseName = baseName
        self.parameterNames = parameterNames
        self.types = types
        self.hasDefault = hasDefault
        self.hasUnconditionalDefault = hasUnconditionalDefault ?? hasDefault
        self.isOptional = isOptional
        self.isSettable = isSettable
        self.hasResult = hasResult
        self.isStatic = isStatic
        self.isDeprecated = isDeprecated
        self.onlyForwards = onlyForwards
    }

    /// Whether every conforming type has to implement it.
    package var isEffective: Bool { !hasUnconditionalDefault && !isOptional }

    /// Whether it is a static member or an initialiser.
    package var isOfType: Bool { isStatic || kind == .initializer }
}

/// A type or function that holds the protocol.
package struct SplitConsumer: Sendable, Equatable {
    /// Which of the protocol's consumers it is.
    package var id: ConsumerID
    /// The consumer's name, nested types with their path.
    package var name: String
    /// The module that it is in.
    package var module: String
    /// The requirements that it uses itself.
    package var uses: Set<RequirementID>
    /// The requirements that are used through the values it holds, by itself or by the code that it passes them to.
    package var needs: Set<RequirementID>
    /// Whether some of its uses could not be resolved.
    package var isUncertain: Bool
    /// Whether it keeps a value of the protocol, so that it could keep one of another type instead.
    package var isKeeper: Bool

    /// Describes a consumer.
    package init(
        id: ConsumerID, name: String, module: String = "", uses: Set<RequirementID>, isUncertain: Bool = false,
        needs: Set<RequirementID>? = nil, isKeeper: Bool = true
    ) {
        self.id = id
        self.name = name
        self.module = module
        self.uses = uses
        self.needs = uses.union(needs ?? [])
        self.isUncertain = isUncertain
        self.isKeeper = isKeeper
    }

    /// Whether it holds the protocol without using any requirement itself.
    package var isIdle: Bool { uses.isEmpty }
}

/// What is known about a protocol as a whole.
package struct ProtocolFacts: Sendable, Equatable {
    /// The protocol's name, with the path of enclosing types.
    package var name: String
    /// The module that declares it.
    package var module: String
    /// The access level as it has to be written, empty for internal.
    package var access: String
    /// How many types conform to it, doubles left out.
    package var conformerCount: Int
    /// The names of its associated types.
    package var associatedTypes: [String]
    /// Whether one of the associated types is primary.
    package var hasPrimaryAssociatedTypes: Bool
    /// Whether the sources extend it.
    package var isExtended: Bool
    /// Whether a `where` clause constrains it.
    package var hasWhereClause = false
    /// Why its owner wants it whole; `nil` when nobody says so.
    package var keepReason: String?
    /// Whether a comment above it asks a generator for doubles.
    package var isMarkedForDoubles = false
    /// Whether it is `@objc`.
    package var isObjC: Bool
    /// What it inherits, as it is written.
    package var inherits: [String]
    /// Names that a new protocol may not take.
    package var namesInScope: Set<String>
    /// How the small protocols around it are named.
    package var style: NameStyle
    /// Whether there may be users outside the sources.
    package var hasUnknownUsers: Bool
    /// Whether it already is a part of a composition or of a protocol that inherits it.
    package var isPart = false
    /// Whether nearly everything that conforms to it is a structure or an enumeration.
    package var isOfValues = false
    /// The requirements that the protocol's own extensions call from members with other names: hooks of a template
    /// method.
    package var hooks: Set<RequirementID> = []
    /// The requirements that an extension of the protocol implements, for all conforming types or for some.
    package var implemented: Set<RequirementID> = []
    /// Requirements that a default implementation ties together: it implements the first and calls the others.
    package var ties: [Set<RequirementID>] = []
    /// The requirements that are used, or may be used, other than by a known consumer of the protocol.
    package var usedElsewhere: Set<RequirementID> = []
    /// Why it should not be split, whatever its requirements and users; `ordinary` if there is no such reason.
    package var standing: Standing

    /// What a protocol is to those who maintain it.
    package enum Standing: Sendable {
        /// Code like any other.
        case ordinary
        /// Declared among tests or doubles.
        case test
        /// Written by a tool.
        case generated
        /// Marked as deprecated, obsoleted or unavailable.
        case deprecated
    }

    /// Describes a protocol.
    package init(
        name: String,
        module: String = "",
        access: String = "",
        conformerCount: Int = 0,
        associatedTypes: [String] = [],
        hasPrimaryAssociatedTypes: Bool = false,
        isExtended: Bool = false,
        isObjC: Bool = false,
        inherits: [String] = [],
        namesInScope: Set<String> = [],
        style: NameStyle = NameStyle(),
        hasUnknownUsers: Bool = false,
        standing: Standing = .ordinary
    ) {
        self.name = name
        self.module = module
        self.access = access
        self.conformerCount = conformerCount
        self.associatedTypes = associatedTypes
        self.hasPrimaryAssociatedTypes = hasPrimaryAssociatedTypes
        self.isExtended = isExtended
        self.isObjC = isObjC
        self.inherits = inherits
        self.namesInScope = namesInScope
        self.style = style
        self.hasUnknownUsers = hasUnknownUsers
        self.standing = standing
    }

    /// The name without the path of enclosing types.
    package var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
