@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base

    #if os(Linux)  // mine
    func item(_ first: Int, at second: String) async throws -> Int { try await base.item(first, at: second) }
    #endif

    func load() -> Int { base.load() }
}
