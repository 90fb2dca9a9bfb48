import Notes
import Testing

@Suite("Notes in memory")
struct InMemoryNotesRepositoryTests {
    @Test func itBeginsWithTheGivenNotes() async throws {
        let note = Note(text: "Milk", notebook: Notebook(name: "Home").id)
        #expect(try await InMemoryNotesRepository([note]).findNote(by: note.id) == note)
    }
}
