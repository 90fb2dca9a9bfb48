import HiddenFunctions

/// The contract of `Alarm`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await AlarmContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct AlarmContract<Subject: Alarm> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.raiseFatalError() }
        calls.append { await $0.clear() }
        calls.append { await $0.subscriptRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Alarm>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await AlarmContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await AlarmContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func raise(fatalError: Int) -> Int
    mutating func raiseFatalError() async {
        let fatalError: Int = history.draw()
        history.calls("subject.raise(fatalError: \(history.text(fatalError)))")
        history.returns(subject.raise(fatalError: fatalError))
    }

    // MARK: func clear(_ fatalError: String)
    mutating func clear() async {
        let fatalError: String = history.draw()
        history.calls("subject.clear(\(history.text(fatalError)))")
        history.returns(subject.clear(fatalError))
    }

    // MARK: subscript(fatalError: Int) -> String { get set }
    mutating func subscriptRequirement() async {
        let fatalError: Int = history.draw()
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject[\(history.text(fatalError))] = \(history.text(newValue))")
            subject[fatalError] = newValue
        } else {
            history.calls("subject[\(history.text(fatalError))]")
            history.returns(subject[fatalError])
        }
    }
}

/// The contract of `Exchange`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ExchangeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ExchangeContract<Subject: Exchange> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Exchange>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ExchangeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ExchangeContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: static var swap: Int { get set }
    mutating func swap() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: static func trade(_ value: Int) throws(ExchangeError) -> String
    mutating func trade() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Barter`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await BarterContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct BarterContract<Subject: Barter> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.barter() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Barter>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await BarterContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await BarterContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func barter(_ value: Int) throws(ExchangeError) -> String
    mutating func barter() async {
        let value: Int = history.draw()
        history.calls("try subject.barter(\(history.text(value)))")
        do { history.returns(try subject.barter(value)) } catch { history.fails(error) }
    }

    // MARK: static var swap: Int { get set }
    mutating func swap() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: static func trade(_ value: Int) throws(ExchangeError) -> String
    mutating func trade() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Sink`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SinkContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SinkContract<Subject: Sink> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Sink>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SinkContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SinkContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func pour(_ value: `Void`)
    mutating func pour() async {
        // Left out: its types depend on the implementation.
    }
}
