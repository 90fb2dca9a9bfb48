@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: title
    var titleSetCalls: [String] = []
    var title: String = "" { didSet { titleSetCalls.append(title) } }

    var size: Int = 0

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }

    // MARK: save()
    var saveCallCount = 0
    func save() { saveCallCount += 1 }
}
