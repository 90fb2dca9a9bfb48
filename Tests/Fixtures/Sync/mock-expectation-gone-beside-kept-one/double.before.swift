@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store, Owned1 {
    func owned7() -> Int { 1 }

    struct Storage {
        struct StoreAtSecondCall: Equatable { let first: String, second: String }
        var storeAtSecondCalls: [StoreAtSecondCall] = []
        var storeAtSecondStub: @Sendable (String, String) -> [Note] = { _, _ in [] }
        var storeAtSecondExpectations: [ExpectedCalls<StoreAtSecondCall>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var saveAtCalls: [(first: Note?, second: Note?)] = []
        var saveAtStub: @Sendable (Note?, Note?) async throws -> Int = { _, _ in 0 }
        var saveAtExpectations: [ExpectedCalls<(first: Note?, second: Note?)>] = []
        var storeAtAtCalls: [(first: @Sendable (Int) -> Void, second: Note)] = []
        var storeAtAtStub: @Sendable (@escaping @Sendable (Int) -> Void, Note) -> [String: Int] = { _, _ in [:] }
        var storeAtAtExpectations: [ExpectedCalls<(first: @Sendable (Int) -> Void, second: Note)>] = []
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.storeAtSecondExpectations.unmet(storage.storeAtSecondCalls, of: "store(at:second:)")
        unmet += Self.staticStorage.saveAtExpectations.unmet(Self.staticStorage.saveAtCalls, of: "save(at:_:)")
        unmet += Self.staticStorage.storeAtAtExpectations.unmet(Self.staticStorage.storeAtAtCalls, of: "store(at:at:)")
        return unmet
    }

    func store(at first: String, second: String) -> [Note] {
        let owned6 = 1; _ = owned6
        storage.append(.init(first: first, second: second), to: \.storeAtSecondCalls)
        return storage.storeAtSecondStub(first, second)
    }

    static func save(at first: Note?, _ second: Note?) async throws -> Int {
        staticStorage.append((first, second), to: \.saveAtCalls)
        return try await staticStorage.saveAtStub(first, second)
    }

    /// owned4.
    static func store(at first: @escaping @Sendable (Int) -> Void, at second: Note) -> [String: Int] {
        staticStorage.append((first, second), to: \.storeAtAtCalls)
        return staticStorage.storeAtAtStub(first, second)
    }
}

protocol Owned1 {}
extension Int { var owned3: Int { self } }
extension Int { var owned5: Int { self } }
