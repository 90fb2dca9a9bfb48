/// A single value is set, read and removed.
enum SlotRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind != .subscript else { return nil }
        let slots = planning.stores.filter(\.isSlot)
        for store in slots {
            let type = store.element.type
            if FakeSlotFinder.writes(entry, type, store.nouns) { return write(entry, store, planning) }
            if FakeSlotFinder.reads(entry), entry.outcome.unwrapped == .value(type), isNamed(entry, store) {
                return read(planning.site(entry, store))
            }
        }
        guard entry.verb == .delete || entry.verb == .clear, entry.parameters.isEmpty, !entry.nouns.isEmpty else {
            return nil
        }
        guard let store = slots.first(where: { FakeSlotFinder.matches(entry.nouns, $0.nouns) }),
            isReachable(entry, store, planning)
        else { return nil }
        let site = planning.site(entry, store)
        guard store.type.hasSuffix("?") || store.initial != nil, let done = site.done else { return nil }
        let empty = store.type.hasSuffix("?") ? "nil" : store.initial ?? "nil"
        return FakeBody(lines: site.alone(["\(site.list) = \(empty)"]) + done)
    }

    private static func isNamed(_ entry: FakeRequirement, _ store: FakeStore) -> Bool {
        entry.nouns == store.nouns || FakeSlotFinder.matches(entry.nouns, store.nouns)
            || !store.element.type.isScalar && entry.nouns.isEmpty
    }

    /// Whether a member runs where the store is kept, when that is a property.
    private static func isReachable(_ entry: FakeRequirement, _ store: FakeStore, _ planning: FakePlanning) -> Bool {
        guard store.isProperty else { return true }
        let property = planning.requirements.first { $0.member.property == store.name }
        return property.map { $0.member.place == entry.member.place && !$0.member.storagePrefix.hasPrefix("@") } ?? true
    }

    private static func write(_ entry: FakeRequirement, _ store: FakeStore, _ planning: FakePlanning) -> FakeBody? {
        let site = planning.site(entry, store)
        guard isReachable(entry, store, planning), let done = site.done, let parameter = entry.parameters.first else {
            return nil
        }
        let list = parameter.name == store.name && site.lock == nil ? "self." + store.name : site.list
        if parameter.shape.isOptional, !store.type.hasSuffix("?") { return nil }
        return FakeBody(lines: site.alone(["\(list) = \(parameter.name)"]) + done)
    }

    private static func read(_ site: FakeSite) -> FakeBody? {
        let isWeaker = site.store.type.hasSuffix("?") && !site.requirement.outcome.isOptional
        let lines = isWeaker ? site.give(found: site.list) : site.give(site.list)
        return lines.map { FakeBody(lines: $0) }
    }
}
