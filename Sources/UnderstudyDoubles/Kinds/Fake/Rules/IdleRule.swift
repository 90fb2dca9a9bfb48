import UnderstudySemantics

/// What has nothing to do in memory: writing out, loading, warming up.
enum IdleRule {
    private static let words: Set<String> = [
        "save", "commit", "flush", "synchronize", "sync", "persist", "refresh", "reload", "load", "prefetch", "preload",
    ]

    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind == .func, entry.parameters.isEmpty, entry.outcome == .void,
            !planning.stores.all.isEmpty,
            let first = entry.words.first, words.contains(first), entry.nouns.allSatisfy(isGeneral)
        else { return nil }
        return planning.site(entry, planning.stores.all[0]).body()
    }

    private static func isGeneral(_ word: String) -> Bool { CommonWords.general.contains(word) }
}
