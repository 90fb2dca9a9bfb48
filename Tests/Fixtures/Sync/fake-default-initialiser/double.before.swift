@testable import Notes

/// A fake of `Store`, yours to edit.
///
/// `init()` keeps its default implementation.
nonisolated final class StoreFake: Store {
    func refresh() {
        print("refreshing")
    }
}
