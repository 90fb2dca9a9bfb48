@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:at:)")
        return unmet
    }

    var count: Int = 0

    // MARK: save(_:at:)
    struct SaveCall: Equatable { let note: Note, index: Int }
    var saveCalls: [SaveCall] = []
    var saveExpectations: [ExpectedCalls<SaveCall>] = []
    func save(_ note: Note, at index: Int) { saveCalls.append(.init(note: note, index: index)) }
}
