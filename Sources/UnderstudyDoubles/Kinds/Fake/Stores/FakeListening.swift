/// What a requirement tells those who listen about a store.
struct FakeListening {
    /// Whether it tells single elements that were put in.
    let isOfElements: Bool

    /// `nil` where the requirement doesn't let anyone listen to `store`.
    init?(_ entry: FakeRequirement, _ store: FakeStore) {
        guard let told = Self.told(entry), told.core == store.element.type else { return nil }
        if store.isSlot {
            let meaning = FakeSlotFinder.Meaning(store.nouns, of: store.element.type)
            guard FakeSlotFinder.Meaning(Self.nouns(entry), of: store.element.type) == meaning else { return nil }
            isOfElements = false
            return
        }
        guard store.isList else { return nil }
        switch told {
        case .array, .optional, .set: isOfElements = false
        case .value:
            let isGone = entry.words.contains { ["deleted", "removed", "deletions", "removals"].contains($0) }
            if isGone { return nil }
            isOfElements =
                entry.parameters.filter { if case .function = $0.shape.unwrapped { false } else { true } }.isEmpty
        default: return nil
        }
    }

    /// The type of the elements that a requirement gives all of, at once or over time; `nil` for other requirements.
    static func listed(by entry: FakeRequirement) -> FakeType? {
        if case .stream(let inner, _) = entry.outcome { return inner.element }
        return entry.outcome.unwrapped.element
    }

    /// What a requirement tells those who listen; `nil` where it lets nobody listen.
    static func told(_ entry: FakeRequirement) -> FakeShape? {
        if case .stream(let inner, _) = entry.outcome { return inner }
        guard case .function(let taken, .void, _)? = entry.parameters.last?.shape.unwrapped, taken.count == 1,
            entry.verb == .observe
        else { return nil }
        return taken[0]
    }

    private static let streaming: Set<String> = [
        "change", "changed", "changes", "event", "events", "publisher", "stream", "update", "updates", "value",
        "values",
    ]

    /// What it is about, without the words that only say that it is told over time.
    static func nouns(_ entry: FakeRequirement) -> [String] {
        let nouns = entry.nouns.filter { !streaming.contains($0) }
        return nouns.isEmpty && told(entry)?.core == .bool ? entry.words.filter { !streaming.contains($0) } : nouns
    }
}
