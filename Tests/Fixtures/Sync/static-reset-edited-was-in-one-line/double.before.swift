import Notes

/// A client of `Store`, yours to edit.
@MainActor
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `save(at:second:)`, which has to be set.
    init(_ live: some Store) {}

    /// Resets the storage of static members.
    static func reset() {
        let mine = 1
        _ = mine
        onSaveAt = { _, _ in fatalError("StoreClient.onSaveAt is not set") }
    }

    // MARK: save(at:second:)
    static var onSaveAt: @MainActor (String, Note?) -> [Note] = { _, _ in
        fatalError("StoreClient.onSaveAt is not set")
    }
    static func save(at first: String, second: Note?) -> [Note] { onSaveAt(first, second) }
}
