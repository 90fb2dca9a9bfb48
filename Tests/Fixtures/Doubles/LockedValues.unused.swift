import LockedValues

/// A spy of `Strongbox`, yours to edit.
@dynamicMemberLookup
final class StrongboxSpy: Strongbox {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("StrongboxSpy") } }
        @Recorded("StrongboxSpy.read()") var readCallCount = 0
        @Stubbed(behindLock: "StrongboxSpy.readStub") var readStub: @Sendable () throws(VaultError) -> Int = { 0 }
        @Recorded("StrongboxSpy.owner") var ownerSetCalls: [Owner] = []
        var owner = Owner(end: {}) {
            didSet {
                $ownerSetCalls.append(owner)
                order?.add("owner")
            }
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("StrongboxSpy.open(_:)") var openCalls: [Int] = []
        @Stubbed(behindLock: "StrongboxSpy.openStub") var openStub: @Sendable (Int) -> Bool = { _ in false }
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

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.readCallCount = 0
        storage.ownerSetCalls = []
    }

    static func open(_ code: Int) -> Bool {
        staticStorage.withLock { $0.$openCalls.append(code) }
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
        storage.withLock { $0.$readCallCount.increment() }
        storage.order?.add("read()")
        return try storage.readStub()
    }

    var owner: Owner {
        get { storage.owner }
        set { storage.owner = newValue }
    }
}

/// A spy of `Tally`, yours to edit.
@dynamicMemberLookup
final class TallySpy: Tally {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("TallySpy") } }
        @Recorded("TallySpy.count") var countSetCalls: [Int] = []
        var count = 0 {
            didSet {
                $countSetCalls.append(count)
                order?.add("count")
            }
        }
        @Recorded("TallySpy.total()") var totalCallCount = 0
        @Stubbed(behindLock: "TallySpy.totalStub") var totalStub: @Sendable () -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.countSetCalls = []
        storage.totalCallCount = 0
    }

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }
    }

    func total() -> Int {
        storage.withLock { $0.$totalCallCount.increment() }
        storage.order?.add("total()")
        return storage.totalStub()
    }
}
