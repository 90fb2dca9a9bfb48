import UnderstudySemantics
import UnderstudySyntax

/// Who uses which requirement of one protocol, as far as the evidence shows.
///
/// The evidence may come from source alone or from a compiler's index; both give this value.
package struct ProtocolUsage: Sendable {
    /// The protocol.
    package var declaration: ProtocolDeclaration
    /// The protocol's own requirements in source order, without types; a `RequirementID` is an index into them.
    package var requirements: [ResolvedRequirement]
    /// Everything that holds the protocol or uses it, sorted by place, without conforming types, its extensions and
    /// doubles.
    package var consumers: [ProtocolConsumer]
    /// The types that conform to it, including doubles, which are marked; sorted by place.
    package var conformers: [ProtocolConformer]
    /// The protocols in the sources that inherit it or are composed of it, by name.
    package var refinements: [String]
    /// Places where a value of the protocol is used in a way that could not be determined.
    package var unresolved: [SourceLocation]
    /// Places that would be unresolved without the compiler's index.
    package var settled: [SourceLocation] = []
    /// Whether the sources extend the protocol.
    package var isExtended: Bool
    /// The requirements that extensions of the protocol implement, whatever their constraints on the type.
    package var implementedByExtensions: Set<RequirementID> = []
    /// What extensions of the protocol do with its requirements.
    package var extensionUses: [ExtensionUse] = []
    /// The members that extensions add to it, without default implementations.
    package var addedMembers: [AddedMember] = []
    /// The requirements that may be used, because their name follows a value of unknown type.
    package var possiblyUsed: Set<RequirementID> = []
    /// Where requirements are used through a conforming type rather than the protocol, outside tests; the first place.
    package var concreteUses: [RequirementID: SourceLocation] = [:]
    /// The requirements whose default implementation only calls another one of the same base name, by number.
    package var forwarding: Set<RequirementID> = []
    /// The places of the protocol's type, and how values go between them.
    package var places = PlaceGraph()
    /// Whether the protocol itself is in tests or doubles.
    package var isTest = false
    /// Whether the file that declares it is generated.
    package var isGenerated = false

    /// Collects what is known about one protocol's users.
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

/// A consumer of one protocol, among all of them in the order of their places.
package typealias ConsumerID = ID<ProtocolConsumer>

/// A type, or a function outside all types, that holds a protocol: in a property, a parameter, a local or a generic.
package struct ProtocolConsumer: Sendable {
    /// The type's name with the path of its enclosing types, or the function's name with its labels.
    package var name: String
    /// The module that it is in.
    package var module: String?
    /// Where it is declared; for a type that is only extended here, the first extension.
    package var location: SourceLocation
    /// Whether it is among tests, previews or other code that no product ships.
    package var isTest: Bool
    /// Where it names the protocol: its properties, parameters and locals.
    package var holds: [ProtocolHold]
    /// The requirements that it uses itself, each place once, sorted by place.
    package var uses: [RequirementUse]
    /// What it passes values of the protocol to, each once, sorted by place.
    package var handsTo: [ValueHandover] = []
    /// The requirements that are used through its properties and parameters, also by code that the values are passed
    /// to.
    package var needs: Set<RequirementID> = []
    /// Whether a value that it holds is used other than as the base of a member: passed on, compared, collected.
    package var isMentioned = false
    /// Whether it uses a member that only an extension of the protocol has.
    package var usesExtension = false
    /// Whether it uses the value in a way that could not be followed.
    package var isUncertain: Bool
    /// How it accesses the values that it uses.
    package var access: ProtocolAccess
    /// Whether a type that it inherits, or that inherits it, may fix the types of its members.
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

/// How a consumer accesses values of a protocol.
package enum ProtocolAccess: Int, Sendable, Comparable {
    /// Only through properties of other types: `row.impl.count`.
    case reaches
    /// Functions of the type take one as a parameter, or get it elsewhere.
    case takes
    /// A property of the type keeps one; for a function, a parameter.
    case keeps

    /// Whether the consumer has less control in the case `lhs`.
    package static func < (lhs: ProtocolAccess, rhs: ProtocolAccess) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A place where a consumer names the protocol as a type.
package struct ProtocolHold: Sendable, Hashable {
    /// The kind of place.
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

    /// The kind of place.
    package var kind: Kind
    /// Where the type is written.
    package var location: SourceLocation
    /// The bytes of the type's name; an edit that narrows the consumer replaces them.
    package var range: ByteRange
    /// Whether a subtype is not allowed in its place: an `inout` parameter, a generic argument, a function's parameter.
    package var isInvariant: Bool

    /// Describes a place.
    package init(kind: Kind, location: SourceLocation, range: ByteRange, isInvariant: Bool = false) {
        self.kind = kind
        self.location = location
        self.range = range
        self.isInvariant = isInvariant
    }
}

/// A handover of values of a protocol.
package struct ValueHandover: Sendable, Hashable {
    /// The type or function that gets them.
    package var receiver: String
    /// Where they are first passed to it.
    package var location: SourceLocation
}

/// How one member that an extension adds to a protocol uses the protocol's requirements.
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
    /// How it is used.
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
    /// How it is used.
    package var kind: Kind
    /// Where its name is.
    package var location: SourceLocation
    /// Whether the place is a call of a member that an extension of the protocol adds, which contains the use.
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
    /// Whether it is a test double, or is among tests.
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
