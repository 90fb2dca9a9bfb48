import UnderstudySemantics

/// All elements are there, or those that the parameters select.
enum ListRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        let reads = entry.verb == .read || entry.verb == nil || entry.verb == .list || entry.verb == .refresh
        guard reads || entry.requirement.kind == .var, let store = planning.list(for: entry),
            let form = form(entry.outcome, store)
        else { return nil }
        let match = planning.matcher(store).match(entry.parameters, selects: true)
        let named = store.element.type.isScalar ? [] : planning.adjectives(entry, store)
        // What tells elements apart does not select several.
        guard let match, let adjectives = named, !match.isOfOne else {
            return .missing("which \(Inflection.plural(store.element.type.simpleName)) it returns")
        }
        guard let conditions = match.conditions(with: adjectives) else { return nil }
        var listing = StoreOperation(kind: .list)
        listing.selection = StoreOperation.Selection(
            predicate: Predicate(conditions), order: match.order, offset: match.offset, limit: match.limit, form: form)
        var body = planning.site(entry, store).body(asking: listing)
        if let searched = match.searched { body?.constants = [.lowercased(searched)] }
        return body
    }

    /// What the list has to be made into.
    private static func form(_ outcome: FakeShape, _ store: FakeStore) -> StoreOperation.Selection.Form? {
        let type = store.element.type
        switch outcome {
        case .array(.value(type)), .optional(.array(.value(type))): return .array
        case .set(.value(type)): return .set
        case .dictionary(let key, .value(type)):
            guard case .properties(let names) = store.identity, names.count == 1,
                store.element.property(names[0])?.shape == .value(key)
            else { return nil }
            return .dictionary(key: names[0])
        default: return nil
        }
    }
}
