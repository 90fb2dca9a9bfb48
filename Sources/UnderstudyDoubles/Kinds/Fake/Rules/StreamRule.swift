/// A stream gives what there is now, and then what it becomes.
enum StreamRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody? {
        guard case .stream(let told, let form) = entry.outcome, entry.completion == nil else { return nil }
        guard let store = planning.stores.first(where: { FakeListening(entry, $0) != nil }) else { return nil }
        guard let listening = FakeListening(entry, store), let part = part(entry, told, store, planning) else {
            return .missing("what it publishes")
        }
        if store.element.isSendable == .unknown, !entry.isSendable { return .missing("what it publishes") }
        let site = planning.site(entry, store)
        if case .publisher(let failure) = form {
            return publisher(site, part, failure, isOfElements: listening.isOfElements)
        }
        return FakeBody(lines: stream(site, part, form, told, isOfElements: listening.isOfElements))
    }

    /// What is told of the store's value, written for it: `$0.filter { $0.owner == owner }`.
    private static func part(
        _ entry: FakeRequirement, _ told: FakeShape, _ store: FakeStore, _ planning: FakePlanning
    ) -> ((String) -> String)? {
        if store.isSlot { return entry.parameters.isEmpty ? { $0 } : nil }
        guard let match = planning.matcher(store).match(entry.parameters, selects: false),
            let adjectives = planning.adjectives(entry, store)
        else { return nil }
        let condition = FakeMatch.all(match.conditions + adjectives)
        switch told {
        case .array: return condition.isEmpty ? { $0 } : { $0 + ".filter { " + condition + " }" }
        case .set: return condition.isEmpty ? { "Set(\($0))" } : { "Set(\($0).filter { \(condition) })" }
        case .optional: return condition.isEmpty ? { $0 + ".last" } : { $0 + ".first { " + condition + " }" }
        default: return condition.isEmpty ? { $0 } : nil
        }
    }

    private static func stream(
        _ site: FakeSite, _ part: (String) -> String, _ form: FakeStreamForm, _ told: FakeShape, isOfElements: Bool
    ) -> [String] {
        let continuation = site.local("continuation")
        let observers = site.reach(isOfElements ? site.store.eventObservers : site.store.observers)
        let isUnsafe = site.store.element.isSendable == .no
        var register: [String]
        if isUnsafe {
            let value = site.local("value")
            register = [
                "\(observers).append {", "    nonisolated(unsafe) let \(value) = \(part("$0"))",
                "    " + isHeard(continuation, value), "}",
            ]
            if !isOfElements {
                register =
                    [
                        "nonisolated(unsafe) let current = \(part(site.list))", "\(continuation).yield(current)",
                    ] + register
            }
        } else {
            register = ["\(observers).append {"]
            if weakens(site, told) {
                register += ["    guard let value = $0 else { return true }", "    " + isHeard(continuation, "value")]
            } else {
                register.append("    " + isHeard(continuation, part("$0"), isAlone: true))
            }
            register.append("}")
            if !isOfElements { register = present(site, continuation, part, told) + register }
        }
        let name = form == .stream ? "AsyncStream" : "AsyncThrowingStream"
        return ["\(name) { \(continuation) in"] + site.alone(register).map { "    " + $0 } + ["}"]
    }

    /// The statement that gives `value` to the stream, and says whether anybody listens to that still.
    private static func isHeard(_ continuation: String, _ value: String, isAlone: Bool = false) -> String {
        let condition = "if case .terminated = \(continuation).yield(\(value))"
        return isAlone ? condition + " { false } else { true }" : "return " + condition + " { false } else { true }"
    }

    /// Whether there may be nothing to tell, where those who listen are told values only.
    private static func weakens(_ site: FakeSite, _ told: FakeShape) -> Bool {
        site.store.isSlot && site.store.type.hasSuffix("?") && !told.isOptional
    }

    /// The statement that gives what there is now.
    private static func present(
        _ site: FakeSite, _ continuation: String, _ part: (String) -> String, _ told: FakeShape
    ) -> [String] {
        guard weakens(site, told) else { return ["\(continuation).yield(\(part(site.list)))"] }
        return ["if let current = \(site.list) { \(continuation).yield(current) }"]
    }

    private static func publisher(
        _ site: FakeSite, _ part: (String) -> String, _ failure: String, isOfElements: Bool
    ) -> FakeBody {
        if isOfElements || site.lock != nil { return .missing("what it publishes") }
        let subject = site.local("subject")
        let observers = site.reach(site.store.observers)
        let listen =
            site.store.isStreamed
            ? FakeObservers.add(subject + ".send", to: observers, of: site.store)
            : ["\(observers).append { \(subject).send($0) }"]
        return FakeBody(
            lines: ["let \(subject) = CurrentValueSubject<\(site.store.observedType), \(failure)>(\(site.list))"]
                + listen + [
                    "return \(subject)" + (part("$0") == "$0" ? "" : ".map { \(part("$0")) }")
                        + ".eraseToAnyPublisher()"
                ])
    }
}
