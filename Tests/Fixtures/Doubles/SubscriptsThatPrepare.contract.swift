import SubscriptsThatPrepare

/// The contract of `Lookup`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LookupContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LookupContract<Subject: Lookup> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Lookup>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LookupContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LookupContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: subscript(_ key: Int, default value: @autoclosure () -> String) -> String { get set }
    mutating func subscriptDefault() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int { get }
    mutating func subscriptKeys() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: subscript(at place: Never) -> Int { get set }
    mutating func subscriptAt() async {
        // Left out: no value of 'Never' can be drawn.
    }

    // MARK: subscript(named name: Never, in book: String) -> Int { get throws }
    mutating func subscriptNamedIn() async {
        // Left out: no value of 'Never' can be drawn.
    }
}

/// The contract of `SharedLookup`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SharedLookupContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SharedLookupContract<Subject: SharedLookup> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SharedLookup>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SharedLookupContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SharedLookupContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: subscript(_ key: Int, default value: @autoclosure () -> String) -> String { get set }
    mutating func subscriptDefault() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int { get }
    mutating func subscriptKeys() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: subscript(at place: Never) -> Int { get set }
    mutating func subscriptAt() async {
        // Left out: no value of 'Never' can be drawn.
    }
}

/// The contract of `Keeper`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await KeeperContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct KeeperContract<Subject: Keeper> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Keeper>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await KeeperContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await KeeperContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func perform<Result: Sendable>(_ body: @Sendable (isolated Self) throws -> Result) async rethrows -> Result
    mutating func perform() async {
        // Left out: its types are the caller's choice.
    }
}

/// The contract of `LookupTitle`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LookupTitleContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LookupTitleContract<Subject: LookupTitle> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.title() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: LookupTitle>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LookupTitleContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LookupTitleContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var title: String { get set }
    mutating func title() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.title = \(history.text(newValue))")
            subject.title = newValue
        } else {
            history.calls("subject.title")
            history.returns(subject.title)
        }
    }
}

/// The contract of `LookupPage`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LookupPageContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LookupPageContract<Subject: LookupPage> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.title() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: LookupPage>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LookupPageContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LookupPageContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: @LookupActor var count: Int { get set }
    mutating func count() async {
        // Left out: it runs on an actor of its own.
    }

    // MARK: var title: String { get set }
    mutating func title() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.title = \(history.text(newValue))")
            subject.title = newValue
        } else {
            history.calls("subject.title")
            history.returns(subject.title)
        }
    }
}
