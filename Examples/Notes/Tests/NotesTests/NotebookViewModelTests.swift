import Notes
import Testing

@Suite("The screen of a notebook")
struct NotebookViewModelTests {
    let home = Notebook(name: "Home")
    let work = Notebook(name: "Work")

    @Test func theNewestNoteComesFirst() async {
        let notes = [Note(text: "Milk", notebook: home.id), Note(text: "Bread", notebook: home.id)]
        let repository = NotesRepositorySpy(notes + [Note(text: "Slides", notebook: work.id)])
        let model = NotebookViewModel(home, repository: repository)

        await model.load()

        #expect(model.notes.map(\.text) == ["Bread", "Milk"])
        #expect(repository.allNotesForCalls == [home])
    }

    @Test func addingSavesIntoTheNotebook() async throws {
        let repository = NotesRepositorySpy()
        let model = NotebookViewModel(home, repository: repository)

        await model.add("Milk")

        let saved = try #require(repository.saveNoteCalls.first)
        #expect(repository.saveNoteCalls.count == 1)
        #expect(saved.text == "Milk")
        #expect(saved.notebook == home.id)
    }

    @Test func blankNotesAreNotSaved() async {
        let repository = NotesRepositorySpy()
        let model = NotebookViewModel(home, repository: repository)

        await model.add(" \n")

        #expect(repository.saveNoteCalls.isEmpty)
        #expect(repository.allNotesForCalls.isEmpty)
    }

    @Test func movingNamesBothNotebooks() async {
        let repository = NotesRepositorySpy()
        let model = NotebookViewModel(home, repository: repository)

        await model.moveNewest(to: work)
        await model.moveNewest(to: home)

        #expect(repository.moveNoteFromToCalls.map(\.source) == [home])
        #expect(repository.moveNoteFromToCalls.map(\.destination) == [work])
    }

    @Test func whatFailsIsSaidAndTheNotesStay() async throws {
        let repository = NotesRepositorySpy([Note(text: "Milk", notebook: home.id)])
        let model = NotebookViewModel(home, repository: repository)
        await model.load()
        repository.refuseChanges()

        await model.delete(try #require(model.notes.first))

        #expect(model.message == "The note could not be deleted.")
        #expect(model.notes.map(\.text) == ["Milk"])
        #expect(repository.deleteNoteWithCalls == model.notes.map(\.id))
    }

    @Test func searchingLeavesOutOtherNotebooks() async {
        let repository = NotesRepositorySpy()
        let (here, elsewhere) = (Note(text: "Milk", notebook: home.id), Note(text: "Milk", notebook: work.id))
        repository.findNotesByStub = { _ in [here, elsewhere] }
        let model = NotebookViewModel(home, repository: repository)

        await model.search("Milk")

        #expect(model.notes == [here])
        #expect(repository.findNotesByCalls == ["Milk"])
    }
}
