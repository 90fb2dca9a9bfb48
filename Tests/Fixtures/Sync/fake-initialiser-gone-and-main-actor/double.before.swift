@testable import Notes

/// A fake of `Store`, yours to edit.
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

    var remove: Note?

    #if DEBUG || !DEBUG
    func load() async -> [Note] { storage.notes }
    #endif
    init(_ first: String) {}
    init() {}
}
