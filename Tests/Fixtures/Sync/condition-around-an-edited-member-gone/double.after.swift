@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    #if compiler(>=5.5)
    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveStub: (Int) async throws -> Void = { _ in }
    func save(_ note: Int) async throws {
        // kept
        saveCalls.append(note)
        try await saveStub(note)
    }
    #endif

    var title: String = ""
}
