@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: save(for:)
    var saveForStub: (Int) -> Bool = { _ in false }
    func save(for id: Int) -> Bool {
        assert(id > 0)
        return saveForStub(id)
    }
}
