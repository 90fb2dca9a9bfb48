import LockedValues

/// A mock of `Strongbox`, yours to edit.
@dynamicMemberLookup
final class StrongboxMock: Strongbox {
    struct Storage {
        var readCallCount = 0
        var readStub: @Sendable () throws(VaultError) -> Int = { 0 }
        var readExpectations: [ExpectedCalls<Void>] = []
        var ownerSetCalls: [Owner] = []
        var owner = Owner(end: {}) { didSet { ownerSetCalls.append(owner) } }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var openCalls: [Int] = []
        var openStub: @Sendable (Int) -> Bool = { _ in false }
        var openExpectations: [ExpectedCalls<Int>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.openExpectations.unmet(Self.staticStorage.openCalls, of: "open(_:)")
        unmet += storage.readExpectations.unmet(storage.readCallCount, of: "read()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    static func open(_ code: Int) -> Bool {
        staticStorage.append(code, to: \.openCalls)
        return staticStorage.openStub(code)
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var readStub: @Sendable () throws(VaultError) -> Int {
        get { storage.withLock { $0.readStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.readStub, &value) }
        }
    }

    func read() throws(VaultError) -> Int {
        storage.increment(\.readCallCount)
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
        var count = 0 { didSet { countSetCalls.append(count) } }
        var totalCallCount = 0
        var totalStub: @Sendable () -> Int = { 0 }
        var totalExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.totalExpectations.unmet(storage.totalCallCount, of: "total()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }
    }

    func total() -> Int {
        storage.increment(\.totalCallCount)
        return storage.totalStub()
    }
}
