import Foundation
import Notes

/// The contract of `NotesRepository`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NotesRepositoryContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NotesRepositoryContract<Subject: NotesRepository> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.saveNote() }
        calls.append { await $0.moveNoteTo() }
        calls.append { await $0.deleteIdPermanently() }
        calls.append { await $0.findNoteBy() }
        calls.append { await $0.notesIn() }
        calls.append { await $0.newest() }
        calls.append { await $0.refresh() }
        calls.append { await $0.undo() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NotesRepository>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NotesRepositoryContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NotesRepositoryContract<Reference>.play(history, on: try await makeReference())
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

    private func anyNote() -> Note { history.model("Note(id:)", Note(id: history.draw())) }

    private func anyFolder() -> Folder { history.model("Folder(name:)", Folder(name: history.draw())) }

    // MARK: func save(note: Note) async throws
    mutating func saveNote() async {
        let note = anyNote()
        history.calls("try await subject.save(note: \(history.text(note)))")
        do { history.returns(try await subject.save(note: note)) } catch { history.fails(error) }
    }

    // MARK: func move(note: Note, to folder: Folder) async throws
    mutating func moveNoteTo() async {
        let note = anyNote()
        let folder = anyFolder()
        history.calls("try await subject.move(note: \(history.text(note)), to: \(history.text(folder)))")
        do { history.returns(try await subject.move(note: note, to: folder)) } catch { history.fails(error) }
    }

    // MARK: func delete(id: UUID, permanently: Bool)
    mutating func deleteIdPermanently() async {
        let id: UUID = history.draw()
        let permanently: Bool = history.draw()
        history.calls("subject.delete(id: \(history.text(id)), permanently: \(history.text(permanently)))")
        history.returns(subject.delete(id: id, permanently: permanently))
    }

    // MARK: func findNote(by id: UUID) async throws -> Note?
    mutating func findNoteBy() async {
        let id: UUID = history.draw()
        history.calls("try await subject.findNote(by: \(history.text(id)))")
        do { history.returns(try await subject.findNote(by: id)) } catch { history.fails(error) }
    }

    // MARK: func notes(in folder: Folder) -> [Note]
    mutating func notesIn() async {
        let folder = anyFolder()
        history.calls("subject.notes(in: \(history.text(folder)))")
        history.returns(subject.notes(in: folder))
    }

    // MARK: func newest() -> Note
    mutating func newest() async {
        history.calls("subject.newest()")
        history.returns(subject.newest())
    }

    // MARK: func refresh()
    mutating func refresh() async {
        history.calls("subject.refresh()")
        history.returns(subject.refresh())
    }

    // MARK: @discardableResult func undo() -> Bool
    mutating func undo() async {
        history.calls("subject.undo()")
        history.returns(subject.undo())
    }
}

/// The contract of `NoteSaver`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NoteSaverContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NoteSaverContract<Subject: NoteSaver> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.save() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NoteSaver>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NoteSaverContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NoteSaverContract<Reference>.play(history, on: try await makeReference())
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

    private func anyNote() -> Note { history.model("Note(id:)", Note(id: history.draw())) }

    // MARK: func save(_ note: Note)
    mutating func save() async {
        let note = anyNote()
        history.calls("subject.save(\(history.text(note)))")
        history.returns(subject.save(note))
    }
}

/// The contract of `Account`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await AccountContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct AccountContract<Subject: Account> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.userName() }
        calls.append { await $0.visits() }
        calls.append { await $0.owner() }
        calls.append { await $0.nickname() }
        calls.append { await $0.current() }
        calls.append { await $0.token() }
        calls.append { await $0.isLocked() }
        calls.append { await $0.avatar() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Account>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await AccountContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await AccountContract<Reference>.play(history, on: try await makeReference())
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

    private func anyFolder() -> Folder { history.model("Folder(name:)", Folder(name: history.draw())) }

    // MARK: var userName: String { get }
    mutating func userName() async {
        history.calls("subject.userName")
        history.returns(subject.userName)
    }

    // MARK: var visits: Int { get set }
    mutating func visits() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.visits = \(history.text(newValue))")
            subject.visits = newValue
        } else {
            history.calls("subject.visits")
            history.returns(subject.visits)
        }
    }

    // MARK: var owner: Note { get }
    mutating func owner() async {
        history.calls("subject.owner")
        history.returns(subject.owner)
    }

    // MARK: var nickname: String? { get set }
    mutating func nickname() async {
        if history.choice(2) == 0 {
            let newValue: String? = history.draw()
            history.calls("subject.nickname = \(history.text(newValue))")
            subject.nickname = newValue
        } else {
            history.calls("subject.nickname")
            history.returns(subject.nickname)
        }
    }

    // MARK: var current: Folder { get set }
    mutating func current() async {
        if history.choice(2) == 0 {
            let newValue: Folder = anyFolder()
            history.calls("subject.current = \(history.text(newValue))")
            subject.current = newValue
        } else {
            history.calls("subject.current")
            history.returns(subject.current)
        }
    }

    // MARK: var token: String { get async throws }
    mutating func token() async {
        history.calls("try await subject.token")
        do { history.returns(try await subject.token) } catch { history.fails(error) }
    }

    // MARK: var isLocked: Bool { get throws }
    mutating func isLocked() async {
        history.calls("try subject.isLocked")
        do { history.returns(try subject.isLocked) } catch { history.fails(error) }
    }

    // MARK: var avatar: Note { get async }
    mutating func avatar() async {
        history.calls("await subject.avatar")
        history.returns(await subject.avatar)
    }
}
