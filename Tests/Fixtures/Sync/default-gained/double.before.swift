@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }

    // MARK: count()
    private(set) var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        return countStub()
    }
}
