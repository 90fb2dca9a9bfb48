import Notes
import Testing

/// The contract of `NotesRepository`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NotesRepositoryContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NotesRepositoryContract<Live>.Expectation) async throws {
///         try await NotesRepositoryContract { Live() }.check(expectation)
///     }
nonisolated struct NotesRepositoryContract<Subject: NotesRepository>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case findNoteBy
        case allNotesFor
        case findNotesBy
        case saveNote
        case moveNoteFromTo
        case deleteNoteWith
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .findNoteBy: try await findNoteBy()
        case .allNotesFor: try await allNotesFor()
        case .findNotesBy: try await findNotesBy()
        case .saveNote: try await saveNote()
        case .moveNoteFromTo: try await moveNoteFromTo()
        case .deleteNoteWith: try await deleteNoteWith()
        }
    }

    private var home: Notebook { Notebook(name: "Home") }

    // MARK: findNote(by:)
    func findNoteBy() async throws {
        let subject = try await makeSubject()
        let note = Note(text: "Milk", notebook: home.id)
        #expect(try await subject.findNote(by: note.id) == nil)
        try await subject.save(note: note)
        #expect(try await subject.findNote(by: note.id) == note)
    }

    // MARK: allNotes(for:)
    func allNotesFor() async throws {
        let subject = try await makeSubject()
        let (home, work) = (home, Notebook(name: "Work"))
        for text in ["Milk", "Bread"] { try await subject.save(note: Note(text: text, notebook: home.id)) }
        #expect(try await subject.allNotes(for: home).map(\.text) == ["Milk", "Bread"])
        #expect(try await subject.allNotes(for: work).isEmpty)
    }

    // MARK: findNotes(by:)
    func findNotesBy() async throws {
        let subject = try await makeSubject()
        for text in ["Milk", "Bread"] { try await subject.save(note: Note(text: text, notebook: home.id)) }
        #expect(try await subject.findNotes(by: "rea").map(\.text) == ["Bread"])
    }

    // MARK: save(note:)
    func saveNote() async throws {
        let subject = try await makeSubject()
        let home = home
        var note = Note(text: "Milk", notebook: home.id)
        try await subject.save(note: note)
        note.text = "Bread"
        try await subject.save(note: note)
        #expect(try await subject.allNotes(for: home) == [note])
    }

    // MARK: moveNote(from:to:)
    func moveNoteFromTo() async throws {
        let subject = try await makeSubject()
        let (home, work) = (home, Notebook(name: "Work"))
        for text in ["Milk", "Slides"] { try await subject.save(note: Note(text: text, notebook: home.id)) }
        try await subject.moveNote(from: home, to: work)
        #expect(try await subject.allNotes(for: home).map(\.text) == ["Milk"])
        #expect(try await subject.allNotes(for: work).map(\.text) == ["Slides"])
    }

    // MARK: deleteNote(with:)
    func deleteNoteWith() async throws {
        let subject = try await makeSubject()
        let note = Note(text: "Milk", notebook: home.id)
        try await subject.save(note: note)
        try await subject.deleteNote(with: note.id)
        #expect(try await subject.findNote(by: note.id) == nil)
    }
}
