@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }

    // MARK: save(_:)
    private(set) var saveStringCalls: [String] = []
    func save(_ note: String) { saveStringCalls.append(note) }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}
