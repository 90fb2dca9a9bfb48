import Foundation

@testable import Models

@main
struct Calls {
    @MainActor
    static func main() async throws {
        precondition(Note.fixture(title: "milk").title == "milk", "a value that is given is taken")
        precondition(Note.fixture() == Note.fixture(), "the same value each time")
        precondition(Note.fixture().author == Author.fixture(), "the fixture of a nested model is used")
        precondition(Page<Int>.fixture(total: 3).items.isEmpty, "a generic type")
        precondition(Model.fixture().note.id == 1, "a class on the main actor")
        precondition(Derived.fixture(id: 7).id == 7, "an inherited initialiser")
        precondition(Parsed.fixture(text: "7")?.n == 7 && Parsed.fixture() == nil, "a failable initialiser")
        let loaded = try await Loaded.fixture()
        precondition(loaded.n == 1, "an asynchronous initialiser that throws")
        guard case .created(let note, _) = Event.fixture(), note == .fixture() else { preconditionFailure("a case") }
        precondition(Keyed.fixture(in: "here").in == "here", "names that Swift reserves")
        precondition(Labelled.fixture(a: 2).a == 2 && Auto.fixture(a: true).a, "labels and autoclosures")
    }
}
