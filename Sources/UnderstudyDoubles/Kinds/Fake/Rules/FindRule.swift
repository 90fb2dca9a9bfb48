/// One element is found by what tells it apart.
enum FindRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        let reads = entry.verb == .read || entry.verb == nil || entry.verb == .list
        guard reads, let type = entry.outcome.unwrapped.core, entry.outcome.unwrapped == .value(type),
            let store = planning.stores.list(ofAny: [type]),
            !type.isScalar || entry.parameters.isEmpty
        else { return nil }
        let site = planning.site(entry, store)
        if entry.parameters.isEmpty { return end(entry, at: site, in: planning) }
        guard let match = planning.matcher(store).match(entry.parameters, selects: true), match.isCondition,
            let adjectives = planning.adjectives(entry, store),
            let conditions = match.conditions(with: match.given == nil ? adjectives : []),
            var predicate = Predicate(conditions)
        else { return nil }
        // Nothing is found of which nothing is said.
        if case .unless(_, let inner) = predicate, entry.outcome.isOptional { predicate = inner }
        return site.body(finding: .init(kind: .first, predicate: predicate, isFlag: !entry.outcome.isOptional))
    }

    /// The first or the last of all.
    private static func end(_ entry: FakeRequirement, at site: FakeSite, in planning: FakePlanning) -> FakeBody? {
        guard let word = entry.words.first(where: { FakeWords.ends[$0] != nil }), let end = FakeWords.ends[word],
            planning.adjectives(entry, site.store, allowing: [word]) == []
        else { return nil }
        return site.body(finding: .init(kind: .end, value: end))
    }
}
