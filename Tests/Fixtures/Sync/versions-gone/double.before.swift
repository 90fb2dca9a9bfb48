@testable import Notes

/// A mock of `Store`, yours to edit.
@available(macOS 12, iOS 15, *)
nonisolated final class StoreMock: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        return unmet
    }

    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveStub: (Int) async throws -> Void = { _ in }
    var saveExpectations: [ExpectedCalls<Int>] = []
    func save(_ note: Int) async throws {
        saveCalls.append(note)
        try await saveStub(note)
    }

    var title: String = ""
}
