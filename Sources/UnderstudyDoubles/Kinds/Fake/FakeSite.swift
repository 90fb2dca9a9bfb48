import UnderstudySemantics

/// Where a rule writes a body: the requirement, the store that it is about, and how that is reached.
struct FakeSite {
    let requirement: FakeRequirement
    let store: FakeStore
    /// The lock, where the store is behind one.
    let lock: String?
    /// What is thrown where something is not there; `nil` where none can be made.
    let error: String?
    /// The function that stops a test.
    let fail: String
    /// The name of the fake.
    let fake: String

    /// What reaches the store.
    var list: String { reach(store.name) }

    func reach(_ name: String) -> String {
        if let lock { return lock + "." + name }
        return requirement.parameters.contains { $0.name == name } ? "self." + name : name
    }

    /// A name for a constant that no parameter has.
    func local(_ name: String) -> String {
        requirement.parameters.contains { $0.name == name } || requirement.completion?.name == name
            ? "stored" + SwiftNames.capitalized(name) : name
    }

    /// What one element is called.
    var elementName: String {
        if store.element.type.isScalar, !store.nouns.isEmpty {
            return local(SwiftNames.escaped(SwiftNames.camelCase(store.nouns)))
        }
        return local(SwiftNames.escaped(IdentifierWords.valueName(ofType: store.element.type.simpleName)))
    }

    /// `lines` as one step that nobody else can come between.
    func alone(_ lines: [String], effects: String = "", result: String = "") -> [String] {
        guard let lock else { return lines }
        if lines.count == 1, !lines[0].hasSuffix("}") {
            return [result + effects + lock + ".withLock { " + lock + " in " + lines[0] + " }"]
        }
        return [result + effects + lock + ".withLock { " + lock + " in"] + lines.map { "    " + $0 } + ["}"]
    }

    // MARK: - Outcome

    /// The statements that give `value` to the caller; `nil` where that can't be.
    func give(_ value: String) -> [String]? {
        let outcome = requirement.outcome
        guard let completion = requirement.completion else {
            if case .result = outcome { return [".success(" + value + ")"] }
            return [value]
        }
        return call(completion, value).map { [$0] }
    }

    /// The statements that give an element that may not be there.
    func give(found value: String) -> [String]? {
        if requirement.outcome.isOptional { return give(value) }
        if case .result = requirement.outcome { return nil }
        guard let exit = exit() else { return nil }
        let name = elementName
        var lines = ["guard let \(name) = \(value) else {"] + exit.map { "    " + $0 } + ["}"]
        if exit.count == 1 { lines = ["guard let \(name) = \(value) else { \(exit[0]) }"] }
        guard let last = give(name) else { return nil }
        return lines + (requirement.completion == nil ? ["return " + name] : last)
    }

    /// What ends a member early, as something is not there.
    func exit() -> [String]? {
        if let completion = requirement.completion {
            guard requirement.canFail, let error, let call = refuse(completion, error) else { return nil }
            return [call, "return"]
        }
        if requirement.isThrowing { return error.map { ["throw " + $0] } }
        return ["\(fail)(\"\(fake).\(requirement.member.name): there is none\")"]
    }

    private func call(_ completion: FakeRequirement.Completion, _ value: String) -> String? {
        let isVoid = value.isEmpty
        switch completion.parameters.count {
        case 0: return isVoid ? completion.name + "()" : nil
        case 1:
            if case .result = completion.parameters[0] {
                return completion.name + "(.success(" + (isVoid ? "()" : value) + "))"
            }
            if isVoid { return completion.parameters[0].isOptional ? completion.name + "(nil)" : nil }
            return completion.name + "(" + value + ")"
        case 2:
            guard completion.parameters[1].isOptional, !isVoid else { return nil }
            return completion.name + "(" + value + ", nil)"
        default: return nil
        }
    }

    private func refuse(_ completion: FakeRequirement.Completion, _ error: String) -> String? {
        guard completion.parameters.count == 1 else { return nil }
        if case .result = completion.parameters[0] { return completion.name + "(.failure(" + error + "))" }
        return requirement.outcome == .void ? completion.name + "(" + error + ")" : nil
    }

    /// The last statements of a member that has changed something and has nothing to give; `nil` where it has.
    var done: [String]? {
        guard requirement.outcome == .void else { return nil }
        return requirement.completion == nil ? [] : give("")
    }
}
