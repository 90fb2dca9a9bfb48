@testable import Notes

/// A fake of `Store`, yours to edit.
///
/// `init()` keeps its default implementation.
nonisolated final class StoreFake: Store {
    init() {}
    init(title: String) {}
    func refresh() {
        print("refreshing")
    }
}
