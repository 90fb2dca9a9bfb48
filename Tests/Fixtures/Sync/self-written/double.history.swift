@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }

    // MARK: find(for:)
    private(set) var findForCalls: [Int] = []
    var findForStub: (Int) -> Int = { _ in 0 }
    func find(for id: Int) -> Int {
        self.findForCalls.append(id)
        return self.findForStub(id)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}
