/// The declaration that stands where the protocol stood, so that old code keeps compiling.
enum Composition {
    /// A type alias where nothing needs a nominal type, or else a protocol that refines all parts; always that where
    /// `members` stay with it.
    static func text(for facts: ProtocolFacts, parts: [String], members: [String] = []) -> String {
        let access = facts.access.isEmpty ? "" : facts.access + " "
        let parts = facts.inherits.filter { !markers.contains($0) } + parts
        if !members.isEmpty {
            let body = members.map { "    \($0)\n" }.joined()
            return "\(access)protocol \(facts.shortName): \(parts.joined(separator: ", ")) {\n\(body)}"
        }
        return needsNominalType(facts)
            ? "\(access)protocol \(facts.shortName): \(parts.joined(separator: ", ")) {}"
            : "\(access)typealias \(facts.shortName) = \(parts.joined(separator: " & "))"
    }

    /// What every part repeats, so that the whole need not.
    static let markers: Set<String> = ["AnyObject", "class", "Sendable", "~Copyable", "~Escapable"]

    /// Whether the name must stay a protocol's: an alias cannot be extended, be exported to Objective-C or take
    /// primary associated types, and a package one is promised to clients.
    private static func needsNominalType(_ facts: ProtocolFacts) -> Bool {
        facts.isExtended || facts.isObjC || facts.hasPrimaryAssociatedTypes
            || facts.access == "public" || facts.access == "open"
    }
}
