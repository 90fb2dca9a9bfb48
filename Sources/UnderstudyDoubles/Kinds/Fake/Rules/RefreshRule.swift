/// Fetching without a result tells everyone who listens what there is.
enum RefreshRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb == .refresh || entry.verb == .read, entry.requirement.kind == .func, entry.outcome == .void,
            let store = planning.list(for: entry), planning.acts(entry, on: store),
            store.isObserved || entry.parameters.isEmpty,
            let match = planning.matcher(store).match(entry.parameters, selects: false)
                ?? (entry.parameters.count == 1 ? FakeMatch() : nil)
        else { return nil }
        let site = planning.site(entry, store)
        return store.isObserved
            ? site.body(changing: .init(.notify, predicate: Predicate(match.conditions))) : site.body()
    }
}
