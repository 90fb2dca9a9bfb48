@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    func owned4() -> Int { 1 }

    var item: Note {
        get throws {
            // Fill in: what it does.
            fatalError("StoreFake.item is not filled in")
        }
    }
}
