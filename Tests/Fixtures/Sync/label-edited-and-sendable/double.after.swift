@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: find(by:)
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(_ id: Int) -> Note? {
        assert(id > 0)
        return findByStub(id)
    }
}
