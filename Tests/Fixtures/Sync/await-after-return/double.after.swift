import Foundation

@testable import Notes

/// A client of `Store`, yours to edit.
@MainActor
struct StoreClient: Store, Owned4 {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `load`, which has to be set.
    init(_ live: some Store) {
        onItemWith = { try await live.item(with: $0) }
        onRemoveBy = { try await live.remove($0, by: $1) }
    }

    // MARK: remove(_:by:)
    var onRemoveBy: @MainActor (@escaping @Sendable (Int) -> Void, (Int, String)) async throws -> [String: Int] = {
        _, _ in
        fatalError("StoreClient.onRemoveBy is not set")
    }
    func remove(_ first: @escaping @Sendable (Int) -> Void, by second: (Int, String)) async throws -> [String: Int] {
        let owned2 = 1; _ = owned2
        return try await onRemoveBy(first, second)
    }

    // MARK: item(with:)
    var onItemWith: @MainActor (Int) async throws -> Void = { _ in
        fatalError("StoreClient.onItemWith is not set")
    }
    func item(with first: Int) async throws {
        let owned6 = 1; _ = owned6
        try await onItemWith(first)
    }

    // MARK: load
    var onLoad: @MainActor () -> Bool = { fatalError("StoreClient.onLoad is not set") }
    var onSetLoad: @MainActor (Bool) -> Void = { _ in fatalError("StoreClient.onSetLoad is not set") }
    var load: Bool {
        get { onLoad() }
        set { onSetLoad(newValue) }
    }
}

extension Int { var owned3: Int { self } }
protocol Owned4 {}
