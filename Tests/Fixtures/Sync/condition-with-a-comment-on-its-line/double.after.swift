@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base

    #if os(Linux)  // mine
    func item(by first: Int) async throws -> Int { try await base.item(by: first) }
    #endif

    func load() -> Int { base.load() }
}
