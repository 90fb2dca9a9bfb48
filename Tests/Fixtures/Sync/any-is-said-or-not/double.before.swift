@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    var task: Task<Void, any Error>?

    // MARK: save(_:)
    var saveCalls: [Int] = []
    func save(_ id: Int) { saveCalls.append(id) }
}
