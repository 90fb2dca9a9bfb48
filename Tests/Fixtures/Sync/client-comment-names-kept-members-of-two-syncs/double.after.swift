// swift-format-ignore-file
import Notes

/// A client of `Store`, yours to edit.
@MainActor
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `title()` and `remove(by:)`, which have to be set.
    init(_ live: some Store) {
        onCount = { await live.count($0) }
    }

    // MARK: title()
    var onTitle: () -> Note = { fatalError("StoreClient.onTitle is not set") }
    func title() -> Note {
        print("title")
        return onTitle()
    }

    // MARK: remove(by:)
    var onRemoveBy: (Note?) async throws -> Int = { _ in fatalError("StoreClient.onRemoveBy is not set") }
    func remove(by first: Note?) async throws -> Int {
        print("remove")
        return try await onRemoveBy(first)
    }

    // MARK: count(_:)
    var onCount: @MainActor (Note) async -> Int = { _ in fatalError("StoreClient.onCount is not set") }
    func count(_ first: Note) async -> Int { await onCount(first) }
}
