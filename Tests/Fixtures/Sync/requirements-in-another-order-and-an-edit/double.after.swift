@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [String] = []
    func save(_ text: String) { saveCalls.append(text + "!") }

    var count: Int = 0

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> String = { "" }
    func load() -> String {
        loadCallCount += 1
        return loadStub()
    }
}
