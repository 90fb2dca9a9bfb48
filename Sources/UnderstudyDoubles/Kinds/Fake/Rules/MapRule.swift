import UnderstudySemantics

/// Values by key are put in, read, removed and counted.
enum MapRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard let store = planning.map(for: entry), let key = store.key, entry.parameters.allSatisfy(\.isPlain) else {
            return nil
        }
        // With another word besides, a name means other values: `loadEmbeddedText(for:)` beside `loadText(for:)`.
        if !entry.namesKey, store.isOther(than: entry.nouns, about: entry.parameters.flatMap(\.words)) { return nil }
        let site = planning.site(entry, store)
        if !store.keyWords.isEmpty, !entry.parameters.isEmpty { return compound(site) }
        if entry.requirement.kind == .subscript { return access(site, key, planning) }
        if entry.parameters.isEmpty, let asked = CountRule.kind(entry) {
            return site.body(asking: .init(kind: asked == .count ? .count : .isEmpty))
        }
        let keys = entry.parameters.filter { $0.shape == .value(key) }
        if entry.words.say(.exists), let body = has(site, keys) { return body }
        switch entry.verb {
        case .save, .update: return put(site, key, in: planning)
        case .delete, .clear:
            guard planning.acts(entry, on: store, orOn: entry.parameters.flatMap(\.names)) else { return nil }
            if entry.verb == .clear, !entry.parameters.isEmpty { return nil }
            return entry.parameters.isEmpty
                ? site.body(changing: .init(kind: .removeAll)) : remove(site, with: keys, of: key)
        case .contain where store.element.type != .bool: return has(site, keys)
        default: return entry.parameters.isEmpty ? readAll(site, key) : read(site, key, with: keys, in: planning)
        }
    }

    /// Several keys say which value is meant.
    private static func compound(_ site: FakeSite) -> FakeBody? {
        let entry = site.requirement
        let keys = site.store.keyWords.compactMap { words in entry.parameters.first { $0.words == words }?.name }
        let others = entry.parameters.filter { !keys.contains($0.name) }
        if entry.verb == .save, others.count == 1, others[0].shape == .value(site.store.element.type) {
            return site.body(changing: assign(others[0].name, keys))
        }
        guard others.isEmpty else { return nil }
        if entry.verb == .delete { return site.body(changing: assign("nil", keys)) }
        if entry.outcome.core == .bool { return site.body(asking: StoreOperation(kind: .hasKey, keys: keys)) }
        return lookup(keys, site).flatMap { site.body(finding: $0) }
    }

    private static func assign(_ value: String, _ keys: [String]) -> StoreOperation {
        StoreOperation(kind: .assignKey, value: value, keys: keys)
    }

    private static func access(_ site: FakeSite, _ key: FakeType, _ planning: FakePlanning) -> FakeBody? {
        let entry = site.requirement
        guard entry.parameters.count == 1, entry.parameters[0].shape == .value(key),
            var lookup = lookup([entry.parameters[0].name], site)
        else { return nil }
        if case .value(let type) = entry.outcome {
            guard let value = planning.value(type) else { return nil }
            lookup.fallback = value.text
            lookup.defaultValue = value
        }
        return FakeBody(
            answer: given(lookup, site).answer, setter: site.change([assign("newValue", lookup.keys)]))
    }

    /// What gives the value of a key, without a word on one that is not there.
    private static func given(_ lookup: StoreOperation, _ site: FakeSite) -> FakeBody {
        FakeBody(answer: FakeAnswer(value: .operation(site.placed(lookup)), delivery: .returned))
    }

    private static func put(_ site: FakeSite, _ key: FakeType, in planning: FakePlanning) -> FakeBody? {
        let entry = site.requirement
        guard entry.parameters.count == 2, let index = planning.facts.keys.index(entry),
            entry.parameters[index].shape == .value(key)
        else { return nil }
        let held = entry.parameters[1 - index]
        if case .value(let element) = held.shape, element.list == site.store.element.type {
            return site.body(
                changing: .init(kind: .appendAtKey, value: held.name, keys: [entry.parameters[index].name]))
        }
        if Verb.adds(entry.words.first ?? ""), held.shape.holdsSeveral { return nil }
        let element = site.store.element.type
        guard element.text == "Any" || held.shape.unwrapped == .value(element) else { return nil }
        return site.body(changing: assign(held.name, [entry.parameters[index].name]))
    }

    private static func remove(
        _ site: FakeSite, with keys: [FakeRequirement.Parameter], of key: FakeType
    ) -> FakeBody? {
        let entry = site.requirement
        guard entry.parameters.count == 1 else { return nil }
        let name = entry.parameters[0].name
        if keys.isEmpty { return nil }
        if entry.outcome == .void { return site.body(changing: assign("nil", [name])) }
        guard entry.returnsOutcome else { return nil }
        let isFlag = entry.outcome.core == .bool
        guard isFlag || entry.outcome == .optional(.value(site.store.element.type)) else { return nil }
        return site.body(giving: .init(kind: .removeValue, value: name, isFlag: isFlag))
    }

    private static func has(_ site: FakeSite, _ keys: [FakeRequirement.Parameter]) -> FakeBody? {
        guard site.requirement.outcome.core == .bool, site.requirement.parameters.count == 1,
            let key = keys.first
        else { return nil }
        return site.body(asking: StoreOperation(kind: .hasKey, keys: [key.name]))
    }

    /// All keys, or all values.
    private static func readAll(_ site: FakeSite, _ key: FakeType) -> FakeBody? {
        let entry = site.requirement
        let value = site.store.element.type
        let isCalledKey = !entry.nouns.isEmpty && entry.nouns == site.store.keyName
        let isOfKeys = isCalledKey || entry.words.contains { Inflection.singular($0) == "key" }
        switch entry.outcome {
        case .array(.value(key)) where isOfKeys || key != value:
            // Of flags those are meant that are set: `shownIDs()` beside `setShown(_:for:)`.
            let said = Set(entry.words.map(Inflection.stem))
            let isOfFlags =
                value == .bool && !isOfKeys && site.store.nouns.map(Inflection.stem).contains(where: said.contains)
            return site.body(asking: .init(kind: .keys, predicate: isOfFlags ? .flag("value", isOn: true) : nil))
        case .set(.value(key)) where isOfKeys: return site.body(asking: .init(kind: .keys, isFlag: true))
        case .dictionary(key, .value(value)): return site.body(asking: .init(kind: .list))
        default: return nil
        }
    }

    private static func read(
        _ site: FakeSite, _ key: FakeType, with keys: [FakeRequirement.Parameter], in planning: FakePlanning
    ) -> FakeBody? {
        let entry = site.requirement
        let others = entry.parameters.filter { $0.shape != .value(key) }
        guard keys.count == 1, var lookup = lookup([keys[0].name], site) else { return nil }
        guard others.allSatisfy({ $0.shape.core?.isMetatype ?? false }) else {
            guard others.count == 1, others[0].isCalledDefault, entry.returnsOutcome,
                entry.outcome == others[0].shape
            else { return nil }
            lookup.fallback = others[0].name
            return given(lookup, site)
        }
        if case .value(let type) = entry.outcome, !entry.canFail, entry.returnsOutcome,
            !entry.generics.contains(type.text), let value = planning.value(type)
        {
            lookup.fallback = value.text
            lookup.defaultValue = value
            return given(lookup, site)
        }
        return site.body(finding: lookup)
    }

    /// The value of a key as what the requirement gives; `nil` where it gives something else.
    private static func lookup(_ keys: [String], _ site: FakeSite) -> StoreOperation? {
        guard case .value(let type) = site.requirement.outcome.unwrapped else { return nil }
        var lookup = StoreOperation(kind: .lookUp, keys: keys)
        if type == site.store.element.type { return lookup }
        guard site.store.element.type.text == "Any" else { return nil }
        lookup.type = type.shown
        return lookup
    }
}
