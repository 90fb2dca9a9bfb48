import UnderstudySemantics
import UnderstudySyntax

/// The places whose written type is one protocol or one concrete type, and how values go from one to the other.
package struct PlaceGraph: Sendable {
    /// The places, in the order of the sources.
    package var places: [TypedPlace] = []
    /// Each pair of places between which values go, once.
    package var ways: [PlaceWay] = []
    /// The members that are used through the places.
    package var members: [UsedMember] = []

    /// Creates a graph without places.
    package init() {}

    /// One of the places.
    package subscript(id: TypedPlaceID) -> TypedPlace {
        // A place may have as many obstacles as there are uses, so they are added in place.
        _read { yield places[id.number] }
        _modify { yield &places[id.number] }
    }

    /// One of the members.
    package subscript(id: UsedMemberID) -> UsedMember { members[id.number] }
}

/// A property, a parameter or a local variable of the type.
package struct TypedPlace: Sendable {
    /// What it is.
    package var kind: ProtocolHold.Kind
    /// The name of the property, parameter or variable.
    package var name: String
    /// What messages call it: what is declared in a body is its owner's.
    package var shownName: String { name.isEmpty ? owner : name }
    /// The type that contains it, or the function outside of types.
    package var owner: String
    /// Where the owner is declared.
    package var ownerLocation: SourceLocation
    /// The module that contains it.
    package var module: String?
    /// Whether it is in tests or doubles.
    package var isTest = false
    /// Whether code that was not read may pass values to it: it is a parameter of a public function.
    package var isOpenToOthers = false
    /// The path of the type.
    package var type = ""
    /// Where it names the type.
    package var holds: [ProtocolHold]
    /// The members that are used directly through it.
    package var uses: Set<UsedMemberID> = []
    /// Those of them that are written to.
    package var writes: Set<UsedMemberID> = []
    /// What is used of its values besides members that the sources declare.
    package var reliances: [PlaceReliance] = []
    /// The paths of inherited types as which its values are passed on.
    package var handedAs: Set<String> = []
    /// The reasons against any other type in this place.
    package var obstacles: [PlaceObstacle] = []
    /// The values that it gets.
    package var gifts: [PlaceGift] = []
    /// Those of them whose types are inferred from the place's own.
    package var inferredGifts: [InferredGift] = []

    /// Who has places: a type, or a function outside of types.
    package struct Owner: Hashable, Sendable {
        /// The name.
        package let name: String
        /// Where it is declared.
        package let location: SourceLocation

        /// Names an owner.
        package init(name: String, location: SourceLocation) { (self.name, self.location) = (name, location) }
    }

    /// The type or function that contains it, with its place.
    package var home: Owner { Owner(name: owner, location: ownerLocation) }

    /// Whether its values are used as what `kind` says.
    package func relies(on kind: PlaceReliance.Kind) -> Bool { reliances.contains { $0.kind == kind } }

    /// Describes a place.
    package init(
        kind: ProtocolHold.Kind, name: String, owner: String, ownerLocation: SourceLocation, holds: [ProtocolHold]
    ) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.ownerLocation = ownerLocation
        self.holds = holds
    }
}

/// A use of a place's values for what no member of its type says, which another type has to give as well.
package struct PlaceReliance: Sendable, Hashable {
    /// What is relied on; the raw value orders them.
    package enum Kind: Int, Sendable {
        /// A member that the type inherits from a class, or from a protocol that was not read.
        case inherited
        /// Which object it is.
        case identity
        /// That it is an object, which is held weakly.
        case weak
        /// Of which type it is at run time.
        case dynamicType
    }

    /// What is relied on.
    package var kind: Kind
    /// The member, or the operator.
    package var name: String
    /// Where it is used.
    package var location: SourceLocation
}

