import UnderstudySemantics

/// How many elements there are, and whether there are none.
enum CountRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard let kind = kind(entry), let store = planning.list(for: entry),
            planning.acts(entry, on: store, orOn: entry.nouns.filter { !CommonWords.general.contains($0) }),
            let match = planning.matcher(store).match(entry.parameters, selects: true), match.isCondition,
            let adjectives = planning.adjectives(entry, store), let conditions = match.conditions(with: adjectives)
        else { return nil }
        let site = planning.site(entry, store)
        let predicate = Predicate(conditions)
        if kind == .count { return site.body(asking: .init(kind: .count, predicate: predicate)) }
        return match.given == nil ? site.body(asking: .init(kind: .isEmpty, predicate: predicate)) : nil
    }

    /// What may be asked about the number of elements.
    enum Kind { case count, isEmpty }

    /// What `entry` asks about the number of elements; `nil` where it asks something else.
    static func kind(_ entry: FakeRequirement) -> Kind? {
        let type = entry.outcome.core
        if entry.outcome.isOptional { return nil }
        if type == .int, entry.words.contains(where: { ["count", "number", "total", "size"].contains($0) }) {
            return .count
        }
        return type == .bool && entry.words.say(.empty) ? .isEmpty : nil
    }
}
