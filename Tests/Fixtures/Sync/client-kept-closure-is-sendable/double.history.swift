@testable import Notes

/// A client of `Store`, yours to edit.
nonisolated struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onRemoveWithAt = { try await live.remove(with: $0, at: $1) }
    }

    // MARK: remove(with:at:)
    var onRemoveWithAt: (Note, Note) async throws -> Bool = { _, _ in
        fatalError("StoreClient.onRemoveWithAt is not set")
    }
    /// Owned 2.
    func remove(with first: Note, at second: Note) async throws -> Bool { try await onRemoveWithAt(first, second) }
}
