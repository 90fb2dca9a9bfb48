@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }

    // MARK: count(from:)
    private(set) var countFromCalls: [Int] = []
    var countFromStub: (Int) -> Int = { _ in 0 }
    func count(from start: Int) -> Int {
        countFromCalls.append(start)
        return countFromStub(start)
    }
}
