@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: save(with:)
    var saveWithStub: (Int) -> Bool = { _ in false }
    @discardableResult func save(with id: Int) -> Bool {
        assert(id > 0)
        return saveWithStub(id)
    }
}
