@testable import Notes

/// A fake of `Store`, yours to edit.
@MainActor
final class StoreFake: Store {
    var find: Note?

    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func insert(at first: Note) throws -> Bool {
        guard !notes.contains(where: { $0.id == first.id }) else { return false }
        notes.append(first)
        return true
    }

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> [Note] = { _ in TestIssue.report("StoreFake.subscriptStub is not set", returning: []) }
    subscript(_ key: Int) -> [Note] {
        // Unknown: which Notes it returns.
        subscriptStub(key)
    }
}
