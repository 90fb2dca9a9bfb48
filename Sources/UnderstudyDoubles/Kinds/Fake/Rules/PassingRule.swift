import UnderstudySemantics

/// What nobody waits for a result of passes, and calls the functions that it is given, where these are run or called in
/// the end for sure; everything else is to be filled in.
enum PassingRule {
    static func body(_ entry: FakeRequirement, _ planning: FakePlanning) -> FakeBody {
        let signature = entry.requirement.signature
        if case .forward(let call) = entry.member.answer, !entry.member.hasBuilder {
            let statements = entry.member.preparations
            return FakeBody(calls: statements + [statements.isEmpty ? call : "return " + call])
        }
        // What is said to change a store is not passed over.
        let changesStore =
            entry.isOfInstance && entry.verb != nil && !planning.stores.all.isEmpty
            || planning.given.mayChange(by: entry) || changesWhatIsRead(entry, planning)
        guard signature.kind.isFunction, signature.value == nil, !changesStore, !keeps(entry),
            entry.passed.isComplete
        else {
            // What fails the test still calls what somebody may wait for, unless it has to return something.
            let isQuiet = keeps(entry) || signature.value != nil
            return FakeBody(missing: "what it does", passed: isQuiet ? nil : entry.passed)
        }
        let isAwaited = entry.isThrowing && !signature.effects.isRethrows || entry.outcome != .void
        return FakeBody(
            missing: isAwaited ? "what it does" : nil, calls: entry.passed.calls, passed: entry.passed)
    }

    /// Whether it says that it changes what another requirement, of which nothing is kept, reads under the same name.
    private static func changesWhatIsRead(_ entry: FakeRequirement, _ planning: FakePlanning) -> Bool {
        guard entry.isOfInstance, let verb = entry.verb, [.save, .update, .delete].contains(verb),
            !entry.parameters.isEmpty
        else { return false }
        let nouns = Set(entry.nouns.map(Inflection.stem))
        return planning.requirements.contains { other in
            guard other.isOfInstance, other.requirement.kind == .func, other.outcome != .void,
                other.verb == .read || other.verb == .list
            else { return false }
            let read = Set(other.nouns.map(Inflection.stem))
            return nouns.isEmpty ? read.isEmpty : !nouns.isDisjoint(with: read)
        }
    }

    /// Whether it keeps the functions that it is given, to call them later.
    private static func keeps(_ entry: FakeRequirement) -> Bool {
        guard !entry.passed.calls.isEmpty, let first = entry.words.first else { return false }
        return entry.verb == .observe || registering.contains(first)
    }

    private static let registering: Set<String> = [
        "add", "attach", "bind", "listen", "on", "register", "set", "subscribe", "watch", "when",
    ]
}
