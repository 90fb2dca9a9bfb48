@testable import Notes

/// A wrapper of `NoteStore`, yours to edit.
struct NoteStoreWrapper<Base: NoteStore>: NoteStore {
    let base: Base

    func save(_ note: Note) async throws { try await base.save(note) }
    func note(id: Int) async throws -> Note? { try await base.note(id: id) }
    func allNotes() async throws -> [Note] { try await base.allNotes() }
    func delete(id: Int) async throws { try await base.delete(id: id) }
}
