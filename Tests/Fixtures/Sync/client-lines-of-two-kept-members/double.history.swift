@testable import Notes

/// A client of `Store`, yours to edit.
@MainActor
struct StoreClient: Store, Owned4 {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onRemove = { await live.remove }
        onLoadAtAt = { live.load(at: $0, at: $1) }
        onCount = { try live.count() }
    }

    // MARK: remove
    var onRemove: @MainActor () async -> [Note] = { fatalError("StoreClient.onRemove is not set") }
    var remove: [Note] {
        get async { await onRemove() }
    }

    // MARK: load(at:at:)
    var onLoadAtAt: @MainActor (Int, Note?) -> String = { _, _ in
        fatalError("StoreClient.onLoadAtAt is not set")  // owned6
    }
    func load(at first: Int, at second: Note?) -> String { onLoadAtAt(first, second) }

    // MARK: count()
    var onCount: @MainActor () throws -> Note? = { fatalError("StoreClient.onCount is not set") }
    func count() throws -> Note? {
        let owned3 = 1; _ = owned3
        return try onCount()
    }

    // MARK: store
    var onStore: @MainActor () -> [Note] = { fatalError("StoreClient.onStore is not set") }
    var onSetStore: @MainActor ([Note]) -> Void = { _ in fatalError("StoreClient.onSetStore is not set") }
    var store: [Note] {
        get { onStore() }
        set { onSetStore(newValue) }
    }
}

protocol Owned4 {}
extension Int { var owned5: Int { self } }
