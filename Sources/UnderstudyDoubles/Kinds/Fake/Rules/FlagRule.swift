import UnderstudySemantics

/// Verbs that switch something on and off set the property that says which it is.
enum FlagRule {
    /// Which flags verbs switch.
    private struct Switch {
        let on: [String]
        let off: [String]
        let flags: [String]
        /// What the verbs act on where they switch such a flag, besides what the flag names.
        var objects: [String] = []
    }

    private static let switches = [
        Switch(
            on: ["login", "log in", "signin", "sign in", "authenticate"],
            off: ["logout", "log out", "signout", "sign out"],
            flags: ["logged in", "signed in", "authenticated", "logged", "authorized"],
            objects: ["account", "customer", "member", "user"]),
        Switch(
            on: ["start", "begin", "run", "resume"], off: ["stop", "end", "cancel", "pause", "finish", "suspend"],
            flags: [
                "running", "started", "active", "recording", "in progress", "monitoring", "scanning", "tracking",
            ]),
        Switch(on: ["play", "resume"], off: ["pause", "stop"], flags: ["playing"], objects: ["playback"]),
        Switch(on: ["enable", "turn on"], off: ["disable", "turn off"], flags: ["enabled", "on"]),
        Switch(on: ["open"], off: ["close"], flags: ["open", "opened"]),
        Switch(on: ["connect"], off: ["disconnect", "close"], flags: ["connected"]),
        Switch(on: ["lock"], off: ["unlock"], flags: ["locked"]),
        Switch(on: ["mute"], off: ["unmute"], flags: ["muted"]),
        Switch(on: ["activate"], off: ["deactivate"], flags: ["active", "activated"]),
        Switch(
            on: ["show", "present"], off: ["hide", "dismiss"], flags: ["visible", "shown", "presented", "showing"]),
        Switch(on: ["pause"], off: ["resume", "start"], flags: ["paused"], objects: ["playback"]),
        Switch(on: ["subscribe"], off: ["unsubscribe"], flags: ["subscribed"]),
    ]

    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind == .func, entry.outcome == .void, entry.returnsOutcome, entry.generics.isEmpty
        else { return nil }
        // A flag is one of the whole, or of the only value of its kind, never of one among several.
        let subjects = planning.facts.subject + planning.stores.all.filter(\.isSlot).flatMap(\.nouns)
        for flag in planning.facts.flags where flag.isReached(from: entry) {
            guard let isOn = state(entry, flag.words, of: subjects) else { continue }
            let property = flag.member.property
            let lock = flag.member.storage.lock
            let isHidden = lock == nil && entry.parameters.contains { $0.name == property }
            let place = FakePlace(
                store: property,
                path: isHidden ? "self." + property : lock.path(to: property))
            let operation = PlacedOperation(place: place, operation: .init(.assign, value: "\(isOn)"))
            return FakeBody(change: Transaction(operations: [operation]))
        }
        for flag in planning.given.flags {
            guard let isOn = state(entry, flag.words, of: subjects), let store = planning.stores.named(flag.name) else {
                continue
            }
            return planning.site(entry, store).body(changing: .init(.assign, value: "\(isOn)"))
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

    /// Whether `entry` says by its name alone that it sets `flag`, or takes it back: `setTutorialShown()`.
    private static func named(_ entry: FakeRequirement, _ flag: String) -> Bool? {
        guard entry.parameters.isEmpty, let first = entry.words.first,
            Self.flag(entry.words.dropFirst().filter { $0 != "as" }) == flag
        else { return nil }
        if ["set", "mark"].contains(first) { return true }
        return ["unset", "unmark", "reset", "clear"].contains(first) ? false : nil
    }

    /// Whether calling `entry` makes the flag with `words` true or false; `nil` where it has nothing to do with it.
    ///
    /// - Parameter subjects: What the flag may be said of.
    private static func state(_ entry: FakeRequirement, _ words: [String], of subjects: [String]) -> Bool? {
        let flag = flag(words)
        if let isOn = named(entry, flag) { return isOn }
        let names = [entry.words.first ?? "", entry.words.prefix(2).joined(separator: " ")]
        for found in switches where found.flags.contains(flag) {
            guard entry.object.isSaid(by: words + subjects + found.objects) else { continue }
            if names.contains(where: found.on.contains) { return true }
            if names.contains(where: found.off.contains) { return false }
        }
        return nil
    }
}
