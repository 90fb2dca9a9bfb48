import LockMembers

/// A mock of `Odometer`, yours to edit.
@dynamicMemberLookup
final class OdometerMock: Odometer {
    init() {}

    struct Storage {
        var appendSetCallCount = 0
        var append: @Sendable (Int) -> Int = { _ in 0 }
        var increment: Int = 0
        var sharedSetCallCount = 0
        var shared: String = ""
        var addCallCount = 0
        var addArgValues: [Int] = []
        var addHandler: (@Sendable (Int) -> Void)?
        var clearCallCount = 0
        var clearHandler: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(append: @escaping @Sendable (Int) -> Int = { _ in 0 }, increment: Int = 0, shared: String = "") {
        storage[dynamicMember: \.append] = append
        storage[dynamicMember: \.increment] = increment
        storage.shared = shared
    }

    var append: @Sendable (Int) -> Int {
        get { storage[dynamicMember: \.append] }
        set {
            storage.withLock {
                $0.append = newValue
                $0.appendSetCallCount += 1
            }
        }
    }

    var increment: Int {
        get { storage[dynamicMember: \.increment] }
        set { storage[dynamicMember: \.increment] = newValue }
    }

    var shared: String {
        get { storage.shared }
        set {
            storage.withLock {
                $0.shared = newValue
                $0.sharedSetCallCount += 1
            }
        }
    }

    func add(_ distance: Int) {
        storage.withLock {
            $0.addCallCount += 1
            $0.addArgValues.append(distance)
        }
        if let addHandler = storage.addHandler { addHandler(distance) }
    }

    func clear() {
        storage.withLock { $0.clearCallCount += 1 }
        if let clearHandler = storage.clearHandler { clearHandler() }
    }
}

/// A mock of `Dial`, yours to edit.
@dynamicMemberLookup
final class DialMock: Dial {
    init() {}

    struct Storage {
        var withLockSetCallCount = 0
        var withLock: Int = 0
        var readCallCount = 0
        var readArgValues: [(unit: String, part: Int)] = []
        var readHandler: (@Sendable (String, Int) async throws -> Int)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var appendSetCallCount = 0
        var append: String = ""
        var beginCallCount = 0
        var beginHandler: (@Sendable () -> Void)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    init(withLock: Int = 0) { storage[dynamicMember: \.withLock] = withLock }

    var withLock: Int {
        get { storage[dynamicMember: \.withLock] }
        set {
            storage.withLock {
                $0.withLock = newValue
                $0.withLockSetCallCount += 1
            }
        }
    }

    static var append: String {
        get { staticStorage[dynamicMember: \.append] }
        set {
            staticStorage.withLock {
                $0.append = newValue
                $0.appendSetCallCount += 1
            }
        }
    }

    static func begin() {
        staticStorage.withLock { $0.beginCallCount += 1 }
        if let beginHandler = staticStorage.beginHandler { beginHandler() }
    }

    func read(_ unit: String, of part: Int) async throws -> Int {
        storage.withLock {
            $0.readCallCount += 1
            $0.readArgValues.append((unit, part))
        }
        if let readHandler = storage.readHandler { return try await readHandler(unit, part) }
        return 0
    }
}
