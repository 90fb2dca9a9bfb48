@testable import Notes

/// A dummy of `Store`, yours to edit.
nonisolated final class StoreDummy: Store {
    func save() { fatalError("StoreDummy.save() must not be called") }

    var item: Note {
        get async { fatalError("StoreDummy.item must not be read") }
    }
    func title(for first: Note) async throws -> Bool {  // mine
        fatalError("StoreDummy.title(for:) must not be called")
    }
}
