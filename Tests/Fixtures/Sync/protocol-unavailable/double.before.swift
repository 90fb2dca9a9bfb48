@testable import Notes

/// A spy of `StoreType`, yours to edit.
final class StoreSpy: StoreType {
    // MARK: save(_:)
    var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}
