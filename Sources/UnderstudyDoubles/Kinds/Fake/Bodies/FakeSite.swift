import UnderstudySemantics

/// Where a rule works: the requirement, the store that it is about, and how that is reached.
struct FakeSite: Sendable {
    let requirement: FakeRequirement
    let store: FakeStore
    /// The lock, where the store is behind one.
    let lock: Lock?
    /// What is thrown where something is not there; `nil` where none can be made.
    let failure: FakeFailure?

    /// The store, as the member reaches it.
    var place: FakePlace {
        FakePlace(
            store: store.name, path: reach(store.name), observers: reach(store.observers),
            eventObservers: reach(store.eventObservers), isStreamed: store.isStreamed, hasListeners: store.hasListeners,
            holdsObjects: store.element.holdsObjects, lock: lock)
    }

    private func reach(_ name: String) -> String {
        let isHidden = lock == nil && requirement.parameters.contains { $0.name == name }
        return isHidden ? "self." + name : lock.path(to: name)
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
        return local(store.elementName)
    }

    // MARK: - Bodies

    /// An operation on the store.
    func placed(_ operation: StoreOperation) -> PlacedOperation { PlacedOperation(place: place, operation: operation) }

    /// Changes that nobody else can come between.
    func change(_ operations: [StoreOperation]) -> Transaction { Transaction(operations: operations.map(placed)) }

    /// A body that changes something and has nothing to give; `nil` where it has.
    func body(changing operations: StoreOperation...) -> FakeBody? {
        done.map { FakeBody(change: operations.isEmpty ? nil : change(operations), answer: $0) }
    }

    /// A body whose change is what it gives.
    func body(giving operation: StoreOperation) -> FakeBody { FakeBody(change: change([operation])) }

    /// A body that gives what it finds.
    func body(asking operation: StoreOperation) -> FakeBody? {
        answer(.operation(placed(operation))).map { FakeBody(answer: $0) }
    }

    /// A body that gives an element which may not be there.
    func body(finding operation: StoreOperation) -> FakeBody? {
        if requirement.outcome.isOptional { return body(asking: operation) }
        guard let exit, var answer = answer(.operation(placed(operation))) else { return nil }
        answer.condition = .value(elementName)
        answer.otherwise = exit
        return FakeBody(answer: answer)
    }

    /// What tells those who listen that an element came.
    func told(_ element: String) -> [StoreOperation] {
        store.hasEvents ? [.init(kind: .notifyOfElement, value: element)] : []
    }

    // MARK: - Outcome

    /// How `value` is given to the caller; `nil` where that can't be.
    func answer(_ value: FakeAnswer.Value) -> FakeAnswer? {
        guard let completion = requirement.completion else {
            return FakeAnswer(value: value, delivery: requirement.returnsResult ? .success : .returned)
        }
        let arguments: FakeAnswer.Arguments
        switch completion.parameters.count {
        case 1:
            if case .result = completion.parameters[0] { arguments = .success } else { arguments = .value }
        case 2 where completion.parameters[1].isOptional: arguments = .valueAndNil
        default: return nil
        }
        return FakeAnswer(value: value, delivery: .completed(completion.call, arguments))
    }

    /// How a member ends that has changed something and has nothing to give; `nil` where it has.
    var done: FakeAnswer? {
        guard requirement.outcome == .void else { return nil }
        guard let completion = requirement.completion else {
            guard requirement.returnsResult else { return FakeAnswer(delivery: .nothing) }
            // Who asks whether it went well may mean more than a change of a list.
            return store.isSlot ? answer(.expression("()")) : nil
        }
        let arguments: FakeAnswer.Arguments
        switch completion.parameters.first {
        case nil: arguments = .none
        case .result? where completion.parameters.count == 1: arguments = .emptySuccess
        case .optional? where completion.parameters.count == 1: arguments = .nil
        default: return nil
        }
        return FakeAnswer(delivery: .completed(completion.call, arguments))
    }

    /// What ends a member early, as something is not there; `nil` where it can't say so.
    var exit: Exit? {
        guard let completion = requirement.completion else {
            if requirement.returnsResult { return failure.map(Exit.failure) }
            return requirement.isThrowing ? failure.map(Exit.throw) : .fail
        }
        guard requirement.canFail, let failure, completion.parameters.count == 1 else { return nil }
        if case .result = completion.parameters[0] { return .complete(completion.call, failure, isResult: true) }
        return requirement.outcome == .void ? .complete(completion.call, failure, isResult: false) : nil
    }
}
