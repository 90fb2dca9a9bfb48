import CallForms

/// A mock of `Unfailing`, yours to edit.
nonisolated final class UnfailingMock: Unfailing {
    init() {}

    init(count: Int = 0) { self.countHandler = { count } }

    // MARK: total()
    var totalCallCount = 0
    var totalHandler: (() -> Int)?
    func total() throws(Never) -> Int {
        totalCallCount += 1
        if let totalHandler { return totalHandler() }
        return 0
    }

    // MARK: load(_:)
    var loadCallCount = 0
    var loadArgValues: [String] = []
    var loadHandler: ((String) async -> String)?
    func load(_ name: String) async throws(Never) -> String {
        loadCallCount += 1
        loadArgValues.append(name)
        if let loadHandler { return await loadHandler(name) }
        return ""
    }

    // MARK: count
    var countHandler: (() -> Int)?
    var count: Int {
        get throws(Never) {
            if let countHandler { return countHandler() }
            return 0
        }
    }

    // MARK: subscript(_:)
    var subscriptCallCount = 0
    var subscriptHandler: ((Int) -> String)?
    subscript(place: Int) -> String {
        get throws(Never) {
            subscriptCallCount += 1
            if let subscriptHandler { return subscriptHandler(place) }
            return ""
        }
    }
}

/// A mock of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsMock: ResultOverloads {
    struct StaticStorage {
        var startCallCount = 0
        var startHandler: (@Sendable () -> Void)?
        var startIntCallCount = 0
        var startIntHandler: (@Sendable () -> Int)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: save(_:)
    var saveCallCount = 0
    var saveArgValues: [Int] = []
    var saveHandler: ((Int) -> Void)?
    func save(_ number: Int) {
        saveCallCount += 1
        saveArgValues.append(number)
        if let saveHandler { saveHandler(number) }
    }

    // MARK: save(_:)
    var saveNumberCallCount = 0
    var saveNumberArgValues: [Int] = []
    var saveNumberHandler: ((Int) -> Int)?
    func save(_ number: Int) -> Int {
        saveNumberCallCount += 1
        saveNumberArgValues.append(number)
        if let saveNumberHandler { return saveNumberHandler(number) }
        return 0
    }

    // MARK: flush()
    var flushCallCount = 0
    var flushHandler: (() async throws -> Void)?
    func flush() async throws {
        flushCallCount += 1
        if let flushHandler { try await flushHandler() }
    }

    // MARK: flush()
    var flushBoolCallCount = 0
    var flushBoolHandler: (() async throws -> Bool)?
    func flush() async throws -> Bool {
        flushBoolCallCount += 1
        if let flushBoolHandler { return try await flushBoolHandler() }
        return false
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetHandler: (() -> Int)?
    func reset() -> Int {
        resetCallCount += 1
        if let resetHandler { return resetHandler() }
        return 0
    }

    // MARK: reset()
    var resetStringCallCount = 0
    var resetStringHandler: (() -> String)?
    func reset() -> String {
        resetStringCallCount += 1
        if let resetStringHandler { return resetStringHandler() }
        return ""
    }

    // MARK: run(_:)
    var runCallCount = 0
    var runArgValues: [Any] = []
    var runHandler: ((Any) -> Void)?
    func run<Value>(_ value: Value) {
        runCallCount += 1
        runArgValues.append(value)
        if let runHandler { runHandler(value) }
    }

    // MARK: run(_:)
    var runValueCallCount = 0
    var runValueArgValues: [Any] = []
    var runValueHandler: ((Any) -> Any)?
    func run<Value>(_ value: Value) -> Value {
        runValueCallCount += 1
        runValueArgValues.append(value)
        if let runValueHandler {
            guard let result = runValueHandler(value) as? Value else {
                fatalError("ResultOverloadsMock.runValueHandler did not return Value")
            }
            return result
        }
        fatalError("ResultOverloadsMock.runValueHandler is not set")
    }

    static func start() {
        staticStorage.withLock { $0.startCallCount += 1 }
        if let startHandler = staticStorage.startHandler { startHandler() }
    }

    static func start() -> Int {
        staticStorage.withLock { $0.startIntCallCount += 1 }
        if let startIntHandler = staticStorage.startIntHandler { return startIntHandler() }
        return 0
    }
}

/// A mock of `ReservedNames`, yours to edit.
final class ReservedNamesMock: ReservedNames {
    init() {}

    init(`Type`: String = "", `default`: Bool = false) {
        self.`Type` = `Type`
        self.`default` = `default`
    }

    // MARK: self
    var selfSetCallCount = 0
    var `self`: Int = 0 { didSet { selfSetCallCount += 1 } }

    // MARK: Type
    var TypeSetCallCount = 0
    var `Type`: String = "" { didSet { TypeSetCallCount += 1 } }

    // MARK: default
    var defaultSetCallCount = 0
    var `default`: Bool = false { didSet { defaultSetCallCount += 1 } }
}

/// A mock of `SharedReservedNames`, yours to edit.
@dynamicMemberLookup
final class SharedReservedNamesMock: SharedReservedNames {
    struct Storage {
        var selfSetCallCount = 0
        var `self`: Int = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var defaultSetCallCount = 0
        var `default`: String = ""
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    var `self`: Int {
        get { storage.`self` }
        set {
            storage.withLock {
                $0.`self` = newValue
                $0.selfSetCallCount += 1
            }
        }
    }

    static var `default`: String {
        get { staticStorage.`default` }
        set {
            staticStorage.withLock {
                $0.`default` = newValue
                $0.defaultSetCallCount += 1
            }
        }
    }
}

/// A mock of `NamesOfTypes`, yours to edit.
@dynamicMemberLookup
nonisolated final class NamesOfTypesMock: NamesOfTypes {
    init() {}

    struct StaticStorage {
        var TypeSetCallCount = 0
        var `Type`: String = ""
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    init(kind: Int = 0) { self.kind = kind }

    static var `Type`: String {
        get { staticStorage.`Type` }
        set {
            staticStorage.withLock {
                $0.`Type` = newValue
                $0.TypeSetCallCount += 1
            }
        }
    }

    var kind: Int = 0
}
