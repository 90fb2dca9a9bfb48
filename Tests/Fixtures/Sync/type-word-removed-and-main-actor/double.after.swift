@testable import Notes

/// A spy of `Store`, yours to edit.
@MainActor
final class StoreSpy: Store {
    // MARK: item()
    var itemCallCount = 0
    var itemStub: () -> Note = { Note() }
    func item() -> Note {
        itemCallCount += 1
        return itemStub()
    }
}
