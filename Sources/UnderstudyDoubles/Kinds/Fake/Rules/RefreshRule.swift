import UnderstudySemantics

/// Fetching without a result tells everyone who listens what there is.
enum RefreshRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        // What is shown or opened is not fetched.
        guard entry.verb == .refresh || entry.words.first.flatMap({ Verb($0) }) == .read,
            entry.requirement.kind == .func, entry.outcome == .void,
            let store = planning.list(for: entry), planning.acts(entry, on: store),
            store.isObserved || entry.parameters.isEmpty,
            let match = planning.matcher(store).match(entry.parameters, selects: false)
                // `fetchLinks(of: user)` is for everyone who listens to links, but `request(params:)` may be anything.
                ?? (entry.parameters.count == 1 && !entry.object.words.isEmpty ? FakeMatch() : nil)
        else { return nil }
        let site = planning.site(entry, store)
        return store.isObserved
            ? site.body(changing: .init(kind: .notify, predicate: Predicate(match.conditions))) : site.body()
    }
}
