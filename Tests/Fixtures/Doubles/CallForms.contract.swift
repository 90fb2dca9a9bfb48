import CallForms

/// The contract of `Unfailing`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await UnfailingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct UnfailingContract<Subject: Unfailing> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.total() }
        calls.append { await $0.load() }
        calls.append { await $0.count() }
        calls.append { await $0.subscriptRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Unfailing>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await UnfailingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await UnfailingContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func total() throws(Never) -> Int
    mutating func total() async {
        history.calls("subject.total()")
        history.returns(subject.total())
    }

    // MARK: func load(_ name: String) async throws(Never) -> String
    mutating func load() async {
        let name: String = history.draw()
        history.calls("await subject.load(\(history.text(name)))")
        history.returns(await subject.load(name))
    }

    // MARK: var count: Int { get throws(Never) }
    mutating func count() async {
        history.calls("subject.count")
        history.returns(subject.count)
    }

    // MARK: subscript(place: Int) -> String { get throws(Never) }
    mutating func subscriptRequirement() async {
        let place: Int = history.draw()
        history.calls("subject[\(history.text(place))]")
        history.returns(subject[place])
    }
}

/// The contract of `ResultOverloads`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ResultOverloadsContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ResultOverloadsContract<Subject: ResultOverloads> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ResultOverloads>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ResultOverloadsContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ResultOverloadsContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func save(_ number: Int)
    mutating func save() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func save(_ number: Int) -> Int
    mutating func saveInt() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func flush() async throws
    mutating func flush() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func flush() async throws -> Bool
    mutating func flushBool() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func reset() -> Int
    mutating func reset() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func reset() -> String
    mutating func resetString() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func run<Value>(_ value: Value)
    mutating func run() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func run<Value>(_ value: Value) -> Value
    mutating func runValue() async {
        // Left out: another requirement is called alike.
    }

    // MARK: static func start()
    mutating func start() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: static func start() -> Int
    mutating func startInt() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `ReservedNames`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ReservedNamesContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ReservedNamesContract<Subject: ReservedNames> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.selfRequirement() }
        calls.append { await $0.TypeRequirement() }
        calls.append { await $0.defaultRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ReservedNames>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ReservedNamesContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ReservedNamesContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: var `self`: Int { get set }
    mutating func selfRequirement() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.`self` = \(history.text(newValue))")
            subject.`self` = newValue
        } else {
            history.calls("subject.`self`")
            history.returns(subject.`self`)
        }
    }

    // MARK: var `Type`: String { get set }
    mutating func TypeRequirement() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.`Type` = \(history.text(newValue))")
            subject.`Type` = newValue
        } else {
            history.calls("subject.`Type`")
            history.returns(subject.`Type`)
        }
    }

    // MARK: var `default`: Bool { get set }
    mutating func defaultRequirement() async {
        if history.choice(2) == 0 {
            let newValue: Bool = history.draw()
            history.calls("subject.`default` = \(history.text(newValue))")
            subject.`default` = newValue
        } else {
            history.calls("subject.`default`")
            history.returns(subject.`default`)
        }
    }
}

/// The contract of `SharedReservedNames`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SharedReservedNamesContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SharedReservedNamesContract<Subject: SharedReservedNames> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.selfRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SharedReservedNames>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SharedReservedNamesContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SharedReservedNamesContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: var `self`: Int { get set }
    mutating func selfRequirement() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.`self` = \(history.text(newValue))")
            subject.`self` = newValue
        } else {
            history.calls("subject.`self`")
            history.returns(subject.`self`)
        }
    }

    // MARK: static var `default`: String { get set }
    mutating func defaultRequirement() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `NamesOfTypes`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NamesOfTypesContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NamesOfTypesContract<Subject: NamesOfTypes> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.kind() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NamesOfTypes>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NamesOfTypesContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NamesOfTypesContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: static var `Type`: String { get set }
    mutating func TypeRequirement() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: var kind: Int { get }
    mutating func kind() async {
        history.calls("subject.kind")
        history.returns(subject.kind)
    }
}
