import LockMembers

/// A spy of `Odometer`, yours to edit.
@dynamicMemberLookup
final class OdometerSpy: Odometer {
    struct Storage {
        var appendSetCalls: [@Sendable (Int) -> Int] = []
        var append: @Sendable (Int) -> Int = { _ in 0 } { didSet { appendSetCalls.append(append) } }
        var increment = 0
        var sharedSetCalls: [String] = []
        var shared = "" { didSet { sharedSetCalls.append(shared) } }
        var addCalls: [Int] = []
        var clearCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
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

    func add(_ distance: Int) { storage.append(distance, to: \.addCalls) }
    func clear() { storage.increment(\.clearCallCount) }
}

/// A spy of `Dial`, yours to edit.
@dynamicMemberLookup
final class DialSpy: Dial {
    struct Storage {
        var withLockSetCalls: [Int] = []
        var withLock = 0 { didSet { withLockSetCalls.append(withLock) } }
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

    var withLock: Int {
        get { storage[dynamicMember: \.withLock] }
        set { storage[dynamicMember: \.withLock] = newValue }
    }

    static var append: String {
        get { staticStorage[dynamicMember: \.append] }
        set { staticStorage[dynamicMember: \.append] = newValue }
    }

    static func begin() { staticStorage.increment(\.beginCallCount) }

    func read(_ unit: String, of part: Int) async throws -> Int {
        storage.append(.init(unit: unit, part: part), to: \.readOfCalls)
        return try await storage.readOfStub(unit, part)
    }
}
