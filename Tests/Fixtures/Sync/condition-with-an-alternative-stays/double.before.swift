@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveStub: (Int) async throws -> Void = { _ in }
    #if os(Linux)
    func save(_ note: Int) async throws { saveCalls.append(note) }
    #else
    func save(_ note: Int) async throws {
        saveCalls.append(note)
        try await saveStub(note)
    }
    #endif

    var title: String = ""
}
