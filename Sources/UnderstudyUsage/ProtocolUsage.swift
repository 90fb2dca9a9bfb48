import UnderstudySemantics
import UnderstudySyntax

/// Who uses which requirement of one protocol, as far as the evidence shows.
///
/// The evidence may be source alone or a compiler's index: both end in this value.
package struct ProtocolUsage: Sendable {
    /// The protocol.
    package var declaration: ProtocolDeclaration
    /// The protocol's own requirements in the order of the source, types left out; a `RequirementID` is a place among
    /// them.
    package var requirements: [ResolvedRequirement]
    /// Everything that holds the protocol or uses it, sorted by place; conformers, extensions of it and doubles are left out.
    package var consumers: [ProtocolConsumer]
    /// The types that conform to it, doubles included and marked, sorted by place.
    package var conformers: [ProtocolConformer]
    /// The protocols in the sources that inherit it, or are composed of it, by name.
    package var refinements: [String]
    /// Places where a value of the protocol is used for something that could not be told.
    package var unresolved: [SourceLocation]
    /// Whether the sources extend the protocol.
    package var isExtended: Bool
    /// The requirements that extensions of the protocol implement, whatever they demand of the type.
    package var implementedByExtensions: Set<RequirementID> = []
    /// What extensions of the protocol do with its requirements.
    package var extensionUses: [ExtensionUse] = []
    /// The requirements that may be used where nothing is known of a value that has a member of their name.
    package var possiblyUsed: Set<RequirementID> = []
    /// Where requirements are used through a conforming type rather than the protocol, tests left out; the first place.
    package var concreteUses: [RequirementID: SourceLocation] = [:]
    /// The requirements whose default implementation only calls another one of the same base name, by number.
    package var forwarding: Set<RequirementID> = []
    /// Whether the protocol itself stands among tests or doubles.
    package var isTest = false
    /// Whether a tool wrote the file that declares it.
    package var isGenerated = false

    /// Gathers what is known of one protocol's users.
    package init(
        declaration: ProtocolDeclaration,
        requirements: [ResolvedRequirement],
        consumers: [ProtocolConsumer] = [],
        conformers: [ProtocolConformer] = [],
        refinements: [String] = [],
        unresolved: [SourceLocation] = [],
        isExtended: Bool = false
    ) {
        self.declaration = declaration
        self.requirements = requirements
        self.consumers = consumers
        self.conformers = conformers
        self.refinements = refinements
        self.unresolved = unresolved
        self.isExtended = isExtended
    }
}

/// A type, or a function outside all types, that holds a protocol: in a property, a parameter, a local or a generic.
package struct ProtocolConsumer: Sendable {
    /// The type's name with the path of its enclosing types, or the function's name with its labels.
    package var name: String
    /// The module that it stands in.
    package var module: String?
    /// Where it is declared; for a type that is only extended here, the first extension.
    package var location: SourceLocation
    /// Whether it stands among tests, previews or other code that no product ships.
    package var isTest: Bool
    /// Where it names the protocol: its properties, parameters and locals.
    package var holds: [ProtocolHold]
    /// The requirements that it uses itself, each place once, sorted by place.
    package var uses: [RequirementUse]
    /// To whom it hands values of the protocol on, each once, sorted by place.
    package var handsTo: [ValueHandover] = []
    /// The requirements that are used through its properties and parameters, by whomever the values are handed to.
    package var needs: Set<RequirementID> = []
    /// Whether a value that it holds is more than the base of a member somewhere: handed on, compared, collected.
    package var isMentioned = false
    /// Whether it uses a member that only an extension of the protocol has.
    package var usesExtension = false
    /// Whether it does something with the value that could not be followed.
    package var isUncertain: Bool
    /// How it comes by the values that it uses.
    package var access: ProtocolAccess
    /// Whether something that it inherits, or that inherits it, may fix the types of its members.
    package var isBoundByOthers = false

    /// Describes a consumer.
    package init(
        name: String, module: String? = nil, location: SourceLocation, isTest: Bool = false, holds: [ProtocolHold] = [],
        uses: [RequirementUse] = [], isUncertain: Bool = false, access: ProtocolAccess = .keeps
    ) {
        self.name = name
        self.module = module
        self.location = location
        self.isTest = isTest
        self.holds = holds
        self.uses = uses
        self.isUncertain = isUncertain
        self.access = access
    }
}

