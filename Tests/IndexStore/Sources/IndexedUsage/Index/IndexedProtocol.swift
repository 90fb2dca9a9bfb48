import UnderstudyIndex

/// A protocol as the compiler knows it, with all that uses it.
package struct IndexedProtocol: Sendable {
    /// Something that the protocol demands.
    package struct Requirement: Sendable {
        /// The compiler's name for it.
        package let usr: String
        /// Its name, with labels.
        package let name: String
        /// Where its name stands.
        package let place: Place
        /// Whether it is used with brackets.
        package let isSubscript: Bool
    }

    /// A requirement named in the source.
    package struct Use: Sendable {
        /// Which of the requirements.
        package let requirement: Int
        /// Where.
        package let place: Place
        /// The type, or the function outside of types, that it stands in.
        package let consumer: String
        /// What is done with it.
        package let roles: IndexRoles
    }

    /// The compiler's name for it.
    package let usr: String
    /// Its name, with those of the types around it.
    package let name: String
    /// Where its name stands.
    package let place: Place
    /// What it demands, but for associated types, in the order of the source.
    package let requirements: [Requirement]
    /// The uses through the protocol, sorted by place, by all but conformers, refinements and extensions of it.
    package internal(set) var uses: [Use] = []
    /// The uses through the protocol by those.
    package internal(set) var usesOfConformers: [Use] = []
    /// The uses of what witnesses a requirement, through a type that is known.
    package internal(set) var concreteUses: [Use] = []

    /// The protocols that the files of `graph` declare, sorted by place.
    package static func all(in graph: IndexGraph) -> [IndexedProtocol] {
        var members: [String: [IndexGraph.Definition]] = [:]
        for definition in graph.definitions.values where definition.owner == nil {
            if let parent = definition.parent { members[parent, default: []].append(definition) }
        }
        var found = graph.definitions.values.filter { $0.symbol.kind == .protocolType }.map { definition in
            IndexedProtocol(
                usr: definition.symbol.usr, name: graph.path(definition.symbol), place: definition.place,
                requirements: requirements(members[definition.symbol.usr] ?? []))
        }
        found.sort { $0.place < $1.place }
        addUses(to: &found, graph)
        return found
    }

    private static func requirements(_ members: [IndexGraph.Definition]) -> [Requirement] {
        members.filter { $0.symbol.kind != .typeAlias }.sorted { $0.place < $1.place }.map {
            Requirement(
                usr: $0.symbol.usr, name: $0.symbol.name, place: $0.place, isSubscript: $0.symbol.isSubscript)
        }
    }

    private static func addUses(to protocols: inout [IndexedProtocol], _ graph: IndexGraph) {
        var places: [String: (owner: Int, requirement: Int)] = [:]
        for (owner, one) in protocols.enumerated() {
            for (requirement, member) in one.requirements.enumerated() { places[member.usr] = (owner, requirement) }
        }
        let conformances = graph.conformances()
        for reference in graph.references.sorted(by: { $0.place < $1.place }) {
            let consumer = graph.consumer(reference.container)
            let use = { (requirement: Int) in
                Use(
                    requirement: requirement, place: reference.place, consumer: consumer?.name ?? "",
                    roles: reference.roles)
            }
            if let (owner, requirement) = places[reference.symbol.usr] {
                let usr = protocols[owner].usr
                let isOwn = consumer?.type.map { $0 == usr || conformances[$0]?.contains(usr) == true } ?? false
                if isOwn {
                    protocols[owner].usesOfConformers.append(use(requirement))
                } else {
                    protocols[owner].uses.append(use(requirement))
                }
            } else {
                for base in graph.definitions[reference.symbol.usr]?.overridden ?? [] {
                    guard let (owner, requirement) = places[base] else { continue }
                    protocols[owner].concreteUses.append(use(requirement))
                }
            }
        }
    }
}
