@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    func owned4() -> Int { 1 }

    struct Storage {
        var storedItem: Note?
    }

    private let storage = Locked(Storage())

    var storedItem: Note? {
        get { storage.storedItem }
        set { storage.storedItem = newValue }
    }

    init(item: Note? = nil) { storage.storedItem = item }

    struct NotFound: Error {}

    var store: Int {
        get async throws {
            // Fill in: what it does.
            fatalError("StoreFake.store is not filled in")
        }
    }

    var item: Note {
        get throws {
            guard let note = storage.storedItem else { throw NotFound() }
            return note
        }
    }

    func save(_ first: Note) { storage.withLock { storage in storage.storedItem = first } }
}
