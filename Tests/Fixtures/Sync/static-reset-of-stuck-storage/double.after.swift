@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreSpy: Store {
    init() {}

    struct StaticStorage {
        var loadByCalls: [String] = []
        var loadByStub: @Sendable (String) async -> Int = { _ in 0 }
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

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Int = { _ in 0 }
    subscript(_ key: Int) -> Int {
        subscriptCalls.append(key)
        return subscriptStub(key)
    }

    static func load(by first: String) async -> Int {
        staticStorage.append(first, to: \.loadByCalls)
        return await staticStorage.loadByStub(first)
    }  // owned1

    // MARK: load(by:)
    static var loadByStringCalls: [String] = []
    static var loadByStringStub: @MainActor (String) async -> Note? = { _ in nil }
    static func load(by first: String) async -> Note? {
        loadByStringCalls.append(first)
        return await loadByStringStub(first)
    }

    #if os(Linux)
    // MARK: init(with:)
    var initWithCalls: [Int] = []
    init(with first: Int) { initWithCalls.append(first) }

    // MARK: store(for:)
    static var storeForCalls: [[Note]] = []
    static var storeForStub: @MainActor ([Note]) async -> [Note] = { _ in [] }
    static func store(for first: [Note]) async -> [Note] {
        storeForCalls.append(first)
        return await storeForStub(first)
    }
    #endif

    // MARK: find(by:)
    var findByCalls: [Note] = []
    var findByStub: (Note) throws -> Void = { _ in }
    func find(by first: Note) throws {
        findByCalls.append(first)
        try findByStub(first)
    }

    // MARK: title(_:at:)
    var titleAtCalls: [(value: any Equatable & Sendable, first: (Int, String))] = []
    var titleAtStub: @MainActor (any Equatable & Sendable, (Int, String)) async throws -> String = { _, _ in "" }
    func title<T: Equatable & Sendable>(_ value: T, at first: (Int, String)) async throws -> String {
        titleAtCalls.append((value, first))
        return try await titleAtStub(value, first)
    }
}

extension Int { var owned3: Int { self } }
extension Int { var owned4: Int { self } }
