import Testing

@testable import Notes

/// The contract of `NoteStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NoteStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NoteStoreContract<Live>.Expectation) async throws {
///         try await NoteStoreContract { Live() }.check(expectation)
///     }
nonisolated struct NoteStoreContract<Subject: NoteStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case save
        case noteId
        case allNotes
        case deleteId
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .save: try await save()
        case .noteId: try await noteId()
        case .allNotes: try await allNotes()
        case .deleteId: try await deleteId()
        }
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let note = Note(id: 0, title: "")
        try await subject.save(note)
        #expect(try await subject.note(id: note.id) != nil)
    }

    // MARK: note(id:)
    func noteId() async throws {
        let subject = try await makeSubject()
        let note = Note(id: 0, title: "")
        #expect(try await subject.note(id: note.id) == nil)
    }

    // MARK: allNotes()
    func allNotes() async throws {
        let subject = try await makeSubject()
        #expect(try await subject.allNotes().isEmpty)
    }

    // MARK: delete(id:)
    func deleteId() async throws {
        let subject = try await makeSubject()
        let note = Note(id: 0, title: "")
        try await subject.save(note)
        try await subject.delete(id: note.id)
        #expect(try await subject.note(id: note.id) == nil)
    }
}