/// An expression whose value a place gets.
package struct PlaceGift: Sendable, Hashable {
    /// The file.
    package var path: String
    /// The bytes of the expression.
    package var range: ByteRange
    /// The place that the value comes from; `nil` for others, such as results of functions.
    package var source: TypedPlaceID?
    /// Whether the value has, or may have, exactly the place's type, rather than a type that conforms to it.
    package var isKnownAsType: Bool
}

/// An expression whose type is inferred from the type of the place that gets its value, as with `resolve()` and `.shared`.
package struct InferredGift: Sendable, Hashable {
    /// How the place's type is stated behind the expression: `resolve() as P`.
    package struct Statement: Sendable, Hashable {
        /// Whether the place takes optional values.
        package var isOptional: Bool
        /// Whether the expression needs parentheses.
        package var needsParentheses: Bool
    }

    /// The file.
    package var path: String
    /// The bytes of the expression.
    package var range: ByteRange
    /// How its type can be stated; `nil` where it can't.
    package var statement: Statement?
}

/// A step of values from one place to another.
package struct PlaceWay: Sendable, Hashable {
    /// Where a value is.
    package var from: TypedPlaceID
    /// Where the value goes.
    package var to: TypedPlaceID

    /// A way between two places.
    package init(from: TypedPlaceID, to: TypedPlaceID) {
        self.from = from
        self.to = to
    }
}

/// A member that is used through a place.
package struct UsedMember: Sendable {
    /// Its name, with labels where it is a function.
    package var name: String
    /// Its declaration.
    package var declaration: InSource<DeclSyntax>
    /// Which of several properties that are declared together.
    package var index: Int
    /// The path of the type that declares it, or that it extends.
    package var owner: String
    /// Whether a protocol requires it.
    package var isRequirement: Bool
    /// Which of the protocol's own requirements it is.
    package var requirement: RequirementID?

    /// Describes a member.
    package init(
        name: String, declaration: InSource<DeclSyntax>, index: Int = 0, owner: String, isRequirement: Bool,
        requirement: RequirementID? = nil
    ) {
        self.name = name
        self.declaration = declaration
        self.index = index
        self.owner = owner
        self.isRequirement = isRequirement
        self.requirement = requirement
    }
}

/// A reason against another type in a place.
package struct PlaceObstacle: Sendable, Hashable {
    /// The reason.
    package var reason: Reason
    /// The place in the source.
    package var location: SourceLocation

    /// Describes an obstacle.
    package init(_ reason: Reason, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }

    /// Reasons against another type; the raw value is the name in reports.
    package enum Reason: String, Sendable, CaseIterable {
        /// The value goes somewhere other than to a place of the type: it is compared, collected, captured, returned.
        case leaves = "value-leaves"
        /// A use of the value could not be followed.
        case unresolved = "unresolved-use"
        /// A member of the place's name is used on a value of unknown type.
        case unknownOwner = "unknown-owner"
        /// The type of its value is inferred from it.
        case inferred = "inferred-from-type"
        /// The type that contains the place's type allows no other.
        case invariant = "invariant-type"
        /// It is a generic parameter of a type, or one that other types are made with.
        case generic = "generic-parameter"
        /// The type is named by another name, or with generic arguments.
        case spelling = "named-otherwise"
        /// Users of the module may see it.
        case isPublic = "public-interface"
        /// Something that was not read may require its type.
        case unreadWitness = "unread-protocol"
        /// It overrides or implements a member that has another type in this place.
        case witness = "fixed-by-requirement"
        /// Its function is passed as a value, so that its type may decide what the function is given.
        case functionValue = "function-as-value"
        /// An overload takes values of several types in this place.
        case overload = "overloaded"
        /// Its owner conforms to the type.
        case conformer = "conforms-itself"
        /// It is in tests or doubles.
        case test = "test-code"
        /// The file is generated.
        case generated = "generated-code"
    }
}

/// One of the places of a graph.
package typealias TypedPlaceID = ID<TypedPlace>

/// One of the members that are used through a graph's places.
package typealias UsedMemberID = ID<UsedMember>
