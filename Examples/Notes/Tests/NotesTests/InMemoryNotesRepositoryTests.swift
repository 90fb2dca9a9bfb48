import Notes
import Testing

@Suite("Notes in memory")
struct InMemoryNotesRepositoryTests {
    let home = Notebook(name: "Home")
    let work = Notebook(name: "Work")

    @Test func savingAgainReplaces() async throws {
        let repository = InMemoryNotesRepository()
        var note = Note(text: "Milk", notebook: home.id)
        try await repository.save(note: note)
        note.text = "Bread"
        try await repository.save(note: note)

        #expect(try await repository.allNotes(for: home) == [note])
        #expect(try await repository.findNote(by: note.id) == note)
        #expect(try await repository.findNotes(by: "Milk").isEmpty)
    }

    @Test func theNewestNoteMoves() async throws {
        let repository = InMemoryNotesRepository([
            Note(text: "Milk", notebook: home.id), Note(text: "Slides", notebook: home.id),
        ])
        try await repository.moveNote(from: home, to: work)

        #expect(try await repository.allNotes(for: home).map(\.text) == ["Milk"])
        #expect(try await repository.allNotes(for: work).map(\.text) == ["Slides"])
    }

    @Test func deletedNotesAreGone() async throws {
        let note = Note(text: "Milk", notebook: home.id)
        let repository = InMemoryNotesRepository([note])
        try await repository.deleteNote(with: note.id)

        #expect(try await repository.findNote(by: note.id) == nil)
    }
}
