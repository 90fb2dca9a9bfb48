import UnderstudySyntax
import UnderstudySemantics

/// What a double that exists already is to keep, where a new one would choose for itself.
package struct KeptNames: Sendable {
    /// The name of the double.
    package var double: String?
    /// The generic parameter for what a wrapper forwards to.
    package var baseParameter: String?
    /// The names that the storage of members is built on.
    package var stems: [RequirementKey: String] = [:]
    /// The names that new storage can't have.
    package var taken: Set<String> = []
    /// Whether the locked storage has the longer of its names.
    package var hasLongStorageNames: Bool?
    /// What the double has besides the usual; `nil` where the options say.
    package var features: Set<DoubleFeature>?
    /// From where the double can be used, where it exists.
    package var access = AccessLevel.internal
    /// Requirements with a default implementation that have a member nevertheless.
    package var included: Set<RequirementKey> = []
    /// Requirements with a default implementation that have no member, whatever the options say.
    package var leftOut: Set<RequirementKey> = []
    /// The platform's protocols whose requirements the compiler writes from the double's properties.
    package var synthesised: Set<StandardProtocol.Name> = []
    /// Members that stay though nothing asks for them any more: what a client forwards to has none of them.
    package var unasked: Set<RequirementKey> = []
    /// Requirements whose member would work on what the double keeps in another way, as its owner wrote it.
    package var open: Set<RequirementKey> = []
    /// The words of each initialiser of its owner's that has to give every property a value.
    package var initializers: [Set<String>] = []
    /// Whether it has no initialiser that one of the platform's protocols asks for.
    package var lacksReadyInitializers = false
    /// Whether its types say that they belong to no actor, where none of them would have to.
    package var saysNonisolated = false
    /// The properties whose types it states although their first values tell them.
    package var typedProperties: Set<Property> = []
    /// The functions, with labels, that return nothing and have a closure nevertheless, which calls run.
    package var told: Set<String> = []
    /// Which names are those of protocols; `nil` where the sources tell.
    package var existentials: Existentials?
    /// What the sentence about default implementations names, where that is known.
    package var leftToDefaults: [String]?

    /// A property, by what tells it from others of the double.
    package struct Property: Hashable, Sendable {
        let name: String
        /// Whether it stands in the structure that a lock holds.
        let isBehindLock: Bool

        /// The property called `name`, with back-ticks or without.
        package init(name: String, isBehindLock: Bool) {
            (self.name, self.isBehindLock) = (SwiftNames.bare(name), isBehindLock)
        }
    }

    /// Keeps nothing.
    package init() {}
}

/// What distinguishes the requirements of one resolved protocol.
package struct RequirementKey: Hashable, Sendable {
    package let origin: String
    let start: Int32
    let bindingIndex: Int

    init(origin: String, start: Int32, bindingIndex: Int) {
        self.origin = origin
        self.start = start
        self.bindingIndex = bindingIndex
    }

    package init(_ entry: ResolvedRequirement) {
        self.init(entry.origin, entry.requirement)
    }

    package init(_ origin: ProtocolDeclaration, _ requirement: Requirement) {
        self.origin = origin.name
        start = requirement.syntax.range.start
        bindingIndex = requirement.bindingIndex
    }
}
