@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Memo] = []
    func save(_ memo: Memo) {
        assert(memo.id >= 0)
        saveCalls.append(memo)
    }

    // MARK: find(by:)
    var findByCalls: [Int] = []
    var findByStub: (Int) -> Memo? = { _ in nil }
    func find(by id: Int) -> Memo? {
        assert(id > 0)
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> [Memo] = { [] }
    func load() -> [Memo] {
        loadCallCount += 1
        return loadStub()
    }
}
