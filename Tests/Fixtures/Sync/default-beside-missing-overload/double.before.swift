@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    func save(_ note: Note) throws -> Bool {
        print("saving")
        return true
    }
}
