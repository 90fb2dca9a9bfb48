@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:at:)
    private(set) var saveAtCalls: [(memo: Note, place: Int)] = []
    func save(_ memo: Note, at place: Int) { saveAtCalls.append((memo, place)) }
}
