/// Verbs that switch something on and off set the property that says which it is.
enum FlagRule {
    /// What verbs make of which flags.
    private static let switches: [(on: [String], off: [String], flags: [String])] = [
        (
            ["login", "log in", "signin", "sign in", "authenticate"], ["logout", "log out", "signout", "sign out"],
            ["logged in", "signed in", "authenticated", "logged", "authorized"]
        ),
        (
            ["start", "begin", "run", "resume"], ["stop", "end", "cancel", "pause", "finish", "suspend"],
            ["running", "started", "active", "recording", "in progress", "monitoring", "scanning", "tracking"]
        ),
        (["play", "resume"], ["pause", "stop"], ["playing"]),
        (["enable", "turn on"], ["disable", "turn off"], ["enabled", "on"]),
        (["open"], ["close"], ["open", "opened"]),
        (["connect"], ["disconnect", "close"], ["connected"]),
        (["lock"], ["unlock"], ["locked"]),
        (["mute"], ["unmute"], ["muted"]),
        (["activate"], ["deactivate"], ["active", "activated"]),
        (["show", "present"], ["hide", "dismiss"], ["visible", "shown", "presented", "showing"]),
        (["pause"], ["resume", "start"], ["paused"]),
        (["subscribe"], ["unsubscribe"], ["subscribed"]),
    ]

    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind == .func, entry.outcome == .void, entry.completion == nil, entry.generics.isEmpty
        else { return nil }
        for flag in planning.facts.flags where flag.isReached(from: entry) {
            guard let isOn = state(entry, flag.words) else { continue }
            let property = flag.member.property
            let lock = flag.member.storage.lock
            let isHidden = lock == nil && entry.parameters.contains { $0.name == property }
            let place = FakePlace(
                store: property,
                path: isHidden ? "self." + property : lock.path(to: property))
            let operation = PlacedOperation(place: place, operation: .init(.assign, value: "\(isOn)"))
            return FakeBody(change: Transaction(operations: [operation]))
        }
        return nil
    }

    /// Whether there are verbs that switch a property with the words of `entry`.
    static func isSwitched(_ entry: FakeRequirement) -> Bool {
        let flag = flag(entry.words)
        return switches.contains { $0.flags.contains(flag) }
    }

    private static func flag(_ words: [String]) -> String {
        words.filter { $0 != "is" && $0 != "has" }.joined(separator: " ")
    }

    /// Whether calling `entry` makes the flag with `words` true or false; `nil` where it has nothing to do with it.
    private static func state(_ entry: FakeRequirement, _ words: [String]) -> Bool? {
        let flag = flag(words)
        let names = [entry.words.first ?? "", entry.words.prefix(2).joined(separator: " ")]
        for entry in switches where entry.flags.contains(flag) {
            if names.contains(where: entry.on.contains) { return true }
            if names.contains(where: entry.off.contains) { return false }
        }
        return nil
    }
}
