@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    init() {}

    struct Storage {
        var count: Int = 0
    }

    private let storage = Locked(Storage())

    var isOpen = false

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }  // of notes
    }
}
