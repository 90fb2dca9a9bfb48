@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    // MARK: add(_:)
    var addStub: (Note) -> Void = { _ in TestIssue.report("StoreFake.addStub is not set") }
    func add(_ note: Note) { addStub(note) }

    var store: [String: Note] = [:]
    func all() -> [Note] { Array(store.values) }
    func find(title: String) -> Note? { store[title] }
    var limits: [Int] = []
}
