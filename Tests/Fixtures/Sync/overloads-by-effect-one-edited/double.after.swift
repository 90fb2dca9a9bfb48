@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base

    func load() async throws {
        print("loading")
        try await base.load()
    }
}
