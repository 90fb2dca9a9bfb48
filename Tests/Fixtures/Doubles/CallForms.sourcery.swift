import CallForms

/// A mock of `Unfailing`, yours to edit.
nonisolated final class UnfailingMock: Unfailing {
    // MARK: total()
    var totalCallsCount = 0
    var totalCalled: Bool { totalCallsCount > 0 }
    var totalReturnValue: Int = 0
    var totalClosure: (() -> Int)?
    func total() throws(Never) -> Int {
        totalCallsCount += 1
        if let totalClosure { return totalClosure() }
        return totalReturnValue
    }

    // MARK: load(_:)
    var loadCallsCount = 0
    var loadCalled: Bool { loadCallsCount > 0 }
    var loadReceivedName: String?
    var loadReceivedInvocations: [String] = []
    var loadReturnValue: String = ""
    var loadClosure: ((String) async -> String)?
    func load(_ name: String) async throws(Never) -> String {
        loadCallsCount += 1
        loadReceivedName = name
        loadReceivedInvocations.append(name)
        if let loadClosure { return await loadClosure(name) }
        return loadReturnValue
    }

    // MARK: count
    var countCallsCount = 0
    var countCalled: Bool { countCallsCount > 0 }
    var underlyingCount: Int = 0
    var countClosure: (() -> Int)?
    var count: Int {
        get throws(Never) {
            countCallsCount += 1
            if let countClosure { return countClosure() }
            return underlyingCount
        }
    }

    // MARK: subscript(_:)
    var subscriptCallsCount = 0
    var subscriptCalled: Bool { subscriptCallsCount > 0 }
    var subscriptReceivedPlace: Int?
    var subscriptReceivedInvocations: [Int] = []
    var subscriptReturnValue: String = ""
    var subscriptClosure: ((Int) -> String)?
    subscript(place: Int) -> String {
        get throws(Never) {
            subscriptCallsCount += 1
            subscriptReceivedPlace = place
            subscriptReceivedInvocations.append(place)
            if let subscriptClosure { return subscriptClosure(place) }
            return subscriptReturnValue
        }
    }
}

