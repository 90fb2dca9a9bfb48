/// What waits in a queue or on a stack comes out again, one by one.
enum QueueRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard let verb = entry.words.first, ["dequeue", "pop", "peek"].contains(verb), entry.parameters.isEmpty,
            entry.completion == nil, let type = entry.outcome.unwrapped.core, entry.outcome == .optional(.value(type)),
            let store = planning.stores.list(ofAny: [type])
        else { return nil }
        let site = planning.site(entry, store)
        let isStack = planning.facts.isStack
        if verb == "peek" { return site.body(asking: .init(.end, value: isStack ? "last" : "first")) }
        return site.body(giving: .init(isStack ? .takeLast : .takeFirst))
    }
}
