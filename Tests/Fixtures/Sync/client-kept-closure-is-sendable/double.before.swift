@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onRemoveForAt = { try await live.remove(for: $0, at: $1) }
    }

    // MARK: remove(for:at:)
    var onRemoveForAt: @Sendable (Note, Note) async throws -> Note = { _, _ in
        fatalError("StoreClient.onRemoveForAt is not set")
    }
    /// Owned 2.
    func remove(for first: Note, at second: Note) async throws -> Note { try await onRemoveForAt(first, second) }
}
