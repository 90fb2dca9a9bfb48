import UnderstudySemantics

/// Values by key are put in, read, removed and counted.
enum MapRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard let store = planning.map(for: entry), let key = store.key, entry.parameters.allSatisfy(\.isPlain) else {
            return nil
        }
        let site = planning.site(entry, store)
        if !store.keyWords.isEmpty, !entry.parameters.isEmpty { return compound(site) }
        if entry.requirement.kind == .subscript { return access(site, key) }
        let keys = entry.parameters.filter { $0.shape == .value(key) }
        if entry.words.contains("exists"), let body = has(site, keys) { return body }
        switch entry.verb {
        case .save, .update: return put(site, key)
        case .delete:
            if keys.count == 1, entry.parameters.count == 1 { return remove(site, keys[0].name) }
            if entry.parameters.count == 1, entry.parameters[0].shape.element == key {
                return change(site, ["for key in \(entry.parameters[0].name) { \(site.list)[key] = nil }"])
            }
            return entry.parameters.isEmpty ? change(site, ["\(site.list).removeAll()"]) : nil
        case .clear: return entry.parameters.isEmpty ? change(site, ["\(site.list).removeAll()"]) : nil
        case .contain where store.element.type.canonical != "Bool": return has(site, keys)
        case .count:
            guard entry.parameters.isEmpty, entry.outcome.core?.canonical == "Int" else { return nil }
            return site.give(site.list + ".count").map { FakeBody(lines: $0) }
        default: return read(site, key, keys, planning)
        }
    }

    /// Several keys say which value is meant.
    private static func compound(_ site: FakeSite) -> FakeBody? {
        let entry = site.requirement
        let keys = site.store.keyWords.compactMap { words in entry.parameters.first { $0.words == words }?.name }
        let others = entry.parameters.filter { !keys.contains($0.name) }
        let place = "\(site.list)[[\(keys.joined(separator: ", "))]]"
        if entry.verb == .save, others.count == 1, others[0].shape == .value(site.store.element.type) {
            return change(site, ["\(place) = \(others[0].name)"])
        }
        guard others.isEmpty else { return nil }
        if entry.verb == .delete { return change(site, ["\(place) = nil"]) }
        if entry.outcome.core?.canonical == "Bool" { return site.give("\(place) != nil").map { FakeBody(lines: $0) } }
        return cast(place, site).flatMap { site.give(found: $0) }.map { FakeBody(lines: $0) }
    }

    private static func change(_ site: FakeSite, _ lines: [String]) -> FakeBody? {
        site.done.map { FakeBody(lines: site.alone(lines) + $0) }
    }

    private static func access(_ site: FakeSite, _ key: FakeType) -> FakeBody? {
        let entry = site.requirement
        guard entry.parameters.count == 1, entry.parameters[0].shape == .value(key) else { return nil }
        let place = "\(site.list)[\(entry.parameters[0].name)]"
        guard let value = cast(place, site) else { return nil }
        return FakeBody(lines: [value], setLines: site.alone(["\(place) = newValue"]))
    }

    private static func put(_ site: FakeSite, _ key: FakeType) -> FakeBody? {
        let entry = site.requirement
        guard entry.parameters.count == 2, let index = FakeMapFinder.keyIndex(entry),
            entry.parameters[index].shape == .value(key)
        else { return nil }
        return change(site, ["\(site.list)[\(entry.parameters[index].name)] = \(entry.parameters[1 - index].name)"])
    }

    private static func remove(_ site: FakeSite, _ key: String) -> FakeBody? {
        let entry = site.requirement
        if entry.outcome == .void { return change(site, ["\(site.list)[\(key)] = nil"]) }
        guard entry.completion == nil else { return nil }
        let removal = "\(site.list).removeValue(forKey: \(key))"
        if entry.outcome == .optional(.value(site.store.element.type)) { return FakeBody(lines: site.alone([removal])) }
        guard entry.outcome.core?.canonical == "Bool" else { return nil }
        return FakeBody(lines: site.alone([removal + " != nil"]))
    }

    private static func has(_ site: FakeSite, _ keys: [FakeRequirement.Parameter]) -> FakeBody? {
        let entry = site.requirement
        guard entry.outcome.core?.canonical == "Bool", entry.parameters.count == 1, let key = keys.first else {
            return nil
        }
        return site.give("\(site.list)[\(key.name)] != nil").map { FakeBody(lines: $0) }
    }

    private static func read(
        _ site: FakeSite, _ key: FakeType, _ keys: [FakeRequirement.Parameter], _ planning: FakePlanning
    ) -> FakeBody? {
        let entry = site.requirement
        let value = site.store.element.type
        if entry.parameters.isEmpty {
            let isOfKeys = entry.words.contains { Inflection.singular($0) == "key" }
            if entry.outcome == .array(.value(key)), isOfKeys || key != value {
                return site.give("Array(\(site.list).keys)").map { FakeBody(lines: $0) }
            }
            if entry.outcome == .set(.value(key)), isOfKeys {
                return site.give("Set(\(site.list).keys)").map { FakeBody(lines: $0) }
            }
            if entry.outcome == .array(.value(value)) {
                return site.give("Array(\(site.list).values)").map { FakeBody(lines: $0) }
            }
            if entry.outcome == .dictionary(key, .value(value)) {
                return site.give(site.list).map { FakeBody(lines: $0) }
            }
            if entry.outcome.core?.canonical == "Bool", entry.words == ["is", "empty"] {
                return site.give(site.list + ".isEmpty").map { FakeBody(lines: $0) }
            }
            return nil
        }
        let others = entry.parameters.filter { $0.shape != .value(key) }
        guard keys.count == 1, others.allSatisfy({ $0.shape.core?.text.hasSuffix(".Type") ?? false }) else {
            return fallback(site, keys, others)
        }
        let place = "\(site.list)[\(keys[0].name)]"
        guard let found = cast(place, site) else { return nil }
        if case .value(let type) = entry.outcome, !entry.canFail, entry.completion == nil,
            !entry.generics.contains(type.text), let value = planning.value(type)
        {
            return FakeBody(lines: ["\(found) ?? \(value)"])
        }
        return site.give(found: found).map { FakeBody(lines: $0) }
    }

    /// A value that the caller brings along stands in for one that is not there.
    private static func fallback(
        _ site: FakeSite, _ keys: [FakeRequirement.Parameter], _ others: [FakeRequirement.Parameter]
    ) -> FakeBody? {
        guard keys.count == 1, others.count == 1, others[0].words.contains("default"),
            site.requirement.completion == nil,
            site.requirement.outcome == others[0].shape,
            let found = cast("\(site.list)[\(keys[0].name)]", site)
        else { return nil }
        return FakeBody(lines: ["\(found) ?? \(others[0].name)"])
    }

    /// `place` as a value of what the requirement gives; `nil` where it gives something else.
    private static func cast(_ place: String, _ site: FakeSite) -> String? {
        guard case .value(let type) = site.requirement.outcome.unwrapped else {
            return nil
        }
        if type == site.store.element.type { return place }
        return site.store.element.type.text == "Any" ? "\(place) as? \(type.text)" : nil
    }
}
