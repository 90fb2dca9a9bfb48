import LockMembers

/// A mock of `Odometer`, yours to edit.
@dynamicMemberLookup
final class OdometerMock: Odometer {
    struct Storage {
        var underlyingAppend: @Sendable (Int) -> Int = { _ in 0 }
        var underlyingIncrement: Int = 0
        var underlyingShared: String = ""
        var addCallsCount = 0
        var addReceivedDistance: Int?
        var addReceivedInvocations: [Int] = []
        var addClosure: (@Sendable (Int) -> Void)?
        var clearCallsCount = 0
        var clearClosure: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var append: @Sendable (Int) -> Int {
        get { storage.underlyingAppend }
        set { storage.underlyingAppend = newValue }
    }

    var increment: Int {
        get { storage.underlyingIncrement }
        set { storage.underlyingIncrement = newValue }
    }

    var shared: String {
        get { storage.underlyingShared }
        set { storage.underlyingShared = newValue }
    }

    var addCalled: Bool { storage.addCallsCount > 0 }
    func add(_ distance: Int) {
        storage.withLock {
            $0.addCallsCount += 1
            $0.addReceivedDistance = distance
            $0.addReceivedInvocations.append(distance)
        }
        storage.addClosure?(distance)
    }

    var clearCalled: Bool { storage.clearCallsCount > 0 }
    func clear() {
        storage.withLock { $0.clearCallsCount += 1 }
        storage.clearClosure?()
    }
}

/// A mock of `Dial`, yours to edit.
@dynamicMemberLookup
final class DialMock: Dial {
    struct Storage {
        var underlyingWithLock: Int = 0
        var readOfCallsCount = 0
        var readOfReceivedArguments: (unit: String, part: Int)?
        var readOfReceivedInvocations: [(unit: String, part: Int)] = []
        var readOfThrowableError: (any Error)?
        var readOfReturnValue: Int = 0
        var readOfClosure: (@Sendable (String, Int) async throws -> Int)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var underlyingAppend: String = ""
        var beginCallsCount = 0
        var beginClosure: (@Sendable () -> Void)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.beginCallsCount = 0
        staticStorage.beginClosure = nil
    }

    var withLock: Int {
        get { storage.underlyingWithLock }
        set { storage.underlyingWithLock = newValue }
    }

    static var append: String {
        get { staticStorage.underlyingAppend }
        set { staticStorage.underlyingAppend = newValue }
    }

    static var beginCalled: Bool { staticStorage.beginCallsCount > 0 }
    static func begin() {
        staticStorage.withLock { $0.beginCallsCount += 1 }
        staticStorage.beginClosure?()
    }

    var readOfCalled: Bool { storage.readOfCallsCount > 0 }
    func read(_ unit: String, of part: Int) async throws -> Int {
        storage.withLock {
            $0.readOfCallsCount += 1
            $0.readOfReceivedArguments = (unit, part)
            $0.readOfReceivedInvocations.append((unit, part))
        }
        if let readOfThrowableError = storage.readOfThrowableError { throw readOfThrowableError }
        if let readOfClosure = storage.readOfClosure { return try await readOfClosure(unit, part) }
        return storage.readOfReturnValue
    }
}
