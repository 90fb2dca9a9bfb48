@testable import Notes

/// A spy of `Store`, yours to edit.
///
/// `init(at:)` keeps its default implementation.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}
