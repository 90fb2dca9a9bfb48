@testable import Notes

/// A dummy of `Store`, yours to edit.
final class StoreDummy: Store {
    func save(_ note: Notes.Note) { fatalError("StoreDummy.save(_:) must not be called") }
    func save(_ text: Swift.String) -> Void { fatalError("not here") }
    func find(for id: Swift.Int) -> Optional<Notes.Note> { nil }
    func all() -> Array<Note> { fatalError("StoreDummy.all() must not be called") }
    func clear() { fatalError("StoreDummy.clear() must not be called") }
}
