import Notes
import Testing

@Suite("Notes in memory")
struct InMemoryNotesRepositoryTests {
    @Test(arguments: NotesRepositoryContract<InMemoryNotesRepository>.Expectation.allCases)
    func keepsContract(_ expectation: NotesRepositoryContract<InMemoryNotesRepository>.Expectation) async throws {
        try await NotesRepositoryContract { InMemoryNotesRepository() }.check(expectation)
    }

    @Test func itBeginsWithTheGivenNotes() async throws {
        let note = Note(text: "Milk", notebook: Notebook(name: "Home").id)
        #expect(try await InMemoryNotesRepository([note]).findNote(by: note.id) == note)
    }
}
