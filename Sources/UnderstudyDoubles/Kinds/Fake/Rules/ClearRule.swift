/// Everything goes.
enum ClearRule {
    private static func clears(_ entry: FakeRequirement) -> Bool {
        (entry.verb == .delete || entry.verb == .clear) && entry.parameters.isEmpty && entry.outcome == .void
            && entry.requirement.kind == .func
    }

    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard clears(entry) else { return nil }
        if let store = planning.list(for: entry), let adjectives = planning.adjectives(entry, store) {
            let site = planning.site(entry, store)
            let rest = adjectives.isEmpty ? "()" : " { \(FakeMatch.all(adjectives)) }"
            return site.done.map { FakeBody(lines: site.alone(["\(site.list).removeAll\(rest)"]) + $0) }
        }
        let isOnly =
            planning.stores.count == 1 && !planning.stores[0].isSlot
            && planning.requirements.filter { clears($0) }.count == 1
        guard isOnly || entry.nouns.allSatisfy(FakePlanning.general.contains), let first = planning.stores.first else {
            return nil
        }
        let site = planning.site(entry, first)
        var lines: [String] = []
        for store in planning.stores {
            if store.isProperty, store.isSlot { continue }
            let place = planning.site(entry, store).list
            if store.isSlot {
                guard let empty = store.initial ?? (store.type.hasSuffix("?") ? "nil" : nil) else { continue }
                lines.append("\(place) = \(empty)")
            } else {
                lines.append("\(place).removeAll()")
            }
        }
        if lines.isEmpty { return nil }
        return site.done.map { FakeBody(lines: site.alone(lines) + $0) }
    }
}
