import LockedValues

/// A spy of `Strongbox`, yours to edit.
@dynamicMemberLookup
final class StrongboxSpy: Strongbox {
    init() {}

    struct Storage {
        var order: CallOrder?
        var readCallCount = 0
        var readStub: @Sendable () throws(VaultError) -> Int = { 0 }
        var ownerCallCount = 0
        var ownerStub: @Sendable () -> Owner = { Owner(end: {}) }
        var ownerSetCalls: [Owner] = []
        var ownerSetStub: @Sendable (Owner) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var openCalls: [Int] = []
        var openStub: @Sendable (Int) -> Bool = { _ in false }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Strongbox) {
        readStub = { () throws(VaultError) in try live.read() }
        storage.ownerStub = { live.owner }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.readCallCount = 0
        storage.ownerCallCount = 0
        storage.ownerSetCalls = []
    }

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
        storage.order?.add("read()")
        return try storage.readStub()
    }

    var owner: Owner {
        get {
            storage.increment(\.ownerCallCount)
            storage.order?.add("owner")
            return storage.ownerStub()
        }
        set {
            storage.append(newValue, to: \.ownerSetCalls)
            storage.order?.add("owner")
            storage.ownerSetStub(newValue)
        }
    }
}

/// A spy of `Tally`, yours to edit.
@dynamicMemberLookup
final class TallySpy: Tally {
    init() {}

    struct Storage {
        var order: CallOrder?
        var countCallCount = 0
        var countStub: @Sendable () -> Int = { 0 }
        var countSetCalls: [Int] = []
        var countSetStub: @Sendable (Int) -> Void = { _ in }
        var totalCallCount = 0
        var totalStub: @Sendable () -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Tally) {
        storage.countStub = { live.count }
        storage.totalStub = { live.total() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.countCallCount = 0
        storage.countSetCalls = []
        storage.totalCallCount = 0
    }

    var count: Int {
        get {
            storage.increment(\.countCallCount)
            storage.order?.add("count")
            return storage.countStub()
        }
        set {
            storage.append(newValue, to: \.countSetCalls)
            storage.order?.add("count")
            storage.countSetStub(newValue)
        }
    }

    func total() -> Int {
        storage.increment(\.totalCallCount)
        storage.order?.add("total()")
        return storage.totalStub()
    }
}
