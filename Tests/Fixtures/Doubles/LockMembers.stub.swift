import LockMembers

/// A stub of `Odometer`, yours to edit.
final class OdometerStub: Odometer {
    struct Storage {
        var append: @Sendable (Int) -> Int = { _ in 0 }
        var increment = 0
        var shared = ""
    }

    private let storage = Locked(Storage())

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

    func add(_ distance: Int) {}
    func clear() {}
}

/// A stub of `Dial`, yours to edit.
@dynamicMemberLookup
final class DialStub: Dial {
    struct Storage {
        var withLock = 0
        var readOfStub: @Sendable (String, Int) async throws -> Int = { _, _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var append = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

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

    static func begin() {}
    func read(_ unit: String, of part: Int) async throws -> Int { try await storage.readOfStub(unit, part) }
}
