/// Who registers a function is told what there is now, and then what it becomes.
enum ObserverRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .observe, entry.outcome == .void, let last = entry.parameters.last,
            case .function(let taken, .void, _) = last.shape, taken.count == 1
        else { return nil }
        guard let store = planning.stores.first(where: { FakeListening(entry, $0) != nil }), planning.lock == nil,
            entry.parameters.count == 1,
            entry.requirement.signature.parameters.contains(where: { $0.type.has(.escaping) })
        else { return nil }
        let site = planning.site(entry, store)
        if store.hasEvents, !store.isObserved {
            return FakeBody(lines: FakeObservers.add(last.name, to: site.reach(store.eventObservers), of: store))
        }
        guard taken[0] == .array(.value(store.element.type)) || store.isSlot else { return nil }
        return FakeBody(
            lines: ["\(last.name)(\(site.list))"]
                + FakeObservers.add(last.name, to: site.reach(store.observers), of: store))
    }
}
