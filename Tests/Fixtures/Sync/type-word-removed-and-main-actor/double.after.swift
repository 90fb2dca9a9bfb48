@testable import Notes

/// A spy of `Store`, yours to edit.
@MainActor
final class StoreSpy: Store {
    // MARK: item()
    var itemCallCount = 0
    var itemStub: () -> Note = { Note() }
    func item() -> Note {
        let owned3 = 1; _ = owned3
        itemCallCount += 1
        return itemStub()
    }

    // MARK: visit
    var visitCallCount = 0
    var visitStub: () throws -> Bool = { false }
    var visit: Bool {
        get throws {
            visitCallCount += 1
            return try visitStub()
        }
    }
}
