@testable import Notes

/// The contract of `Store`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StoreContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct StoreContract<Subject: Store> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.count() }
        #if os(Linux)
        calls.append { await $0.loadFor() }
        #endif
        calls.append { await $0.findFirst() }
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

    private func anyNote() -> Note { history.model("Note(id:)", Note(id: history.draw())) }

    // MARK: var count: [Note] { get throws }
    mutating func count() async {
        history.calls("try subject.count")
        do { history.returns(try subject.count) } catch { history.fails(error) }
    }

    #if os(Linux)
    // MARK: func load(for first: @escaping @Sendable (Int) -> Void) -> [String: Int]
    mutating func loadFor() async {
        let answer = HistoryAnswer()
        history.calls("subject.load(for: { _ in })")
        _ = subject.load(for: { answer.set($0) })
        await answer.arrival()
        if let value = answer.value { history.returns(value) }
    }
    #endif

    // MARK: func find(first: Note?) -> String
    mutating func findFirst() async {
        let first: Note? = history.optional { anyNote() }
        history.calls("subject.find(first: \(history.text(first)))")
        history.returns(subject.find(first: first))
    }

    // MARK: static func visit(for first: (Int, String)) -> [String: Int]
    mutating func visitFor() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}
