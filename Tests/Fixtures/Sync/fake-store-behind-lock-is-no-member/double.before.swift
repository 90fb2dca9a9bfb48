import Foundation

@testable import Notes

/// A fake of `Store`, yours to edit.
///
/// `save` keeps its default implementation.
final class StoreFake: Store {
    struct Storage {
        var notes: [Note] = []
    }

    private let storage = Locked(Storage())

    var notes: [Note] {
        get { storage.notes }
        set { storage.notes = newValue }
    }

    init(notes: [Note] = []) { storage.notes = notes }

    var title: [Note] {
        get async { storage.notes }
    }

    func visit(_ first: URL, _ second: Int) async throws -> [Note] {
        // Fill in: which Notes it returns.
        fatalError("StoreFake.visit(_:_:) is not filled in")
    }
}
