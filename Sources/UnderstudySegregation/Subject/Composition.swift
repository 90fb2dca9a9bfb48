/// The declaration that replaces the protocol, so that old code keeps compiling.
package enum Composition {
    /// A type alias if nothing needs a nominal type, otherwise a protocol that refines all parts; always a protocol if
    /// `members` stay in it.
    static func text(for facts: ProtocolFacts, parts: [String], members: [String] = []) -> String {
        let access = facts.access.isEmpty ? "" : facts.access + " "
        guard isAlias(facts), members.isEmpty else {
            let inherited = facts.inherits.filter { !markers.contains($0) } + parts
            let body = members.map { "    \($0)\n" }.joined()
            return "\(access)protocol \(facts.shortName): \(inherited.joined(separator: ", ")) "
                + (members.isEmpty ? "{}" : "{\n\(body)}")
        }
        return "\(access)typealias \(facts.shortName) = \(parts.joined(separator: " & "))"
    }

    /// What every part repeats, so that the whole need not.
    package static let markers: Set<String> = aliasable.union(["Actor", "DistributedActor"])

    /// The inherited protocols that parts can repeat without isolating a conforming type, or making it declare a
    /// conformance twice.
    private static let aliasable: Set<String> = [
        "AnyObject", "class", "Sendable", "BitwiseCopyable", "~Copyable", "~Escapable",
    ]

    /// Whether the name can become an alias.
    ///
    /// An alias cannot be extended, be exported to Objective-C, or have associated types or a `where` clause; a public
    /// protocol is promised to clients; and a type that conforms to the alias and to an inherited protocol would
    /// declare that conformance twice. Generators look for protocols, and would not find an alias.
    package static func isAlias(_ facts: ProtocolFacts) -> Bool {
        !facts.isExtended && !facts.isObjC && !facts.hasPrimaryAssociatedTypes && facts.associatedTypes.isEmpty
            && !facts.hasWhereClause && !facts.isMarkedForDoubles && facts.access != "public" && facts.access != "open"
            && facts.inherits.allSatisfy(aliasable.contains)
    }
}
