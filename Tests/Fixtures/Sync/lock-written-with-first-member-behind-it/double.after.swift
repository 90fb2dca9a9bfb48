@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    struct Storage {
        var item = 0
    }

    private let storage = Locked(Storage())

    var item: Int {
        get { storage.item }
        set { storage.item = newValue }
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () throws -> Int = { 0 }
    var title: Int {
        get throws {
            titleCallCount += 1  // counted
            return try titleStub()
        }
    }
}
