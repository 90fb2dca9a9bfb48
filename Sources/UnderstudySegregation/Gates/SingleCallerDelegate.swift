import UnderstudySemantics

/// Keeps a delegate, data source or listener with one caller, to whom all its callbacks belong; and one without a known
/// caller whose requirements are optional, so that it is easy to adopt already.
enum SingleCallerDelegate: Gate {
    private static let endings: Set<String> = ["delegate", "datasource", "listener", "observer"]

    static func silence(_ input: GateInput) -> Silence? {
        guard isDelegate(input.subject.facts.shortName) else { return nil }
        let callers = input.usage.consumers.count
        let isOptional = input.subject.requirements.contains { !$0.isEffective }
        guard callers == 1 || (callers == 0 && isOptional) else { return nil }
        return Silence(
            reason: .delegate,
            explanation:
                "a delegate's callbacks belong to its caller; closures or defaults would make it easier to adopt"
        )
    }

    private static func isDelegate(_ name: String) -> Bool {
        var words = IdentifierWords.split(name)
        if words.last == "protocol" { words.removeLast() }
        guard let last = words.last else { return false }
        return endings.contains(last) || words.suffix(2) == ["data", "source"]
    }
}
