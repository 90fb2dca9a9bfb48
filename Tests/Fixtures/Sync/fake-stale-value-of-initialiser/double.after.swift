@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var storedMake: Note

    init(make: Note = Note(id: 0, title: "")) { storedMake = make }

    func make() -> Note { storedMake }
    func save(_ note: Note) { storedMake = note }
}
