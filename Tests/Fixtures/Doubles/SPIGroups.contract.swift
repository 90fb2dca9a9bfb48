@_spi(Internals) @_spi(Payments) import SPIGroups

/// The contract of `Ledger`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LedgerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LedgerContract<Subject: Ledger> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.book() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Ledger>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LedgerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LedgerContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func book(_ amount: Int)
    mutating func book() async {
        let amount: Int = history.draw()
        history.calls("subject.book(\(history.text(amount)))")
        history.returns(subject.book(amount))
    }
}

/// The contract of `Till`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TillContract.check({ Live() }, against: { Fake() })
///     }
///
/// `reset()` keeps its default implementation.
nonisolated struct TillContract<Subject: Till> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.open() }
        calls.append { await $0.receiptFor() }
        calls.append { await $0.last() }
        calls.append { await $0.close() }
        calls.append { await $0.count() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Till>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TillContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TillContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func open() throws
    mutating func open() async {
        history.calls("try subject.open()")
        do { history.returns(try subject.open()) } catch { history.fails(error) }
    }

    // MARK: @_spi(Payments) func receipt(for amount: Int) -> Receipt
    mutating func receiptFor() async {
        let amount: Int = history.draw()
        history.calls("subject.receipt(for: \(history.text(amount)))")
        history.returns(subject.receipt(for: amount))
    }

    // MARK: @_spi(Payments) var last: Receipt? { get set }
    mutating func last() async {
        if history.choice(2) == 0 {
            let newValue: Receipt? = nil
            history.calls("subject.last = \(history.text(newValue))")
            subject.last = newValue
        } else {
            history.calls("subject.last")
            history.returns(subject.last)
        }
    }

    // MARK: func close()
    mutating func close() async {
        history.calls("subject.close()")
        history.returns(subject.close())
    }

    // MARK: func count() -> Int
    mutating func count() async {
        history.calls("subject.count()")
        history.returns(subject.count())
    }
}
