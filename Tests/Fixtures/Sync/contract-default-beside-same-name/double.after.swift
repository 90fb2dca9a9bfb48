@testable import Notes

/// The contract of `Store`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StoreContract.check({ Live() }, against: { Fake() })
///     }
///
/// `init(at:)` keeps its default implementation.
nonisolated struct StoreContract<Subject: Store> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.count() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Store>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await StoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await StoreContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    // MARK: init(at index: Int)
    mutating func initAt() async {
        // Left out: it makes an implementation.
    }

    // MARK: var count: Int { get }
    mutating func count() async {
        history.calls("subject.count")
        history.returns(subject.count)
    }
}
