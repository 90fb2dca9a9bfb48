@testable import Notes

/// A client of `Store`, yours to edit.
nonisolated struct StoreClient: Store {
    // owned3
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }  // owned5

    init() {}

    /// Makes a client that forwards to `live` all but `load(first:by:)`, which has to be set.
    init(_ live: some Store) {
        onStoreFirstBy = { live.store(first: $0, by: $1) }
    }

    // MARK: store(first:by:)
    var onStoreFirstBy: (Note, String) -> Bool = { _, _ in fatalError("StoreClient.onStoreFirstBy is not set") }
    @discardableResult func store(first: Note, by second: String) -> Bool { onStoreFirstBy(first, second) }

    // MARK: load(first:by:)
    var onLoadFirstBy: (Note, String) async throws -> Bool = { _, _ in
        fatalError("StoreClient.onLoadFirstBy is not set")
    }
    @discardableResult func load(first: Note, by second: String) async throws -> Bool {
        let owned2 = 1; _ = owned2
        return try await onLoadFirstBy(first, second)
    }
}

extension Int { var owned4: Int { self } }
