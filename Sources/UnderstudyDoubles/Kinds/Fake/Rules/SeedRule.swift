import UnderstudySemantics

/// An initialiser keeps what it is given, where the fake holds just that.
enum SeedRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody {
        let parameters = entry.member.signature.parameters
        if parameters.contains(where: { SwiftNames.bare($0.name) == "self" }) { return FakeBody() }
        let operations = parameters.compactMap { parameter -> PlacedOperation? in
            if parameter.isVariadic || parameter.value != parameter.name { return nil }
            let type = parameter.type.removing { $0 == .escaping }
            let isOnly = parameters.filter { $0.type == parameter.type }.count == 1
            guard let place = place(for: parameter.name, of: type, isOnly: isOnly, entry, in: planning) else {
                return nil
            }
            let owner = parameters.contains { $0.name == place.lock?.name ?? place.property } ? "self." : ""
            let path = owner + place.lock.path(to: place.property)
            return PlacedOperation(
                place: FakePlace(store: place.property, path: path),
                operation: .init(kind: .assign, value: parameter.name))
        }
        return FakeBody(change: operations.isEmpty ? nil : Transaction(operations: operations))
    }

    /// A property, and the lock that it is behind.
    private typealias Place = (lock: Lock?, property: String)

    /// The place for a parameter: what is called like it, or else the only list of its type.
    private static func place(
        for name: String, of type: SwiftType, isOnly: Bool, _ entry: FakeRequirement, in planning: FakePlanning
    ) -> Place? {
        if let property = planning.facts.property(name),
            let place = place(of: property, as: type, entry, in: planning)
        {
            return place
        }
        let stores = planning.stores.all.filter { $0.type == type || $0.type == .optional(type) }
        if let store = stores.first(where: { !$0.isProperty && ($0.name == name || $0.seed == name) }) {
            return place(of: store, entry, in: planning)
        }
        let lists = stores.filter(\.isList)
        guard isOnly, lists.count == 1, let list = lists.first else { return nil }
        if !list.isProperty { return place(of: list, entry, in: planning) }
        let property = planning.facts.property(list.name)
        return property.flatMap { place(of: $0, as: type, entry, in: planning) }
    }

    /// The property of a requirement, if it is kept as it is and can be set where the initialiser runs.
    private static func place(
        of property: FakeRequirement, as type: SwiftType, _ entry: FakeRequirement, in planning: FakePlanning
    ) -> Place? {
        let member = property.member
        guard property.isOfInstance, member.attributes.isEmpty,
            let value = member.value, value.type == type || value.type == .optional(type)
        else { return nil }
        let body = FakeRules.body(of: property, planning)
        guard body.isStored else { return nil }
        if body.store != nil, let lock = planning.lock { return (lock, member.property) }
        if let lock = member.storage.lock {
            return value.initial == nil && !value.isOptional ? nil : (lock, member.property)
        }
        return isApart(entry, planning) ? nil : (nil, member.property)
    }

    private static func place(of store: FakeStore, _ entry: FakeRequirement, in planning: FakePlanning) -> Place? {
        if let lock = planning.lock { return (lock, store.name) }
        return isApart(entry, planning) ? nil : (nil, store.name)
    }

    /// Whether the initialiser runs elsewhere than the fake's members do.
    private static func isApart(_ entry: FakeRequirement, _ planning: FakePlanning) -> Bool {
        MemberIsolation.isNonisolated(entry.requirement)
            && planning.requirements.contains { !MemberIsolation.isNonisolated($0.requirement) }
    }
}
