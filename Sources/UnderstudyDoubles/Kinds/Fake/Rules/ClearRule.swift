import UnderstudySemantics

/// Everything goes.
enum ClearRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .delete || entry.verb == .clear, entry.parameters.isEmpty, entry.outcome == .void,
            entry.requirement.kind == .func, entry.words != ["cancel"], !isOfOtherCache(entry, planning)
        else { return nil }
        let isOfAll = entry.nouns.allSatisfy(CommonWords.general.contains) && planning.stores.all.count > 1
        if !isOfAll, let store = planning.list(for: entry), let adjectives = planning.adjectives(entry, store) {
            return planning.site(entry, store).body(
                changing: adjectives.isEmpty
                    ? .init(kind: .removeAll) : .init(kind: .remove, predicate: Predicate(adjectives)))
        }
        let stores = planning.stores.all
        guard entry.nouns.allSatisfy(CommonWords.general.contains), let first = stores.first else { return nil }
        let operations = stores.compactMap { emptied($0, planning.site(entry, $0)) }
        if operations.isEmpty { return nil }
        return planning.site(entry, first).done.map {
            FakeBody(change: Transaction(operations: operations), answer: $0)
        }
    }

    /// Whether only a cache is emptied, of a thing that is more than one.
    private static func isOfOtherCache(_ entry: FakeRequirement, _ planning: FakePlanning) -> Bool {
        let cache = Inflection.stem("cache")
        return entry.words.contains { Inflection.stem(Inflection.singular($0)) == cache }
            && !planning.facts.subject.contains { Inflection.stem($0) == cache }
    }

    private static func emptied(_ store: FakeStore, _ site: FakeSite) -> PlacedOperation? {
        guard store.isSlot else { return site.placed(.init(kind: .removeAll)) }
        if store.isProperty { return nil }
        return store.empty.map { site.placed(.init(kind: .assign, value: $0)) }
    }
}
