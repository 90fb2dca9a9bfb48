/// Who registers a function is told what there is now, and then what it becomes.
enum ObserverRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .observe, entry.outcome == .void, let last = entry.parameters.last,
            case .function(let taken, .void, _) = last.shape, taken.count == 1
        else { return nil }
        guard let store = planning.stores.listened(by: entry), planning.lock == nil,
            entry.parameters.count == 1,
            entry.requirement.signature.parameters.contains(where: { $0.type.has(.escaping) })
        else { return nil }
        let isOfElements = store.hasEvents && !store.isObserved
        guard isOfElements || taken[0] == .array(.value(store.element.type)) || store.isSlot else { return nil }
        return planning.site(entry, store).body(giving: .init(kind: .listen, value: last.name, isFlag: isOfElements))
    }
}
