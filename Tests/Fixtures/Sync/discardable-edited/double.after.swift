@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: save(for:)
    var saveForStub: (Int) -> Bool = { _ in false }
    @discardableResult func save(with id: Int) -> Bool {
        assert(id > 0)
        return saveForStub(id)
    }
}
