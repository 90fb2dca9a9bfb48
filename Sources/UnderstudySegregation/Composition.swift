/// The declaration that replaces the protocol, so that old code keeps compiling.
enum Composition {
    /// A type alias if nothing needs a nominal type; otherwise, and always if `members` stay with it, a protocol that
    /// refines all parts.
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

    /// The inherited protocols that every part repeats, so that the whole need not.
    static let markers: Set<String> = aliasable.union(["Actor", "DistributedActor"])

    /// The inherited protocols that parts can repeat without making a conforming type declare one twice, or isolating
    /// it.
    private static let aliasable: Set<String> = [
        "AnyObject", "class", "Sendable", "BitwiseCopyable", "~Copyable", "~Escapable",
    ]

    /// Whether the name can become an alias.
    ///
    /// An alias cannot be extended, be exported to Objective-C, or have associated types or a `where` clause. A public
    /// protocol is a promise to clients. A type that conforms to both would name what the protocol inherits twice. And
    /// generators look for protocols, so they would not find an alias.
    private static func isAlias(_ facts: ProtocolFacts) -> Bool {
        !facts.isExtended && !facts.isObjC && !facts.hasPrimaryAssociatedTypes && facts.associatedTypes.isEmpty
            && !facts.hasWhereClause && !facts.isMarkedForDoubles && facts.access != "public" && facts.access != "open"
            && facts.inherits.allSatisfy(aliasable.contains)
    }
}
