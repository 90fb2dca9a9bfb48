@testable import Notes

/// A dummy of `Store`, yours to edit.
final class StoreDummy: Store {
    func save(_ note: Note) throws { fatalError("StoreDummy.save(_:) must not be called") }
    func find(by id: Int) -> Note? { fatalError("StoreDummy.find(by:) must not be called") }
    func refresh() { fatalError("StoreDummy.refresh() must not be called") }
}
