/// The rules that say what a member of a fake does, in the order in which they are asked.
enum FakeRules {
    private static let all: [@Sendable (FakeRequirement, FakePlanning) -> FakeBody?] = [
        StreamRule.body, ObserverRule.body, MapRule.body, SlotRule.body, CountRule.body,
        ContainsRule.body,
        ClearRule.body, DeleteRule.body, ChangeRule.body, UpdateRule.body, SaveRule.body, BuildRule.body,
        RefreshRule.body, FindRule.body, ListRule.body, FlagRule.body, IdleRule.body,
    ]

    /// The flags that are kept as properties.
    static func flags(in planning: FakePlanning) -> FakeFlags {
        var flags = FakeFlags()
        for entry in planning.requirements where entry.isOfInstance && isFlag(entry, planning) {
            flags.add(entry.words, named: entry.member.property)
        }
        return flags
    }

    /// What the member for `entry` does.
    static func body(of entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody {
        if entry.member.form == .initializer { return SeedRule.body(entry, planning) }
        let isKept = entry.member.value != nil
        if entry.isOfInstance {
            if isKept, let store = planning.stores.property(entry.member.property) {
                return FakeBody(isStored: true, store: store)
            }
            let found = !isKept || !entry.member.isSettable ? inferred(entry, planning) : nil
            if let found, found.missing == nil { return found }
            if let given = GivenRule.body(entry, planning) { return given }
            if let found { return found }
        }
        if isKept { return FakeBody(isStored: true) }
        if entry.isOfInstance, entry.member.form == .property, entry.isFlag {
            return FakeBody(isStored: true, isFlag: true)
        }
        return PassingRule.body(entry, planning)
    }

    /// Whether the member for `entry` is a flag, kept as it is.
    private static func isFlag(_ entry: FakeRequirement, _ planning: FakePlanning) -> Bool {
        if entry.member.value?.type == .named("Bool") { return true }
        return entry.member.form == .property && entry.isFlag && inferred(entry, planning) == nil
    }

    /// The names of the stores that the member for `entry` reaches, and of those that it does not only empty.
    static func storesReached(
        by entry: FakeRequirement, _ planning: FakePlanning
    ) -> (all: [String], used: [String]) {
        if planning.stores.isEmpty || !entry.isOfInstance { return ([], []) }
        let body = body(of: entry, planning)
        if body.isStored {
            let own = body.store == nil ? [] : [entry.member.property]
            return (own, own)
        }
        return (planning.stores.ordered(body.stores), planning.stores.ordered(body.used))
    }

    private static func inferred(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        if entry.changes, !entry.condition.isKnown(for: entry) { return nil }
        if entry.member.hasBuilder || setsBack(entry) && keepsMore(planning) { return nil }
        // What is sent is nobody else's any more, so it can't be kept too.
        if entry.requirement.signature.result?.has(.sending) ?? false { return nil }
        return all.lazy.compactMap { $0(entry, planning) }.first
    }

    /// Whether a name says only that something is as it was: `reset()`, `logOut()`.
    static func setsBack(_ entry: FakeRequirement) -> Bool {
        vague.contains(entry.words) && entry.parameters.allSatisfy { $0.shape.core == .bool }
    }

    private static let vague: Set<[String]> = [
        ["reset"], ["log", "out"], ["logout"], ["sign", "out"], ["signout"],
    ]

    /// Whether the fake keeps more than one flag or number, so that nobody can tell what such a name means for it.
    private static func keepsMore(_ planning: FakePlanning) -> Bool {
        !planning.stores.all.isEmpty || planning.facts.keptCount > 1
    }
}
