import LockedValues

/// The contract of `Strongbox`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StrongboxContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct StrongboxContract<Subject: Strongbox> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.read() }
        calls.append { await $0.owner() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Strongbox>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await StrongboxContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await StrongboxContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: static func open(_ code: Int) -> Bool
    mutating func open() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: func read() throws(VaultError) -> Int
    mutating func read() async {
        history.calls("try subject.read()")
        do { history.returns(try subject.read()) } catch { history.fails(error) }
    }

    // MARK: var owner: Owner { get set }
    mutating func owner() async {
        history.calls("subject.owner")
        history.returns(subject.owner)
    }
}

/// The contract of `Tally`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TallyContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct TallyContract<Subject: Tally> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.count() }
        calls.append { await $0.total() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Tally>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TallyContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TallyContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var count: Int { get set }
    mutating func count() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.count = \(history.text(newValue))")
            subject.count = newValue
        } else {
            history.calls("subject.count")
            history.returns(subject.count)
        }
    }

    // MARK: func total() -> Int
    mutating func total() async {
        history.calls("subject.total()")
        history.returns(subject.total())
    }
}
