@testable import Notes

/// A dummy of `Store`, yours to edit.
nonisolated final class StoreDummy: Store {
    func save() { fatalError("StoreDummy.save() must not be called") }
    func title(for first: Note) async throws -> Bool {  // mine
        fatalError("StoreDummy.title(for:) must not be called")
    }
}
