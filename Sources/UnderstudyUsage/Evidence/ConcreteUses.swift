/// Where members are used through a concrete type rather than a protocol, outside tests.
struct ConcreteUses: Sendable {
    /// A member, and where it is used.
    typealias Use = (member: MemberID, place: PlaceInFile)

    /// Uses of members about which the compiler recorded nothing, by the declaring type and base name.
    private var ofOwner: [TypeID: [String: [Use]]] = [:]
    /// Uses of members for which the compiler recorded what they implement, by the requirement.
    private(set) var ofImplementations: [MemberID: [PlaceInFile]] = [:]

    init(_ evidence: Evidence, in table: SymbolTable, isTestFile: [Bool]) {
        for (member, place) in evidence.concreteUses where !isTestFile[place.file.number] {
            if let bases = table.symbols.compiled.overridden[member] {
                for base in bases { ofImplementations[base, default: []].append(place) }
            } else if let owner = table.members[member].owner {
                ofOwner[owner, default: [:]][table.members[member].name, default: []].append((member, place))
            }
        }
    }

    /// Uses of the members of `owner` that have one of the base names `names`.
    func of(_ owner: TypeID, named names: Set<String>) -> [Use] {
        guard let uses = ofOwner[owner] else { return [] }
        return names.count < uses.count
            ? names.flatMap { uses[$0] ?? [] } : uses.flatMap { names.contains($0.key) ? $0.value : [] }
    }
}
