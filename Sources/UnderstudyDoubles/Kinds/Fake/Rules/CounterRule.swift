import UnderstudySemantics

/// Verbs that count change the property that holds the number.
enum CounterRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind == .func, entry.outcome == .void, entry.completion == nil,
            entry.parameters.isEmpty,
            let verb = entry.words.first, let change = changes[verb]
        else { return nil }
        let counters = planning.requirements.filter { other in
            other.member.value?.type == .named("Int") && other.isOfInstance && other.member.place == entry.member.place
                && !other.member.storagePrefix.hasPrefix("@")
                && MemberIsolation.isNonisolated(other.requirement) == MemberIsolation.isNonisolated(entry.requirement)
        }
        let nouns = entry.words.dropFirst().map(Inflection.singular)
        let named = counters.filter { !Set($0.words.map(Inflection.singular)).isDisjoint(with: nouns) }
        guard let counter = named.first ?? (counters.count == 1 && nouns.isEmpty ? counters[0] : nil) else {
            return nil
        }
        if verb == "reset", planning.requirements.allSatisfy({ changes[$0.words.first ?? ""] != "+= 1" }) { return nil }
        let name = counter.member.property
        guard counter.member.place == .locked else { return FakeBody(lines: ["\(name) \(change)"]) }
        let lock = counter.member.lock
        return FakeBody(lines: ["\(lock).withLock { \(lock) in \(lock).\(name) \(change) }"])
    }

    private static let changes = [
        "increment": "+= 1", "increase": "+= 1", "decrement": "-= 1", "decrease": "-= 1", "reset": "= 0",
    ]
}
