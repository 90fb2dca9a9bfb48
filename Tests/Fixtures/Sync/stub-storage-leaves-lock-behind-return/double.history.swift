@testable import Notes

/// A stub of `Store`, yours to edit.
///
/// `init(for:)` keeps its default implementation.
@MainActor
final class StoreStub: Store, Owned4 {
    func owned1() -> Int { 1 }

    init(_ first: Note) {}

    // MARK: store()
    var storeStub: @MainActor () async -> Bool = { false }
    /// Owned 6.
    func store() async -> Bool { await storeStub() }

    init() {}

    // MARK: save(first:_:)
    var saveFirstStub: (Int, (Int, String)) throws -> Int = { _, _ in 0 }
    func save(first: Int, _ second: (Int, String)) throws -> Int { try saveFirstStub(first, second) }

    // MARK: item(_:)
    var itemStub: (any Hashable & Sendable) throws -> [Note] = { _ in [] }
    func item<T: Hashable & Sendable>(_ value: T) throws -> [Note] { try itemStub(value) }

    #if os(Linux)
    // MARK: title(at:)
    var titleAtStub: @MainActor ([Note]) async throws -> [String: Int] = { _ in [:] }
    func title(at first: [Note]) async throws -> [String: Int] { try await titleAtStub(first) }
    #endif

    // MARK: find(_:at:second:)
    var findAtSecondStub: (any Equatable & Sendable, (Int, String), [Note]) -> Int = { _, _, _ in 0 }
    // MARK: find(_:at:second:)
    func find<T: Equatable & Sendable>(_ value: T, at first: (Int, String), second: [Note]) -> Int {
        let owned5 = 1; _ = owned5
        return findAtSecondStub(value, first, second)
    }
}

protocol Owned4 {}
extension Int { var owned7: Int { self } }
