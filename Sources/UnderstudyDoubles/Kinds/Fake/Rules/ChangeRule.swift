import UnderstudySemantics

/// A property of the elements that are meant is set to an argument: renaming, moving, marking.
enum ChangeRule {
    /// Words that only say which of two values of a property is meant.
    private static let ends: (before: Set<String>, after: Set<String>) = (
        ["from", "source", "src", "old", "current", "previous"], ["to", "destination", "dst", "new", "target", "dest"]
    )

    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.verb != .read, entry.verb != .delete, entry.verb != .save || entry.words.first == "set",
            entry.outcome == .void || entry.completion != nil,
            entry.requirement.kind == .func, !entry.parameters.isEmpty, let store = planning.list(for: entry)
        else { return nil }
        let parameters = entry.parameters
        let named = parameters.flatMap(\.names) + store.element.propertyWords
        guard planning.acts(entry, on: store, orOn: named) else { return nil }
        guard !parameters.contains(where: { $0.shape == .value(store.element.type) && parameters.count == 1 }) else {
            return nil
        }
        let site = planning.site(entry, store)
        if let ends = ends(entry, store) {
            let predicate = Predicate.comparison(.property(ends.property), "==", .argument(ends.from))
            return change(site, where: predicate, by: [.set(ends.property, to: ends.to)])
        }
        guard let (conditions, properties) = parts(entry, store, in: planning), let predicate = Predicate(conditions),
            let changes = properties.isEmpty ? flag(entry, store).map({ [$0] }) : properties
        else { return nil }
        if entry.canFail, !predicate.selectsByContent, entry.outcome == .void {
            return UpdateRule.change(site, where: predicate, gives: nil, by: changes)
        }
        return change(site, where: predicate, by: changes)
    }

    /// Which elements the parameters mean, and what they set; `nil` where one does neither.
    private static func parts(
        _ entry: FakeRequirement, _ store: FakeStore, in planning: FakePlanning
    ) -> ([Predicate], [StoreOperation.Change])? {
        var conditions: [Predicate] = []
        var changes: [StoreOperation.Change] = []
        let isKey = entry.parameters.map { planning.isIdentity($0, of: store) }
        guard isKey.contains(true) else { return nil }
        for (parameter, isKey) in zip(entry.parameters, isKey) {
            if isKey {
                guard let match = planning.matcher(store).match([parameter], selects: false) else { return nil }
                conditions += match.conditions
            } else if let property = changed(parameter, by: entry, in: store) {
                changes.append(.set(property, to: parameter.name))
            } else {
                return nil
            }
        }
        return (conditions, changes)
    }

    private static func change(
        _ site: FakeSite, where predicate: Predicate, by changes: [StoreOperation.Change]
    ) -> FakeBody? {
        if site.requirement.parameters.contains(where: { $0.name == "index" }) { return nil }
        var change = StoreOperation(kind: .change, predicate: predicate)
        change.changes = changes
        return site.body(changing: change)
    }

    /// The property that a parameter is the new value of.
    private static func changed(
        _ parameter: FakeRequirement.Parameter, by entry: FakeRequirement, in store: FakeStore
    ) -> String? {
        let own = Set(store.nouns)
        let lists = [
            parameter.words, parameter.words.filter { !Self.ends.after.contains($0) }, parameter.labelWords,
            entry.nouns.filter { !own.contains($0) }, ["is"] + parameter.words,
            entry.words.first == "rename" ? ["name"] : [], entry.words.first == "rename" ? ["title"] : [],
        ]
        for words in lists where !words.isEmpty {
            let found = store.element.properties.first { property in
                property.isSettable && IdentifierWords.split(property.name) == words
                    && (property.shape == parameter.shape || property.shape == .optional(parameter.shape))
            }
            if let found { return found.name }
        }
        return nil
    }

    /// The flag that a verb alone sets: `markAsRead(id:)`, `toggleFavorite(id:)`.
    private static func flag(_ entry: FakeRequirement, _ store: FakeStore) -> StoreOperation.Change? {
        guard let verb = entry.words.first else { return nil }
        guard verb == "mark" || verb == "toggle" else { return switched(verb, store) }
        let words = entry.nouns.filter { !store.nouns.contains($0) }.map(Inflection.stem)
        let found = store.element.properties.first { property in
            let own = IdentifierWords.split(property.name).filter { $0 != "is" }.map(Inflection.stem)
            return property.isSettable && property.shape.core == .bool && !property.shape.isOptional
                && own == words
        }
        guard let found, !words.say(.not) else { return nil }
        return verb == "toggle" ? .toggle(found.name) : .set(found.name, to: "true")
    }

    /// The flag that a verb sets or takes back: `archive(id:)` sets `isArchived`, `unpin(id:)` takes `isPinned` back.
    private static func switched(_ verb: String, _ store: FakeStore) -> StoreOperation.Change? {
        for property in store.element.properties where property.isSettable {
            guard case .value(let type) = property.shape, type == .bool else { continue }
            let words = IdentifierWords.split(property.name)
            guard let state = words.last, words.count == 1 || words.count == 2 && words[0] == "is" else { continue }
            if let isOn = FakeWords.makes(verb, state) { return .set(property.name, to: "\(isOn)") }
        }
        return nil
    }

    /// The property whose values are moved from one parameter to another.
    private static func ends(
        _ entry: FakeRequirement, _ store: FakeStore
    ) -> (property: String, from: String, to: String)? {
        guard entry.parameters.count == 2 else { return nil }
        guard Self.ends.before.contains(entry.parameters[0].label), Self.ends.after.contains(entry.parameters[1].label)
        else { return nil }
        let rest = entry.parameters.map { parameter in
            parameter.words.filter { !Self.ends.before.contains($0) && !Self.ends.after.contains($0) }
        }
        guard rest[0] == rest[1] else { return nil }
        let (from, to) = (entry.parameters[0], entry.parameters[1])
        let candidates = store.element.properties.filter { property in
            property.isSettable && (property.shape == from.shape || property.shape == .optional(from.shape))
                && from.shape == to.shape
        }
        let named = candidates.first { IdentifierWords.split($0.name) == rest[0] }
        let id = store.element.idProperty?.name
        let others = candidates.filter { $0.name != id }
        guard let found = named ?? (others.count == 1 ? others[0] : nil), found.name != id else { return nil }
        return (found.name, from.name, to.name)
    }
}
