@testable import Notes

/// A fake of `Store`, yours to edit.
@MainActor
final class StoreFake: Store {
    func store(_ first: Note?, _ second: Note) async -> Bool {
        // Fill in: what it does.
        fatalError("StoreFake.store(_:_:) is not filled in")
    }

    @MainActor func find() throws {
        // Fill in: what it does.
        fatalError("StoreFake.find() is not filled in")
    }
}
