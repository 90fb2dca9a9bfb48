// swift-format-ignore-file
@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Base, /* the store */ Store,  // and what failures print
    CustomStringConvertible
{
    var description: String { "spy" }

    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}
