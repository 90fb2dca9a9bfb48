@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    init() {}

    struct Storage {
        var itemSetCalls: [String] = []
        var item: String = "" { didSet { itemSetCalls.append(item) } }
        var initWithCalls: [@Sendable (Int) -> Void] = []
        var titleCallCount = 0
        var titleStub: @Sendable () async throws -> [String: Int] = { [:] }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var visitCalls: [String] = []
        var visitStub: @Sendable (String) throws -> [Int] = { _ in [] }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    var item: String {
        get { storage.item }
        set { storage.item = newValue }
    }

    init(with first: @escaping @Sendable (Int) -> Void) { storage.append(first, to: \.initWithCalls) }

    static func visit(_ first: String) throws -> [Int] {
        staticStorage.append(first, to: \.visitCalls)
        return try staticStorage.visitStub(first)
    }

    func title() async throws -> [String: Int] {
        storage.increment(\.titleCallCount)
        return try await storage.titleStub()
    }
}
