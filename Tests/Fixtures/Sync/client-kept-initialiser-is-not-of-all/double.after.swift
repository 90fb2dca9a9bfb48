@testable import Notes

/// A client of `Store`, yours to edit.
@MainActor
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    // MARK: init(_:)
    static var onInit: @MainActor (Int) -> StoreClient = { _ in
        fatalError("StoreClient.onInit is not set")
    }  // mine
    init(_ first: Int) { self = Self.onInit(first) }

    // MARK: remove(_:)
    var onRemove: @MainActor (Int) throws -> String = { _ in
        fatalError("StoreClient.onRemove is not set")
    }
    func remove(_ value: Int) throws -> String { try onRemove(value) }

    // MARK: store(_:by:)
    var onStoreBy: @MainActor (Int, [Note]) throws -> Note? = { _, _ in fatalError("StoreClient.onStoreBy is not set") }
    func store(_ value: Int, by first: [Note]) throws -> Note? { try onStoreBy(value, first) }
}
