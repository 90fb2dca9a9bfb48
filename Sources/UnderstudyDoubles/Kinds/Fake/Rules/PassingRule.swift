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
        let stores = planning.stores.all.filter { isChange(entry) || !($0.isSlot && $0.isProperty) }
        let changesStore =
            entry.isOfInstance && entry.verb != nil && !stores.isEmpty
            || entry.isOfInstance && planning.stores.areMentioned(by: entry)
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

    /// Whether it says that it changes what the fake keeps, or what another requirement reads under the same name.
    private static func changesWhatIsRead(_ entry: FakeRequirement, _ planning: FakePlanning) -> Bool {
        guard entry.isOfInstance, let first = entry.words.first else { return false }
        let nouns = Set(entry.object.words.map(Inflection.stem))
        let isOfAll = entry.parameters.isEmpty && nouns.isEmpty && ["clear", "delete", "erase"].contains(first)
        if isOfAll || FakeRules.setsBack(entry) {
            return planning.facts.keptCount > 0 || !planning.stores.all.isEmpty
        }
        let isChange = isChange(entry)
        let said = nouns.union(entry.parameters.flatMap(\.words).map { Inflection.stem(Inflection.singular($0)) })
        return planning.facts.readers(said: said.union(nouns), verb: first).contains { other in
            let isKept = other.isKept
            let read = Set(other.nouns.map { Inflection.stem(Inflection.denied(by: $0) ?? $0) })
            // What is archived is read as `archivedNotes`.
            let isState = other.nouns.contains {
                $0.hasSuffix("ed") && $0 != first && FakeWords.makes(first, $0) != nil
            }
            if isState || !isChange { return isState }
            if nouns.isEmpty { return read.isEmpty && !isKept && !entry.parameters.isEmpty }
            return isKept ? nouns.isSubset(of: read) || read.isSubset(of: said) : !nouns.isDisjoint(with: read)
        }
    }

    /// Whether its verb says that something is another than it was.
    private static func isChange(_ entry: FakeRequirement) -> Bool {
        let first = entry.words.first ?? ""
        if entry.verb == nil { return switching.contains(first) }
        return entry.changes && (!Verb.appends(first) || !entry.parameters.isEmpty)
    }

    /// Verbs that say what becomes of a flag.
    private static let switching: Set<String> = ["activate", "deactivate", "disable", "enable"]

    /// Whether it keeps the functions that it is given, to call them later.
    private static func keeps(_ entry: FakeRequirement) -> Bool {
        guard !entry.passed.calls.isEmpty, let first = entry.words.first else { return false }
        return entry.verb == .observe || registering.contains(first)
    }

    private static let registering: Set<String> = [
        "add", "attach", "bind", "listen", "on", "register", "set", "subscribe", "watch", "when",
    ]
}
