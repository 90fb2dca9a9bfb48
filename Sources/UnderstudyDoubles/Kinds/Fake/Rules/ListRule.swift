import UnderstudySemantics

/// All elements are there, or those that the parameters select.
enum ListRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        let reads = entry.verb == .read || entry.verb == nil || entry.verb == .list || entry.verb == .refresh
        guard reads || entry.requirement.kind == .var, let store = planning.list(for: entry) else { return nil }
        guard let give = form(entry.outcome, store) else { return nil }
        let site = planning.site(entry, store)
        guard let match = planning.matcher(store).match(entry.parameters, selects: true) else {
            return .missing("which \(Inflection.plural(store.element.type.simpleName)) it gives")
        }
        let named = store.element.type.isScalar ? [] : planning.adjectives(entry, store)
        guard let adjectives = named else {
            return .missing("which \(Inflection.plural(store.element.type.simpleName)) it gives")
        }
        var value = site.list
        let condition = FakeMatch.all(match.conditions + adjectives)
        if let predicate = match.predicate {
            guard condition.isEmpty else { return nil }
            value += ".filter(\(predicate))"
        } else if !condition.isEmpty {
            value += ".filter { \(condition) }"
        }
        if let order = match.order { value += ".sorted(by: \(order))" }
        if match.offset != nil || match.limit != nil { value = page(value, match, entry) }
        guard let lines = site.give(give(value)) else { return nil }
        guard let searched = match.searched else { return FakeBody(lines: lines) }
        let prepared = "let \(searched) = \(searched).lowercased()"
        return FakeBody(lines: [prepared] + (entry.completion == nil ? ["return " + lines[0]] : lines))
    }

    /// What the list has to be made into.
    private static func form(_ outcome: FakeShape, _ store: FakeStore) -> ((String) -> String)? {
        let type = store.element.type
        switch outcome {
        case .array(.value(type)), .optional(.array(.value(type))), .result(.array(.value(type)), _): return { $0 }
        case .set(.value(type)): return { "Set(\($0))" }
        case .dictionary(let key, .value(type)):
            guard case .properties(let names) = store.identity, names.count == 1,
                store.element.property(names[0])?.shape == .value(key)
            else { return nil }
            return { "Dictionary(uniqueKeysWithValues: \($0).map { ($0.\(names[0]), $0) })" }
        default: return nil
        }
    }

    private static func page(_ value: String, _ match: FakeMatch, _ entry: FakeRequirement) -> String {
        let skipped = match.offset.map { ".dropFirst(\($0))" } ?? ""
        let taken = match.limit.map { ".prefix(\($0))" } ?? ""
        return "Array(\(value)\(skipped)\(taken))"
    }
}
