@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: save(_:)
    var saveStub: (Note) throws -> Void = { _ in }
    func save(_ note: Note) throws { try saveStub(note) }

    // MARK: find(by:)
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? { findByStub(id) }

    func refresh() {}
}