/// How a consumer comes by values of a protocol.
package enum ProtocolAccess: Int, Sendable, Comparable {
    /// Only through properties of others: `row.impl.count`.
    case reaches
    /// Some functions of the type are given one, or find it elsewhere.
    case takes
    /// A property of the type keeps one; of a function, its parameter.
    case keeps

    /// Whether less of `lhs` is the consumer's own.
    package static func < (lhs: ProtocolAccess, rhs: ProtocolAccess) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A place where a consumer names the protocol as a type.
package struct ProtocolHold: Sendable, Hashable {
    /// What is of the protocol's type there.
    package enum Kind: String, Sendable {
        /// A stored or computed property.
        case property
        /// A parameter of a function, an initialiser, a subscript or a closure.
        case parameter
        /// A local constant or variable.
        case local
        /// The result of a function, or of a getter.
        case result
        /// A generic parameter, or a constraint on one.
        case generic
    }

    /// What is of the protocol's type there.
    package var kind: Kind
    /// Where the type is written.
    package var location: SourceLocation
    /// The bytes of the type's name; an edit that narrows the consumer replaces them.
    package var range: ByteRange
    /// Whether a subtype would not do in its place: an `inout` parameter, a generic argument, a function's parameter.
    package var isInvariant: Bool

    /// Describes a place.
    package init(kind: Kind, location: SourceLocation, range: ByteRange, isInvariant: Bool = false) {
        self.kind = kind
        self.location = location
        self.range = range
        self.isInvariant = isInvariant
    }
}

/// A way that values of a protocol go.
package struct ValueHandover: Sendable, Hashable {
    /// The type or function that gets them.
    package var receiver: String
    /// Where they are handed to it first.
    package var location: SourceLocation
}

/// What one member that an extension adds to a protocol does with the protocol's requirements.
package struct ExtensionUse: Sendable, Equatable {
    /// The member's name, with labels.
    package var member: String
    /// The requirement that it implements, if it does.
    package var implements: RequirementID?
    /// The requirements that it uses.
    package var uses: Set<RequirementID>
}

/// One use of one requirement.
package struct RequirementUse: Sendable, Hashable {
    /// What is done with it.
    package enum Kind: String, Sendable {
        /// It is called, or subscripted.
        case call
        /// It is read, or referred to without a call.
        case read
        /// It is written.
        case write
    }

    /// Which of the usage's requirements.
    package var requirement: RequirementID
    /// What is done with it.
    package var kind: Kind
    /// Where its name stands.
    package var location: SourceLocation
    /// Whether the place is the call of a member that an extension of the protocol adds, which does it.
    package var isThroughExtension: Bool

    /// Describes a use.
    package init(
        requirement: RequirementID, kind: Kind, location: SourceLocation, isThroughExtension: Bool = false
    ) {
        self.requirement = requirement
        self.kind = kind
        self.location = location
        self.isThroughExtension = isThroughExtension
    }
}

/// A type that conforms to a protocol.
package struct ProtocolConformer: Sendable {
    /// The type's name with the path of its enclosing types.
    package var name: String
    /// Where the conformance is declared.
    package var location: SourceLocation
    /// Whether it is a test double, or stands among tests.
    package var isDouble: Bool
    /// Whether it is a structure or an enumeration.
    package var isValue: Bool

    /// Describes a conformer.
    package init(name: String, location: SourceLocation, isDouble: Bool, isValue: Bool = false) {
        self.name = name
        self.location = location
        self.isDouble = isDouble
        self.isValue = isValue
    }
}
