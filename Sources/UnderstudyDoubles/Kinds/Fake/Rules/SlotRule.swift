/// A single value is set, read and removed.
enum SlotRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind != .subscript else { return nil }
        for store in planning.stores.slots(for: entry) {
            let type = store.element.type
            let meaning = FakeSlotFinder.Meaning(store.nouns, of: type)
            if FakeSlotFinder.written(by: entry) == meaning { return write(entry, store, in: planning) }
            if FakeSlotFinder.reads(entry), entry.outcome.unwrapped == .value(type),
                FakeSlotFinder.Meaning(entry.nouns, of: type) == meaning
            {
                return read(planning.site(entry, store))
            }
        }
        guard entry.verb == .delete || entry.verb == .clear, entry.parameters.isEmpty, !entry.nouns.isEmpty else {
            return nil
        }
        guard let store = planning.stores.slot(called: entry.nouns),
            isReachable(entry, store, in: planning)
        else { return nil }
        return store.empty.flatMap { planning.site(entry, store).body(changing: .init(.assign, value: $0)) }
    }

    /// Whether a member runs where the store is kept, when that is a property.
    private static func isReachable(_ entry: FakeRequirement, _ store: FakeStore, in planning: FakePlanning) -> Bool {
        guard store.isProperty else { return true }
        let property = planning.facts.property(store.name)
        return property.map { $0.member.storage.isLocked == entry.member.storage.isLocked } ?? true
    }

    private static func write(_ entry: FakeRequirement, _ store: FakeStore, in planning: FakePlanning) -> FakeBody? {
        guard isReachable(entry, store, in: planning), let parameter = entry.parameters.first,
            store.isOptional || !parameter.shape.isOptional
        else { return nil }
        return planning.site(entry, store).body(changing: .init(.assign, value: parameter.name))
    }

    static func read(_ site: FakeSite) -> FakeBody? {
        let all = StoreOperation(.list)
        return site.store.isOptional && !site.requirement.outcome.isOptional
            ? site.body(finding: all) : site.body(asking: all)
    }
}
