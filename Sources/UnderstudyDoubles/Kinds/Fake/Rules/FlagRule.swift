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
        Switch(
            on: ["show", "present"], off: ["hide", "dismiss"], flags: ["visible", "shown", "presented", "showing"]),
        Switch(on: ["pause"], off: ["resume", "start"], flags: ["paused"], objects: ["playback"]),
        Switch(on: ["activate"], off: ["deactivate"], flags: ["active", "activated"]),
        Switch(on: ["opt in"], off: ["opt out"], flags: ["opt in", "opted in"]),
        Switch(on: ["opt out"], off: ["opt in"], flags: ["opt out", "opted out"]),
    ]

    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard entry.requirement.kind == .func, entry.outcome == .void, entry.returnsOutcome, entry.generics.isEmpty
        else { return nil }
        if entry.parameters.contains(where: entry.setsFlag(to:)) { return nil }
        let states = states(switchedBy: entry)
        let flags = planning.facts.flags.which(entry, states).filter { flag in
            planning.facts.property(flag.name)?.isReached(from: entry) ?? false
        }
        let said = flags.filter { named(entry, $0.said) != nil }
        for flag in said + flags {
            guard let isOn = state(entry, flag, in: planning), let kept = planning.facts.property(flag.name) else {
                continue
            }
            let property = kept.member.property
            let lock = kept.member.storage.lock
            let isHidden = lock == nil && entry.parameters.contains { $0.name == property }
            let place = FakePlace(
                store: property,
                path: isHidden ? "self." + property : lock.path(to: property))
            let operation = PlacedOperation(place: place, operation: .init(kind: .assign, value: "\(isOn)"))
            return FakeBody(change: Transaction(operations: [operation]))
        }
        for flag in planning.given.flags.which(entry, states) {
            guard let isOn = state(entry, flag, in: planning), let store = planning.stores.named(flag.name) else {
                continue
            }
            return planning.site(entry, store).body(changing: .init(kind: .assign, value: "\(isOn)"))
        }
        return nil
    }

    /// The states that `entry` switches on or off by a verb that says so of any.
    private static func states(switchedBy entry: FakeRequirement) -> [String] {
        let names = names(entry)
        return switches.filter { found in names.contains { found.on.contains($0) || found.off.contains($0) } }
            .flatMap(\.flags)
    }

    private static func names(_ entry: FakeRequirement) -> [String] {
        [entry.words.first ?? "", entry.words.prefix(2).joined(separator: " ")]
    }

    /// Whether `entry` says by its name alone that it sets `flag`, or takes it back: `setTutorialShown()`, `loadFonts()`
    /// where there is `areFontsLoaded`.
    private static func named(_ entry: FakeRequirement, _ flag: String) -> Bool? {
        guard entry.parameters.isEmpty, let first = entry.words.first else { return nil }
        let words = flag.split(separator: " ").map(String.init)
        if let state = words.last, Set(entry.object.words) == Set(words.dropLast().map(Inflection.singular)),
            // What is being done is over once it is done.
            !state.hasSuffix("ing"), let isOn = FakeWords.makes(first, state)
        {
            return isOn
        }
        guard FakeFlags.said(entry.words.dropFirst().filter { $0 != "as" }) == flag else { return nil }
        if ["set", "mark"].contains(first) { return true }
        return ["unset", "unmark", "reset", "clear"].contains(first) ? false : nil
    }

    /// Whether calling `entry` makes `flag` true or false; `nil` where it has nothing to do with it.
    private static func state(
        _ entry: FakeRequirement, _ asked: FakeFlags.Flag, in planning: FakePlanning
    ) -> Bool? {
        let flag = asked.said
        if let isOn = named(entry, flag) { return isOn }
        let names = names(entry)
        let object = Set(entry.object.words.map(Inflection.stem))
        for found in switches {
            guard let state = found.flags.first(where: { flag == $0 || flag.hasSuffix(" " + $0) }) else { continue }
            let owner = flag.dropLast(state.count).split(separator: " ").map { Inflection.stem(String($0)) }
            guard
                owner.isEmpty
                    ? planning.isOfWhole(entry) || entry.object.isSaid(by: asked.words + found.objects)
                    : object == Set(owner)
            else { continue }
            if names.contains(where: found.on.contains) { return true }
            if names.contains(where: found.off.contains) { return false }
        }
        return nil
    }
}
