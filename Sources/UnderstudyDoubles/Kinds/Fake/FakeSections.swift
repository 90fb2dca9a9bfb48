import UnderstudySemantics

/// What a fake has besides its members: what it keeps, and the initialiser that a test seeds it with.
struct FakeSections: Sendable {
    let plan: FakePlan
    /// Whether a test can hand the first elements to an initialiser.
    let hasSeeds: Bool
    /// Whether the stores start with a value of their own, as other initialisers don't give them any.
    let startsEmpty: Bool

    init(_ plan: FakePlan, _ included: [ResolvedRequirement], canHaveInitializer: Bool) {
        self.plan = plan
        let names = plan.stores.filter(Self.isSeeded).map { SwiftNames.bare($0.seed) + ":" }.joined()
        let initializers = included.filter { $0.requirement.kind == .`init` }
        let isTaken = initializers.contains { $0.requirement.name.hasSuffix("(" + names + ")") }
        hasSeeds = canHaveInitializer && !names.isEmpty && !isTaken
        startsEmpty = !hasSeeds || !initializers.isEmpty
    }

    /// The lines in the structure behind the lock.
    var storageLines: [String] {
        guard plan.lock != nil else { return [] }
        return plan.stores.flatMap { store in
            (store.isProperty ? [] : [declaration(store, startsEmpty: true)]) + FakeObservers.declarations(of: store)
        }
    }

    /// The sections before the members.
    var sections: [EmittedDeclaration] {
        var sections: [[String]] = []
        if plan.lock == nil {
            let lines = plan.stores.flatMap { store in
                (store.isProperty ? [] : [declaration(store, startsEmpty: startsEmpty)])
                    + FakeObservers.declarations(of: store).map { "private " + $0 }
            }
            if !lines.isEmpty { sections.append(lines) }
        } else {
            sections += plan.stores.filter { !$0.isProperty }.map(accessor)
        }
        if hasSeeds { sections.append(initializer) }
        sections += plan.unidentified.map(identity)
        if plan.needsError { sections.append(["struct NotFound: Error {}"]) }
        return sections.map { .shared(LineLayout.layOut($0, indentation: 4)) }
    }

    private static func isSeeded(_ store: FakeStore) -> Bool { !store.isSlot || !store.isProperty }

    private func declaration(_ store: FakeStore, startsEmpty: Bool) -> String {
        let isOptional = store.initial == nil
        let initial = startsEmpty ? store.initial.map { " = " + $0 } ?? "" : ""
        return "var \(store.name): \(store.type)\(isOptional ? "" : initial)" + FakeObservers.observer(of: store)
    }

    private func accessor(_ store: FakeStore) -> [String] {
        let place = (plan.lock ?? "") + "." + store.name
        return ["var \(store.name): \(store.type) {", "    get { \(place) }", "    set { \(place) = newValue }", "}"]
    }

    private var initializer: [String] {
        let seeded = plan.stores.filter(Self.isSeeded)
        let parameters = seeded.map { "\($0.seed): \($0.type) = \($0.initial ?? "nil")" }.joined(separator: ", ")
        return ["init(\(parameters)) {"]
            + seeded.map { store in
                "    " + (plan.lock.map { $0 + "." } ?? (store.name == store.seed ? "self." : ""))
                    + "\(store.name) = \(store.seed)"
            } + ["}"]
    }

    private func identity(_ store: FakeStore, _ key: String) -> [String] {
        let type = store.element.type
        let name = SwiftNames.escaped(IdentifierWords.valueName(ofType: type.simpleName))
        return [
            "/// Fill in: what tells one `\(type.simpleName)` from another.",
            "private static func id(of \(name): \(type.text)) -> \(key) {",
            "    \(plan.fail)(\"\(plan.name).id(of:) is not filled in\")", "}",
        ]
    }
}
