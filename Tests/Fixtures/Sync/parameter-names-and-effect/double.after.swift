@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:at:)
    private(set) var saveAtCalls: [(memo: Note, place: Int)] = []
    var saveAtStub: (Note, Int) throws -> Void = { _, _ in }
    func save(_ memo: Note, at place: Int) throws {
        saveAtCalls.append((memo, place))
        try saveAtStub(memo, place)
    }
}
