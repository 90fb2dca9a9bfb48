import UnderstudySemantics

/// Keeps a delegate, data source or listener: its callbacks belong to its callers, however many they are.
enum Delegate: Gate {
    private static let endings: Set<String> = [
        "callback", "callbacks", "datasource", "delegate", "handler", "listener", "observer", "observing", "output",
        "responder", "subscriber",
    ]
    /// The share of functions that report events, if the name does not say that it is a delegate.
    private static let share = 0.6

    static func silence(_ input: SplitEvidence) -> Silence? {
        let functions = input.words.filter { $0.verb != nil }
        let telling = functions.count(where: \.tellsOfEvent)
        let tells = telling >= 2 && Double(telling) >= share * Double(input.words.count)
        let name = Self.name(input.subject.facts.shortName)
        guard name == .delegate || (name == .mayBe && telling > 0 && telling * 2 >= functions.count) || tells else {
            return nil
        }
        return Silence(
            reason: .delegate,
            explanation:
                "a delegate's callbacks belong to its caller; closures or defaults would make it easier to adopt"
        )
    }

    private enum Name {
        case delegate
        case mayBe
        case other
    }

    private static func name(_ name: String) -> Name {
        var words = IdentifierWords.split(name)
        if words.last == "protocol" { words.removeLast() }
        guard let last = words.last else { return .other }
        if ["delegate", "datasource", "listener"].contains(last) || words.suffix(2) == ["data", "source"] {
            return .delegate
        }
        return endings.contains(last) ? .mayBe : .other
    }
}

extension RequirementWords {
    /// Words that say at the beginning of a name that something has happened, or is about to.
    private static let tellings: Set<String> = ["did", "handle", "on", "should", "will"]
    /// Those of them that also do so after the subject: `userDidLogOut`.
    private static let auxiliaries: Set<String> = ["did", "should", "will"]

    /// Whether a function only tells of an event, and asks for nothing to be done: `onTap`, `userDidLogOut`,
    /// `imageTapped`, but not `turnOn` or `setSpeed`.
    fileprivate var tellsOfEvent: Bool {
        guard let first = spoken.first, verb != nil else { return false }
        if Self.tellings.contains(first) { return true }
        guard !AgentNoun.isVerb(first), let last = spoken.last else { return false }
        return spoken.dropFirst().dropLast().contains(where: Self.auxiliaries.contains)
            || spoken.count > 1 && AgentNoun.isParticiple(last)
    }
}
