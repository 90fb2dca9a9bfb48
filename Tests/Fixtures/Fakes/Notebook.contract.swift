import Foundation

@testable import Notebook

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
        calls.append { await $0.findNoteBy() }
        calls.append { await $0.allNotesFor() }
        calls.append { await $0.findNotesBy() }
        calls.append { await $0.saveNote() }
        calls.append { await $0.moveNoteFromTo() }
        calls.append { await $0.deleteNoteWith() }
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

    private func anyNote() -> Note {
        history.model(
            "Note(id:title:body:notebookId:)",
            Note(id: history.draw(), title: history.draw(), body: history.draw(), notebookId: history.draw()))
    }

    // MARK: func findNote(by id: UUID) async throws -> Note?
    mutating func findNoteBy() async {
        let id: UUID = history.draw()
        history.calls("try await subject.findNote(by: \(history.text(id)))")
        do { history.returns(try await subject.findNote(by: id)) } catch { history.fails(error) }
    }

    // MARK: func allNotes(for notebookId: UUID?) async throws -> [Note]
    mutating func allNotesFor() async {
        let notebookId: UUID? = history.draw()
        history.calls("try await subject.allNotes(for: \(history.text(notebookId)))")
        do { history.returns(try await subject.allNotes(for: notebookId)) } catch { history.fails(error) }
    }

    // MARK: func findNotes(by text: String) async throws -> [Note]
    mutating func findNotesBy() async {
        let text: String = history.draw()
        history.calls("try await subject.findNotes(by: \(history.text(text)))")
        do { history.returns(try await subject.findNotes(by: text)) } catch { history.fails(error) }
    }

    // MARK: func save(note: Note) async throws
    mutating func saveNote() async {
        let note = anyNote()
        history.calls("try await subject.save(note: \(history.text(note)))")
        do { history.returns(try await subject.save(note: note)) } catch { history.fails(error) }
    }

    // MARK: func moveNote(from srcNotebookId: UUID, to dstNotebookId: UUID) async throws
    mutating func moveNoteFromTo() async {
        let srcNotebookId: UUID = history.draw()
        let dstNotebookId: UUID = history.draw()
        history.calls(
            "try await subject.moveNote(from: \(history.text(srcNotebookId)), to: \(history.text(dstNotebookId)))")
        do {
            history.returns(try await subject.moveNote(from: srcNotebookId, to: dstNotebookId))
        } catch { history.fails(error) }
    }

    // MARK: func deleteNote(with ids: Set<UUID>) async throws
    mutating func deleteNoteWith() async {
        let ids: Set<UUID> = history.draw()
        history.calls("try await subject.deleteNote(with: \(history.text(ids)))")
        do { history.returns(try await subject.deleteNote(with: ids)) } catch { history.fails(error) }
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
        calls.append { await $0.saveNote() }
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

    private func anyNote() -> Note {
        history.model(
            "Note(id:title:body:notebookId:)",
            Note(id: history.draw(), title: history.draw(), body: history.draw(), notebookId: history.draw()))
    }

    // MARK: func save(note: Note) async throws
    mutating func saveNote() async {
        let note = anyNote()
        history.calls("try await subject.save(note: \(history.text(note)))")
        do { history.returns(try await subject.save(note: note)) } catch { history.fails(error) }
    }
}

/// The contract of `NoteFinder`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NoteFinderContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NoteFinderContract<Subject: NoteFinder> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.findNoteBy() }
        calls.append { await $0.allNotesFor() }
        calls.append { await $0.findNotesBy() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NoteFinder>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NoteFinderContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NoteFinderContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func findNote(by id: UUID) async throws -> Note?
    mutating func findNoteBy() async {
        let id: UUID = history.draw()
        history.calls("try await subject.findNote(by: \(history.text(id)))")
        do { history.returns(try await subject.findNote(by: id)) } catch { history.fails(error) }
    }

    // MARK: func allNotes(for notebookId: UUID?) async throws -> [Note]
    mutating func allNotesFor() async {
        let notebookId: UUID? = history.draw()
        history.calls("try await subject.allNotes(for: \(history.text(notebookId)))")
        do { history.returns(try await subject.allNotes(for: notebookId)) } catch { history.fails(error) }
    }

    // MARK: func findNotes(by text: String) async throws -> [Note]
    mutating func findNotesBy() async {
        let text: String = history.draw()
        history.calls("try await subject.findNotes(by: \(history.text(text)))")
        do { history.returns(try await subject.findNotes(by: text)) } catch { history.fails(error) }
    }
}

/// The contract of `PURLsNetworkServiceProtocol`, yours to edit: random calls to which two implementations must answer
/// alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PURLsNetworkServiceContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PURLsNetworkServiceContract<Subject: PURLsNetworkServiceProtocol> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.fetchPURLsFor() }
        calls.append { await $0.addPURLAddressNameUrl() }
        calls.append { await $0.deletePURLAddressName() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: PURLsNetworkServiceProtocol>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PURLsNetworkServiceContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PURLsNetworkServiceContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func purlsStream() -> AsyncStream<[PURLResponse]>
    mutating func purlsStream() async {
        // Left out: it answers over time.
    }

    // MARK: func fetchPURLs(for address: String) async throws
    mutating func fetchPURLsFor() async {
        let address: String = history.draw()
        history.calls("try await subject.fetchPURLs(for: \(history.text(address)))")
        do { history.returns(try await subject.fetchPURLs(for: address)) } catch { history.fails(error) }
    }

    // MARK: func addPURL(address: String, name: String, url: String) async throws
    mutating func addPURLAddressNameUrl() async {
        let address: String = history.draw()
        let name: String = history.draw()
        let url: String = history.draw()
        history.calls(
            "try await subject.addPURL(address: \(history.text(address)), name: \(history.text(name)), url: \(history.text(url)))"
        )
        do {
            history.returns(try await subject.addPURL(address: address, name: name, url: url))
        } catch { history.fails(error) }
    }

    // MARK: func deletePURL(address: String, name: String) async throws
    mutating func deletePURLAddressName() async {
        let address: String = history.draw()
        let name: String = history.draw()
        history.calls("try await subject.deletePURL(address: \(history.text(address)), name: \(history.text(name)))")
        do {
            history.returns(try await subject.deletePURL(address: address, name: name))
        } catch { history.fails(error) }
    }
}
