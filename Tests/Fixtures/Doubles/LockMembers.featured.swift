import LockMembers

/// A spy of `Odometer`, yours to edit.
@dynamicMemberLookup
final class OdometerSpy: Odometer {
    init() {}

    struct Storage {
        var order: CallOrder?
        var appendCallCount = 0
        var appendStub: @Sendable () -> @Sendable (Int) -> Int = { { _ in 0 } }
        var appendSetCalls: [@Sendable (Int) -> Int] = []
        var appendSetStub: @Sendable (@escaping @Sendable (Int) -> Int) -> Void = { _ in }
        var incrementCallCount = 0
        var incrementStub: @Sendable () -> Int = { 0 }
        var sharedCallCount = 0
        var sharedStub: @Sendable () -> String = { "" }
        var sharedSetCalls: [String] = []
        var sharedSetStub: @Sendable (String) -> Void = { _ in }
        var addCalls: [Int] = []
        var addStub: @Sendable (Int) -> Void = { _ in }
        var clearCallCount = 0
        var clearStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Odometer) {
        storage.appendStub = { live.append }
        storage.incrementStub = { live.increment }
        storage.sharedStub = { live.shared }
        storage.addStub = { live.add($0) }
        storage.clearStub = { live.clear() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.appendCallCount = 0
        storage.appendSetCalls = []
        storage.incrementCallCount = 0
        storage.sharedCallCount = 0
        storage.sharedSetCalls = []
        storage.addCalls = []
        storage.clearCallCount = 0
    }

    var append: @Sendable (Int) -> Int {
        get {
            storage.increment(\.appendCallCount)
            storage.order?.add("append")
            return storage.appendStub()
        }
        set {
            storage.append(newValue, to: \.appendSetCalls)
            storage.order?.add("append")
            storage.appendSetStub(newValue)
        }
    }

    var increment: Int {
        storage.increment(\.incrementCallCount)
        storage.order?.add("increment")
        return storage.incrementStub()
    }

    var shared: String {
        get {
            storage.increment(\.sharedCallCount)
            storage.order?.add("shared")
            return storage.sharedStub()
        }
        set {
            storage.append(newValue, to: \.sharedSetCalls)
            storage.order?.add("shared")
            storage.sharedSetStub(newValue)
        }
    }

    func add(_ distance: Int) {
        storage.append(distance, to: \.addCalls)
        storage.order?.add("add(_:)")
        storage.addStub(distance)
    }

    func clear() {
        storage.increment(\.clearCallCount)
        storage.order?.add("clear()")
        storage.clearStub()
    }
}

/// A spy of `Dial`, yours to edit.
@dynamicMemberLookup
final class DialSpy: Dial {
    init() {}

    struct Storage {
        var order: CallOrder?
        var withLockCallCount = 0
        var withLockStub: @Sendable () -> Int = { 0 }
        var withLockSetCalls: [Int] = []
        var withLockSetStub: @Sendable (Int) -> Void = { _ in }
        struct ReadOfCall: RecordedCall { let unit: String, part: Int }
        var readOfCalls: [ReadOfCall] = []
        var readOfStub: @Sendable (String, Int) async throws -> Int = { _, _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var appendSetCalls: [String] = []
        var append = "" { didSet { appendSetCalls.append(append) } }
        var beginCallCount = 0
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
    init(forwardingTo live: any Dial) {
        storage.withLockStub = { live.withLock }
        storage.readOfStub = { try await live.read($0, of: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.withLockCallCount = 0
        storage.withLockSetCalls = []
        storage.readOfCalls = []
    }

    var withLock: Int {
        get {
            storage.increment(\.withLockCallCount)
            storage.order?.add("withLock")
            return storage.withLockStub()
        }
        set {
            storage.append(newValue, to: \.withLockSetCalls)
            storage.order?.add("withLock")
            storage.withLockSetStub(newValue)
        }
    }

    static var append: String {
        get { staticStorage[dynamicMember: \.append] }
        set { staticStorage[dynamicMember: \.append] = newValue }
    }

    static func begin() { staticStorage.increment(\.beginCallCount) }

    func read(_ unit: String, of part: Int) async throws -> Int {
        storage.append(.init(unit: unit, part: part), to: \.readOfCalls)
        storage.order?.add("read(_:of:)")
        return try await storage.readOfStub(unit, part)
    }
}
