// swift-format-ignore-file
@testable import Notes

/// A client of `Archive`, yours to edit.
struct StoreClient: Archive {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Archive) {
        onSave = { live.save($0) } // the slow one
        onLoad = { live.load() }
        onCount = { live.count() }
    }

    // MARK: save(_:)
    var onSave: (Note) -> Void = { _ in fatalError("StoreClient.onSave is not set") }
    func save(_ note: Note) { onSave(note) }

    // MARK: load()
    var onLoad: () -> [Note] = { fatalError("StoreClient.onLoad is not set") }
    func load() -> [Note] { onLoad() }

    // MARK: count()
    var onCount: () -> Int = { fatalError("StoreClient.onCount is not set") }
    func count() -> Int { onCount() }
}
