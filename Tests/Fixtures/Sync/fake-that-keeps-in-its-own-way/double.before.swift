@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var store: [String: Note] = [:]
    func all() -> [Note] { Array(store.values) }
    func find(title: String) -> Note? { store[title] }
}
