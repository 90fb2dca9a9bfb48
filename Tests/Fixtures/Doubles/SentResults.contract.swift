import SentResults

/// The contract of `Messenger`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await MessengerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct MessengerContract<Subject: Messenger> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Messenger>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await MessengerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await MessengerContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func fetch(for goods: Consignment) async throws -> sending Consignment
    mutating func fetchFor() async {
        // Left out: its values can't be sent to its actor.
    }

    // MARK: func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment?
    mutating func wrap() async {
        // Left out: its values can't be sent to its actor.
    }

    // MARK: func weigh(_ goods: borrowing Consignment) async -> sending Consignment
    mutating func weigh() async {
        // Left out: its values can't be sent to its actor.
    }

    // MARK: func sort<T>(_ value: T) -> sending T
    mutating func sort() async {
        // Left out: its values can't be sent to its actor.
    }

    // MARK: func find<T: AnyObject>(_ value: T) async -> sending T?
    mutating func find() async {
        // Left out: its values can't be sent to its actor.
    }
}

/// The contract of `Warehouse`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await WarehouseContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct WarehouseContract<Subject: Warehouse> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.store() }
        calls.append { await $0.all() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Warehouse>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await WarehouseContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await WarehouseContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func store<T>(_ value: T) -> sending T
    mutating func store() async {
        let value: String = history.draw()
        history.calls("subject.store(\(history.text(value)))")
        history.returns(subject.store(value) as String)
    }

    // MARK: func all<T>(_ value: T) async throws -> sending [T]
    mutating func all() async {
        let value: String = history.draw()
        history.calls("try await subject.all(\(history.text(value)))")
        do { history.returns(try await subject.all(value) as [String]) } catch { history.fails(error) }
    }

    // MARK: func goods(like value: some AnyObject) -> sending Consignment
    mutating func goodsLike() async {
        // Left out: no value of 'some AnyObject' can be drawn.
    }

    // MARK: static func any<T>(_ value: T) -> sending T
    mutating func any() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Returns`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ReturnsContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct ReturnsContract<Subject: Returns> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Returns>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ReturnsContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ReturnsContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func sendBack(_ goods: sending Consignment) -> sending Consignment
    mutating func sendBack() async {
        // Left out: its arguments can't be handed on.
    }
}
