/// Whether there is an element.
enum ContainsRule {
    private static let words: Set<String> = [
        "contains", "contain", "exists", "exist", "has", "includes", "is", "known",
    ]

    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard case .value(let type) = entry.outcome, type == .bool, !entry.parameters.isEmpty,
            entry.words.contains(where: words.contains), let store = planning.list(for: entry),
            let match = planning.matcher(store).match(entry.parameters, selects: false),
            let adjectives = planning.adjectives(
                entry, store, allowing: ["exist", "saved", "stored", "contained", "present"]),
            let predicate = Predicate(match.conditions + adjectives)
        else { return nil }
        return planning.site(entry, store).body(asking: .init(kind: .contains, predicate: predicate))
    }
}
