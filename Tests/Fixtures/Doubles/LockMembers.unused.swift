import LockMembers

/// A spy of `Odometer`, yours to edit.
@dynamicMemberLookup
final class OdometerSpy: Odometer {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("OdometerSpy") } }
        @Recorded("OdometerSpy.append") var appendSetCalls: [@Sendable (Int) -> Int] = []
        var append: @Sendable (Int) -> Int = { _ in 0 } {
            didSet {
                $appendSetCalls.append(append)
                order?.add("append")
            }
        }
        var increment = 0
        @Recorded("OdometerSpy.shared") var sharedSetCalls: [String] = []
        var shared = "" {
            didSet {
                $sharedSetCalls.append(shared)
                order?.add("shared")
            }
        }
        @Recorded("OdometerSpy.add(_:)") var addCalls: [Int] = []
        @Recorded("OdometerSpy.clear()") var clearCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.appendSetCalls = []
        storage.sharedSetCalls = []
        storage.addCalls = []
        storage.clearCallCount = 0
    }

    var append: @Sendable (Int) -> Int {
        get { storage[dynamicMember: \.append] }
        set { storage[dynamicMember: \.append] = newValue }
    }

    var increment: Int {
        get { storage[dynamicMember: \.increment] }
        set { storage[dynamicMember: \.increment] = newValue }
    }

    var shared: String {
        get { storage.shared }
        set { storage.shared = newValue }
    }

    func add(_ distance: Int) {
        storage.withLock { $0.$addCalls.append(distance) }
        storage.order?.add("add(_:)")
    }

    func clear() {
        storage.withLock { $0.$clearCallCount.increment() }
        storage.order?.add("clear()")
    }
}

/// A spy of `Dial`, yours to edit.
@dynamicMemberLookup
final class DialSpy: Dial {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("DialSpy") } }
        @Recorded("DialSpy.withLock") var withLockSetCalls: [Int] = []
        var withLock = 0 {
            didSet {
                $withLockSetCalls.append(withLock)
                order?.add("withLock")
            }
        }
        struct ReadOfCall: RecordedCall { let unit: String, part: Int }
        @Recorded("DialSpy.read(_:of:)") var readOfCalls: [ReadOfCall] = []
        @Stubbed(behindLock: "DialSpy.readOfStub") var readOfStub: @Sendable (String, Int) async throws -> Int = {
            _, _ in
            0
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("DialSpy.append") var appendSetCalls: [String] = []
        var append = "" { didSet { $appendSetCalls.append(append) } }
        @Recorded("DialSpy.begin()") var beginCallCount = 0
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
        storage.withLockSetCalls = []
        storage.readOfCalls = []
    }

    var withLock: Int {
        get { storage[dynamicMember: \.withLock] }
        set { storage[dynamicMember: \.withLock] = newValue }
    }

    static var append: String {
        get { staticStorage[dynamicMember: \.append] }
        set { staticStorage[dynamicMember: \.append] = newValue }
    }

    static func begin() { staticStorage.withLock { $0.$beginCallCount.increment() } }

    func read(_ unit: String, of part: Int) async throws -> Int {
        storage.withLock { $0.$readOfCalls.append(.init(unit: unit, part: part)) }
        storage.order?.add("read(_:of:)")
        return try await storage.readOfStub(unit, part)
    }
}
