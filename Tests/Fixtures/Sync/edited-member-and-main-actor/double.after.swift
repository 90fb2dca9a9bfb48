@testable import Notes

/// A spy of `Store`, yours to edit.
@MainActor
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }

    // MARK: find(by:)
    var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? {
        assert(id > 0)
        findByCalls.append(id)
        return findByStub(id)
    }
}
