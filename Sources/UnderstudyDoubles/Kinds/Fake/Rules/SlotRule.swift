/// A single value is set, read and removed.
enum SlotRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind != .subscript else { return nil }
        if let body = writeTogether(entry, planning) { return body }
        let slots = planning.stores.slotsByMeaning
        let written = FakeSlotFinder.written(by: entry).lazy.compactMap { slots[$0] }.first
        if let written { return write(entry, written, in: planning) }
        if let read = FakeSlotFinder.read(by: entry).flatMap({ slots[$0] }) {
            return self.read(planning.site(entry, read))
        }
        guard FakeSlotFinder.removes(entry), let store = planning.stores.slot(called: entry.nouns),
            isReachable(entry, store, in: planning)
        else { return nil }
        return store.empty.flatMap { planning.site(entry, store).body(changing: .init(kind: .assign, value: $0)) }
    }

    /// Whether a member runs where the store is kept, when that is a property.
    private static func isReachable(_ entry: FakeRequirement, _ store: FakeStore, in planning: FakePlanning) -> Bool {
        guard store.isProperty else { return true }
        let property = planning.facts.property(store.name)
        return property.map { $0.member.storage.isLocked == entry.member.storage.isLocked } ?? true
    }

    /// Several values are set at once.
    private static func writeTogether(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.parameters.count > 1 else { return nil }
        let slots = planning.stores.slotsByMeaning
        let written = FakeSlotFinder.writtenTogether(by: entry) { slots[$0] != nil }.compactMap { slots[$0.meaning] }
        guard let first = written.first else { return nil }
        let isPossible = zip(written, entry.parameters).allSatisfy { store, parameter in
            isReachable(entry, store, in: planning) && (store.isOptional || !parameter.shape.isOptional)
        }
        guard isPossible, let answer = planning.site(entry, first).done else { return nil }
        let operations = zip(written, entry.parameters).map { store, parameter in
            planning.site(entry, store).placed(.init(kind: .assign, value: parameter.name))
        }
        return FakeBody(change: Transaction(operations: operations), answer: answer)
    }

    private static func write(_ entry: FakeRequirement, _ store: FakeStore, in planning: FakePlanning) -> FakeBody? {
        guard isReachable(entry, store, in: planning), let parameter = entry.parameters.first,
            store.isOptional || !parameter.shape.isOptional
        else { return nil }
        return planning.site(entry, store).body(changing: .init(kind: .assign, value: parameter.name))
    }

    static func read(_ site: FakeSite) -> FakeBody? {
        let all = StoreOperation(kind: .list)
        return site.store.isOptional && !site.requirement.outcome.isOptional
            ? site.body(finding: all) : site.body(asking: all)
    }
}
