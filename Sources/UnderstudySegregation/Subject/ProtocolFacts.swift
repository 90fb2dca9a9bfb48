import UnderstudyUsage

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
