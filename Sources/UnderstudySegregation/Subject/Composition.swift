/// The declaration that stands where the protocol stood, so that old code keeps compiling.
package enum Composition {
    /// A type alias where nothing needs a nominal type, or else a protocol that refines all parts; always that where
    /// `members` stay with it.
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

    /// The inherited protocols that parts can repeat without making a conforming type declare one twice, or isolating
    /// it.
    private static let aliasable: Set<String> = [
        "AnyObject", "class", "Sendable", "BitwiseCopyable", "~Copyable", "~Escapable",
    ]

    /// Whether the name can become an alias.
    ///
    /// An alias cannot be extended, be exported to Objective-C, have associated types or a `where` clause; a public one
    /// is promised to clients; and what it inherits would be named twice by a type that conforms to both. Generators
    /// look for protocols, and would not find it.
    package static func isAlias(_ facts: ProtocolFacts) -> Bool {
        !facts.isExtended && !facts.isObjC && !facts.hasPrimaryAssociatedTypes && facts.associatedTypes.isEmpty
            && !facts.hasWhereClause && !facts.isMarkedForDoubles && facts.access != "public" && facts.access != "open"
            && facts.inherits.allSatisfy(aliasable.contains)
    }
}
