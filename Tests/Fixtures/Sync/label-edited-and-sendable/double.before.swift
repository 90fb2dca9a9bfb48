@testable import Notes

/// A stub of `Store`, yours to edit.
@MainActor
final class StoreStub: Store {
    // MARK: find(by:)
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? {
        assert(id > 0)
        return findByStub(id)
    }
}
