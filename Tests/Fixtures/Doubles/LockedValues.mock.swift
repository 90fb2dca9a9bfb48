import LockedValues

/// A mock of `Strongbox`, yours to edit.
@dynamicMemberLookup
final class StrongboxMock: Strongbox {
    struct Storage {
        var readCallCount = 0
        var readStub: @Sendable () throws(VaultError) -> Int = { 0 }
        var readExpectedCount: Int?
        var ownerSetCalls: [Owner] = []
        var owner: Owner = Owner(end: {}) { didSet { ownerSetCalls.append(owner) } }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var openCalls: [Int] = []
        var openStub: @Sendable (Int) -> Bool = { _ in false }
        var openExpectedCount: Int?
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

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("open(_:)", Self.staticStorage.openExpectedCount, Self.staticStorage.openCalls.count)
        check("read()", storage.readExpectedCount, storage.readCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    static func open(_ code: Int) -> Bool {
        staticStorage.withLock { $0.openCalls.append(code) }
        return staticStorage.openStub(code)
    }

    var readStub: @Sendable () throws(VaultError) -> Int {
        get { storage.withLock { $0.readStub } }
        set {
            // What is replaced is freed when the lock is open again.
            var value = newValue
            storage.withLock { swap(&$0.readStub, &value) }
        }
    }

    func read() throws(VaultError) -> Int {
        storage.withLock { $0.readCallCount += 1 }
        return try storage.readStub()
    }

    var owner: Owner {
        get { storage.owner }
        set { storage.owner = newValue }
    }
}

/// A mock of `Tally`, yours to edit.
@dynamicMemberLookup
final class TallyMock: Tally {
    struct Storage {
        var countSetCalls: [Int] = []
        var count: Int = 0 { didSet { countSetCalls.append(count) } }
        var totalCallCount = 0
        var totalStub: @Sendable () -> Int = { 0 }
        var totalExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("total()", storage.totalExpectedCount, storage.totalCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }
    }

    func total() -> Int {
        storage.withLock { $0.totalCallCount += 1 }
        return storage.totalStub()
    }
}
