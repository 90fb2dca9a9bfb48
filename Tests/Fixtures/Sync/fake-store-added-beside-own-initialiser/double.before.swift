@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    private var isQuiet = false

    init(isQuiet: Bool) { self.isQuiet = isQuiet }

    func refresh() {
        if !isQuiet { print("refreshing") }
    }
}
