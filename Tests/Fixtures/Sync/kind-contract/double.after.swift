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
        calls.append { await $0.save() }
        calls.append { await $0.findFor() }
        calls.append { await $0.load() }
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

    // MARK: func save(_ note: Note) throws
    mutating func save() async {
        let note = anyNote()
        history.calls("try subject.save(\(history.text(note)))")
        do { history.returns(try subject.save(note)) } catch { history.fails(error) }
    }

    // MARK: func find(for id: Int) -> Note?
    mutating func findFor() async {
        let id: Int = history.draw()
        history.calls("subject.find(for: \(history.text(id)))")
        history.returns(subject.find(for: id))
    }

    // MARK: func load() throws -> [Note]
    mutating func load() async {
        history.calls("try subject.load()")
        do { history.returns(try subject.load()) } catch { history.fails(error) }
    }
}
