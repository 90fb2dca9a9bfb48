@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base

    func load() async {
        print("loading")
        await base.load()
    }

    func load() { base.load() }
}
