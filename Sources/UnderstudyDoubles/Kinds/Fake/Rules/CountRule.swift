/// How many elements there are, and whether there are none.
enum CountRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard let kind = kind(entry), let store = planning.list(for: entry),
            let match = planning.matcher(store).match(entry.parameters, selects: true), match.limit == nil,
            match.offset == nil, match.searched == nil, match.order == nil,
            let adjectives = planning.adjectives(entry, store)
        else { return nil }
        let site = planning.site(entry, store)
        let condition = FakeMatch.all(match.conditions + adjectives)
        let value: String
        if let predicate = match.predicate {
            guard condition.isEmpty, kind == .count else { return nil }
            value = "\(site.list).filter(\(predicate)).count"
        } else if kind == .isEmpty {
            value = condition.isEmpty ? "\(site.list).isEmpty" : "!\(site.list).contains { \(condition) }"
        } else {
            value = condition.isEmpty ? "\(site.list).count" : "\(site.list).filter { \(condition) }.count"
        }
        return site.give(value).map { FakeBody(lines: $0) }
    }

    private enum Kind { case count, isEmpty }

    private static func kind(_ entry: FakeRequirement) -> Kind? {
        let type = entry.outcome.core?.canonical
        if entry.outcome.isOptional { return nil }
        if type == "Int", entry.words.contains(where: { ["count", "number", "total", "size"].contains($0) }) {
            return .count
        }
        return type == "Bool" && entry.words.contains("empty") ? .isEmpty : nil
    }
}
