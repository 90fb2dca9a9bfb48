@testable import Notes

/// The contract of `NoteStore`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NoteStoreContract.check({ Live() }, against: { Fake() })
///     }
struct NoteStoreContract<Subject: NoteStore> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.save() }
        calls.append { await $0.noteId() }
        calls.append { await $0.allNotes() }
        calls.append { await $0.deleteId() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: NoteStore>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NoteStoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NoteStoreContract<Reference>.play(history, on: try await makeReference())
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

    private func anyNote() -> Note {
        history.model(".fixture(id:title:)", .fixture(id: history.draw(), title: history.draw()))
    }

    // MARK: func save(_ note: Note) async throws
    mutating func save() async {
        let note = anyNote()
        history.calls("try await subject.save(\(history.text(note)))")
        do { history.returns(try await subject.save(note)) } catch { history.fails(error) }
    }

    // MARK: func note(id: Int) async throws -> Note?
    mutating func noteId() async {
        let id: Int = history.draw()
        history.calls("try await subject.note(id: \(history.text(id)))")
        do { history.returns(try await subject.note(id: id)) } catch { history.fails(error) }
    }

    // MARK: func allNotes() async throws -> [Note]
    mutating func allNotes() async {
        history.calls("try await subject.allNotes()")
        do { history.returns(try await subject.allNotes()) } catch { history.fails(error) }
    }

    // MARK: func delete(id: Int) async throws
    mutating func deleteId() async {
        let id: Int = history.draw()
        history.calls("try await subject.delete(id: \(history.text(id)))")
        do { history.returns(try await subject.delete(id: id)) } catch { history.fails(error) }
    }
}
