/// The types that declare something, by its name.
struct Owners {
    /// Of members.
    private(set) var ofMembers: [String: [TypeID]] = [:]
    /// Of nested types, aliases, generic parameters and associated types.
    private(set) var ofTypes: [String: [TypeID]] = [:]
    /// Of what is said in `where` clauses about associated types and what is in them.
    private(set) var ofConstraints: [String: [TypeID]] = [:]

    init(_ symbols: Symbols) {
        for type in symbols.types.elements {
            for name in type.members.keys { ofMembers[name, default: []].append(type.id) }
            for name in type.constraints.keys { ofConstraints[name, default: []].append(type.id) }
            let names = Set(type.nested.keys).union(type.aliases.keys).union(type.generics.map(\.name))
            for name in names { ofTypes[name, default: []].append(type.id) }
        }
    }
}
