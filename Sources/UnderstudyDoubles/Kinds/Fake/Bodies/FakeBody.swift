import UnderstudySemantics
import UnderstudyTemplates

/// What a member of a fake does.
struct FakeBody: Sendable {
    /// A constant that a body starts with.
    enum Constant: Sendable {
        /// An argument in small letters, to be searched for.
        case lowercased(String)
        /// An element made of the arguments.
        case made(String, FakeConstruction)
    }

    var constants: [Constant] = []
    /// What is changed; of a property or a subscript by its getter.
    var change: Transaction?
    /// What is given; `nil` where the change gives it, or nothing is given.
    var answer: FakeAnswer?
    /// What the setter changes.
    var setter: Transaction?
    /// What the owner has to say; `nil` where nothing is left to fill in.
    var missing: String?
    /// Calls of the functions that are passed to the member, where nothing else is known of it.
    var calls: [String] = []
    /// The functions that are passed to it, where that is why it calls them.
    var passed: FakePassedFunctions?
    /// Whether the property is kept as it is.
    var isStored = false
    /// Whether that property is a flag that callers may have to wait for, and that a fake simply keeps.
    var isFlag = false
    /// The store that this property is.
    var store: FakeStore?

    /// A place to fill in.
    static func missing(_ what: String) -> FakeBody { FakeBody(missing: what) }

    /// A member of which nothing is known.
    static let open = missing("what it does")

    private var operations: [PlacedOperation] {
        (change?.operations ?? []) + (setter?.operations ?? []) + (answer?.operation.map { [$0] } ?? [])
    }

    private var constructions: [FakeConstruction] {
        constants.compactMap { if case .made(_, let construction) = $0 { construction } else { nil } }
    }

    // MARK: - What it mentions

    /// The default values that it writes.
    var defaultValues: [DefaultValue] {
        operations.compactMap(\.operation.defaultValue) + constructions.flatMap(\.defaultValues)
            + (passed?.values ?? [])
    }

    /// The stores that it reaches.
    var stores: Set<String> { Set(operations.map(\.place.store) + constructions.flatMap(\.stores)) }

    /// The stores that it does more with than removing elements.
    var used: Set<String> {
        let others = operations.filter { ![.remove, .removeAll].contains($0.operation.kind) }
        return Set(others.map(\.place.store) + constructions.flatMap(\.stores))
    }

    /// The stores that it changes.
    var changed: [String] {
        let changes = (change?.operations ?? []) + (setter?.operations ?? [])
        return changes.filter { ![.listen, .notify, .notifyOfElement].contains($0.operation.kind) }.map(\.place.store)
    }

    /// Whether it throws the fake's own error.
    var throwsOwnError: Bool {
        (operations.map(\.operation.exit) + [answer?.otherwise]).contains { $0?.isOwnError ?? false }
    }

    /// The stores whose elements the owner has to tell apart for it.
    var identified: Set<String> { Set(operations.filter(\.operation.asksIdentity).map(\.place.store)) }
}

/// An operation, and the store that it is done with.
struct PlacedOperation: Sendable {
    let place: FakePlace
    let operation: StoreOperation
}

/// Changes that nobody else can come between.
struct Transaction: Sendable {
    let operations: [PlacedOperation]
    /// Whether the change throws.
    var isThrowing = false
    /// A constant for what the change says.
    var constant: String?

    /// The lock; `nil` where what is changed is behind none.
    var lock: Lock? { operations.first?.place.lock }
    /// Whether objects that it removes have to be released after unlocking, since their `deinit` may call the fake.
    var isReplacing: Bool {
        lock != nil && operations.contains { $0.place.holdsObjects && $0.operation.releasesElements }
    }
    /// Whether a closure on one line can hold it.
    var isShort: Bool { operations.count == 1 && operations[0].operation.isShort }
}

/// What a member gives in the end.
struct FakeAnswer: Sendable {
    /// How it is handed over.
    enum Delivery: Sendable {
        case nothing
        case returned
        /// As the value of a `Result`.
        case success
        /// By a call of the function that waits for it.
        case completed(String, Arguments)
    }

    /// What a function that waits for the outcome is called with.
    enum Arguments: String, Sendable {
        case none, value, success, valueAndNil, `nil`, emptySuccess
    }

    /// What is given.
    enum Value: Sendable {
        case operation(PlacedOperation)
        case expression(String)
    }

    /// What has to be there first.
    enum Condition: Sendable {
        /// The value itself, which gets this name.
        case value(String)
        /// What a change said.
        case constant(String)
    }

    var value: Value?
    var delivery: Delivery
    var condition: Condition?
    /// What is done where that is not so.
    var otherwise: Exit?

    var isNothing: Bool { if case .nothing = delivery { true } else { false } }
    var operation: PlacedOperation? { if case .operation(let operation)? = value { operation } else { nil } }
}

extension FakeBody: MemberAddition {
    static let templateName = "fake"

    var templateValue: TemplateValue { Self.schema.object(self) }

    var recordsIssues: Bool {
        missing != nil || (operations.map(\.operation.exit) + [answer?.otherwise]).contains { $0?.isFailure ?? false }
    }

    var replacesBehindLock: Bool { [change, setter].contains { $0?.isReplacing ?? false } }
}

extension Member {
    /// Takes over what a fake does: nothing is recorded or stubbed, and only what is kept is stored.
    mutating func take(_ body: FakeBody, lock: Lock?) {
        calls = nil
        setCalls = nil
        stub = nil
        answer = .nothing
        preparations = []
        own = body
        if !body.isStored { value = nil }
        if body.isFlag {
            value = Value(type: .named("Bool"), initial: "false", isOptional: false)
            effects = .none
        }
        guard body.store != nil, let lock else { return }
        storage = .behind(lock)
    }
}
