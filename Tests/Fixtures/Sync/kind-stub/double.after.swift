@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: save(_:)
    var saveStub: (Note) throws -> Void = { _ in }
    func save(_ note: Note) throws { try saveStub(note) }

    // MARK: find(for:)
    var findForStub: (Int) -> Note? = { _ in nil }
    func find(for id: Int) -> Note? { findForStub(id) }

    // MARK: load()
    var loadStub: () throws -> [Note] = { [] }
    func load() throws -> [Note] { try loadStub() }

    func refresh() {}
}
