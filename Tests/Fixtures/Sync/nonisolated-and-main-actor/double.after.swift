@testable import Notes

/// A wrapper of `Store`, yours to edit.
@MainActor
struct StoreWrapper<Base: Store>: Store {
    let base: Base

    func count() async -> Int { await base.count() }
}
