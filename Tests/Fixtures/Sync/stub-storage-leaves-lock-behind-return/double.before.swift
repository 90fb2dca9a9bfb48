@testable import Notes

/// A stub of `Store`, yours to edit.
///
/// `init(for:)` keeps its default implementation.
@dynamicMemberLookup
final class StoreStub: Store, Owned4 {
    func owned1() -> Int { 1 }

    init(_ first: Note) {}

    /// Owned 6.
    func store() async -> Bool { await storage.storeStub() }

    init() {}

    struct Storage {
        var saveFirstStub: @Sendable (Int, (Int, String)) throws -> Int = { _, _ in 0 }
        var itemStub: @Sendable (any Hashable & Sendable) throws -> [Note] = { _ in [] }
        #if os(Linux)
        var titleAtStub: @Sendable ([Note]) async throws -> [String: Int] = { _ in [:] }
        #endif
        var storeStub: @Sendable () async -> Bool = { false }
        var findAtSecondStub: @Sendable (any Equatable & Sendable, (Int, String), [Note]) -> Int = { _, _, _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func save(first: Int, _ second: (Int, String)) throws -> Int { try storage.saveFirstStub(first, second) }
    func item<T: Hashable & Sendable>(_ value: T) throws -> [Note] { try storage.itemStub(value) }

    #if os(Linux)
    func title(at first: [Note]) async throws -> [String: Int] { try await storage.titleAtStub(first) }
    #endif

    // MARK: find(_:at:second:)
    func find<T: Equatable & Sendable>(_ value: T, at first: (Int, String), second: [Note]) -> Int {
        let owned5 = 1; _ = owned5
        return storage.findAtSecondStub(value, first, second)
    }
}

protocol Owned4 {}
extension Int { var owned7: Int { self } }
