@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ memo: Note) {
        assert(memo.id >= 0)
        saveCalls.append(memo)
    }

    // MARK: find(by:)
    var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? {
        assert(id > 0)
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> [Note] = { [] }
    func load() -> [Note] {
        loadCallCount += 1
        return loadStub()
    }
}
