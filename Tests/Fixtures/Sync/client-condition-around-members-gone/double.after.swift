@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onLoad = { live.load() }
        onSave = { live.save($0) }
        onRemove = { live.remove($0) }
        onTitle = { live.title }
    }

    // MARK: load()
    var onLoad: @Sendable () -> Int = { fatalError("StoreClient.onLoad is not set") }
    func load() -> Int { onLoad() }

    // MARK: save(_:)
    var onSave: @Sendable (Int) -> Void = { _ in fatalError("StoreClient.onSave is not set") }
    func save(_ note: Int) { onSave(note) }

    // MARK: remove(_:)
    var onRemove: @Sendable (Int) -> Void = { _ in fatalError("StoreClient.onRemove is not set") }
    func remove(_ note: Int) { onRemove(note) }

    // MARK: title
    var onTitle: @Sendable () -> String = { fatalError("StoreClient.onTitle is not set") }
    var title: String { onTitle() }
}
