@testable import Notes

/// A stub of `Store`, yours to edit.
nonisolated final class StoreStub: Store {
    // MARK: save(_:)
    var saveStub: (Int) async throws -> Void = { _ in }
    func save(_ note: Int) async throws { try await saveStub(note) }

    var title: String = ""

    func own(_ value: Int) -> Int { value + 1 }
}
