@testable import Notes

/// A dummy of `Store`, yours to edit.
final class StoreDummy: Store {
    func save(_ note: Note) throws { fatalError("StoreDummy.save(_:) must not be called") }
    func find(for id: Int) -> Note? { fatalError("StoreDummy.find(for:) must not be called") }
    func load() throws -> [Note] { fatalError("StoreDummy.load() must not be called") }
}
