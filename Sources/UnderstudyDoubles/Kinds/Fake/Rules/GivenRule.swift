import UnderstudySemantics

/// What a member only reads is what the test gives.
enum GivenRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        if let store = planning.given.store(setBy: entry).flatMap(planning.stores.named),
            store.isOptional || !entry.parameters[0].shape.isOptional
        {
            return planning.site(entry, store).body(changing: .init(kind: .assign, value: entry.parameters[0].name))
        }
        guard let store = planning.given.store(for: entry).flatMap(planning.stores.named) else { return nil }
        let site = planning.site(entry, store)
        guard store.key != nil else { return SlotRule.read(site) }
        var lookup = StoreOperation(kind: .lookUp)
        lookup.keys = entry.parameters.map(\.name)
        if !entry.outcome.isOptional, !entry.canFail, entry.returnsOutcome,
            let value = planning.value(store.element.type)
        {
            lookup.fallback = value.text
            lookup.defaultValue = value
            return site.body(asking: lookup)
        }
        return site.body(finding: lookup)
    }

    /// What tests give to the members of which nothing else is known in `planning`.
    static func given(in planning: FakePlanning) -> FakeGivenStores {
        let bodies = planning.requirements.map { FakeRules.body(of: $0, planning) }
        let changed = Set(bodies.flatMap(\.changed))
        var given = FakeGivenStores(
            beside: planning.stores.all, changed: changed, reached: Set(bodies.flatMap(\.stores)),
            planning.requirements, value: planning.value)
        for (entry, body) in zip(planning.requirements, bodies) where body.missing != nil {
            if let value = FakeGiven(entry, planning.elements) { given.add(value, readBy: entry, planning.elements) }
        }
        return given
    }
}
