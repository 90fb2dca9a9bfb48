/// A single value is set, read and removed.
enum SlotRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind != .subscript else { return nil }
        let slots = planning.stores.slots(for: entry)
        let meanings = slots.map { FakeSlotFinder.Meaning($0.nouns, of: $0.element.type) }
        let written = FakeSlotFinder.written(by: entry).lazy.compactMap { meanings.firstIndex(of: $0) }.first
        if let written { return write(entry, slots[written], in: planning) }
        let read = FakeSlotFinder.read(by: entry).flatMap { meanings.firstIndex(of: $0) }
        if let read { return self.read(planning.site(entry, slots[read])) }
        guard FakeSlotFinder.removes(entry), let store = planning.stores.slot(called: entry.nouns),
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
