@testable import Notes

/// A spy of `Archive`, yours to edit.
final class StoreSpy: Archive, Countable {
    var total: Int { saveCalls.count }

    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}

protocol Countable {
    var total: Int { get }
}
