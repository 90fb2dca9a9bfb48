import UnderstudySemantics

/// Verbs that count change the property that holds the number.
enum CounterRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind == .func, entry.outcome == .void, entry.completion == nil,
            entry.parameters.isEmpty,
            let verb = entry.words.first, let change = changes[verb]
        else { return nil }
        let counters = planning.facts.counters.filter { $0.isReached(from: entry) }
        let nouns = entry.words.dropFirst().map(Inflection.singular)
        let named = counters.filter { !Set($0.words.map(Inflection.singular)).isDisjoint(with: nouns) }
        guard let counter = named.first ?? (counters.count == 1 && nouns.isEmpty ? counters[0] : nil) else {
            return nil
        }
        if verb == "reset", !planning.facts.isCounted { return nil }
        let member = counter.member
        let lock = member.storage.lock
        var operation = StoreOperation(.assign, value: change.value)
        operation.sign = change.sign
        let place = FakePlace(
            store: member.property, path: lock.path(to: member.property), lock: lock)
        return FakeBody(change: Transaction(operations: [PlacedOperation(place: place, operation: operation)]))
    }

    /// Whether a requirement's verb counts up.
    static func countsUp(_ entry: FakeRequirement) -> Bool { changes[entry.words.first ?? ""]?.sign == "+=" }

    private static let changes: [String: (sign: String, value: String)] = [
        "increment": ("+=", "1"), "increase": ("+=", "1"), "decrement": ("-=", "1"), "decrease": ("-=", "1"),
        "reset": ("=", "0"),
    ]
}