/// A mock of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsMock: ResultOverloads {
    struct StaticStorage {
        var startCallsCount = 0
        var startClosure: (@Sendable () -> Void)?
        var startIntCallsCount = 0
        var startIntReturnValue: Int = 0
        var startIntClosure: (@Sendable () -> Int)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.startCallsCount = 0
        staticStorage.startClosure = nil
        staticStorage.startIntCallsCount = 0
        staticStorage.startIntClosure = nil
    }

    // MARK: save(_:)
    var saveCallsCount = 0
    var saveCalled: Bool { saveCallsCount > 0 }
    var saveReceivedNumber: Int?
    var saveReceivedInvocations: [Int] = []
    var saveClosure: ((Int) -> Void)?
    func save(_ number: Int) {
        saveCallsCount += 1
        saveReceivedNumber = number
        saveReceivedInvocations.append(number)
        saveClosure?(number)
    }

    // MARK: save(_:)
    var saveNumberIntIntCallsCount = 0
    var saveNumberIntIntCalled: Bool { saveNumberIntIntCallsCount > 0 }
    var saveNumberIntIntReceivedNumber: Int?
    var saveNumberIntIntReceivedInvocations: [Int] = []
    var saveNumberIntIntReturnValue: Int = 0
    var saveNumberIntIntClosure: ((Int) -> Int)?
    func save(_ number: Int) -> Int {
        saveNumberIntIntCallsCount += 1
        saveNumberIntIntReceivedNumber = number
        saveNumberIntIntReceivedInvocations.append(number)
        if let saveNumberIntIntClosure { return saveNumberIntIntClosure(number) }
        return saveNumberIntIntReturnValue
    }

    // MARK: flush()
    var flushCallsCount = 0
    var flushCalled: Bool { flushCallsCount > 0 }
    var flushThrowableError: (any Error)?
    var flushClosure: (() async throws -> Void)?
    func flush() async throws {
        flushCallsCount += 1
        if let flushThrowableError { throw flushThrowableError }
        try await flushClosure?()
    }

    // MARK: flush()
    var flushBoolCallsCount = 0
    var flushBoolCalled: Bool { flushBoolCallsCount > 0 }
    var flushBoolThrowableError: (any Error)?
    var flushBoolReturnValue: Bool = false
    var flushBoolClosure: (() async throws -> Bool)?
    func flush() async throws -> Bool {
        flushBoolCallsCount += 1
        if let flushBoolThrowableError { throw flushBoolThrowableError }
        if let flushBoolClosure { return try await flushBoolClosure() }
        return flushBoolReturnValue
    }

    // MARK: reset()
    var resetCallsCount = 0
    var resetCalled: Bool { resetCallsCount > 0 }
    var resetReturnValue: Int = 0
    var resetClosure: (() -> Int)?
    func reset() -> Int {
        resetCallsCount += 1
        if let resetClosure { return resetClosure() }
        return resetReturnValue
    }

    // MARK: reset()
    var resetStringCallsCount = 0
    var resetStringCalled: Bool { resetStringCallsCount > 0 }
    var resetStringReturnValue: String = ""
    var resetStringClosure: (() -> String)?
    func reset() -> String {
        resetStringCallsCount += 1
        if let resetStringClosure { return resetStringClosure() }
        return resetStringReturnValue
    }

    // MARK: run(_:)
    var runCallsCount = 0
    var runCalled: Bool { runCallsCount > 0 }
    var runReceivedValue: Any?
    var runReceivedInvocations: [Any] = []
    var runClosure: ((Any) -> Void)?
    func run<Value>(_ value: Value) {
        runCallsCount += 1
        runReceivedValue = value
        runReceivedInvocations.append(value)
        runClosure?(value)
    }

    // MARK: run(_:)
    var runValueValueValueValueCallsCount = 0
    var runValueValueValueValueCalled: Bool { runValueValueValueValueCallsCount > 0 }
    var runValueValueValueValueReceivedValue: Any?
    var runValueValueValueValueReceivedInvocations: [Any] = []
    lazy var runValueValueValueValueReturnValue: Any = {
        fatalError("ResultOverloadsMock.runValueValueValueValueReturnValue is not set")
    }()
    var runValueValueValueValueClosure: ((Any) -> Any)?
    func run<Value>(_ value: Value) -> Value {
        runValueValueValueValueCallsCount += 1
        runValueValueValueValueReceivedValue = value
        runValueValueValueValueReceivedInvocations.append(value)
        if let runValueValueValueValueClosure {
            guard let result = runValueValueValueValueClosure(value) as? Value else {
                fatalError("ResultOverloadsMock.runValueValueValueValueClosure did not return Value")
            }
            return result
        }
        guard let result = runValueValueValueValueReturnValue as? Value else {
            fatalError("ResultOverloadsMock.runValueValueValueValueReturnValue is not what the caller asked for")
        }
        return result
    }

    static var startCalled: Bool { staticStorage.startCallsCount > 0 }
    static func start() {
        staticStorage.withLock { $0.startCallsCount += 1 }
        staticStorage.startClosure?()
    }

    static var startIntCalled: Bool { staticStorage.startIntCallsCount > 0 }
    static func start() -> Int {
        staticStorage.withLock { $0.startIntCallsCount += 1 }
        if let startIntClosure = staticStorage.startIntClosure { return startIntClosure() }
        return staticStorage.startIntReturnValue
    }
}

/// A mock of `ReservedNames`, yours to edit.
final class ReservedNamesMock: ReservedNames {
    // MARK: self
    var underlyingSelf: Int = 0
    var `self`: Int {
        get { underlyingSelf }
        set { underlyingSelf = newValue }
    }

    // MARK: Type
    var underlyingType: String = ""
    var `Type`: String {
        get { underlyingType }
        set { underlyingType = newValue }
    }

    // MARK: default
    var underlyingDefault: Bool = false
    var `default`: Bool {
        get { underlyingDefault }
        set { underlyingDefault = newValue }
    }
}

/// A mock of `SharedReservedNames`, yours to edit.
@dynamicMemberLookup
final class SharedReservedNamesMock: SharedReservedNames {
    struct Storage {
        var underlyingSelf: Int = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var underlyingDefault: String = ""
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    var `self`: Int {
        get { storage.underlyingSelf }
        set { storage.underlyingSelf = newValue }
    }

    static var `default`: String {
        get { staticStorage.underlyingDefault }
        set { staticStorage.underlyingDefault = newValue }
    }
}

/// A mock of `NamesOfTypes`, yours to edit.
@dynamicMemberLookup
nonisolated final class NamesOfTypesMock: NamesOfTypes {
    struct StaticStorage {
        var underlyingType: String = ""
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static var `Type`: String {
        get { staticStorage.underlyingType }
        set { staticStorage.underlyingType = newValue }
    }

    // MARK: kind
    var underlyingKind: Int = 0
    var kind: Int {
        get { underlyingKind }
        set { underlyingKind = newValue }
    }
}
