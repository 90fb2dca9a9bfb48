@testable import Notes

/// The contract of `Store`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StoreContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct StoreContract<Subject: Store> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.title() }
        calls.append { await $0.refresh() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Store>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
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

    // MARK: func refresh()
    mutating func refresh() async {
        history.calls("subject.refresh()")
        history.returns(subject.refresh())
    }
}
