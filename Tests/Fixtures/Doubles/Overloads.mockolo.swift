import Overloads

/// A mock of `Archive`, yours to edit.
nonisolated final class ArchiveMock: Archive {
    // MARK: save(_:)
    var saveCallCount = 0
    var saveArgValues: [String] = []
    var saveHandler: ((String) -> Void)?
    func save(_ text: String) {
        saveCallCount += 1
        saveArgValues.append(text)
        if let saveHandler { saveHandler(text) }
    }

    // MARK: save(_:)
    var saveNumberCallCount = 0
    var saveNumberArgValues: [Int] = []
    var saveNumberHandler: ((Int) -> Void)?
    func save(_ number: Int) {
        saveNumberCallCount += 1
        saveNumberArgValues.append(number)
        if let saveNumberHandler { saveNumberHandler(number) }
    }

    // MARK: save(_:)
    var saveNumberOptionalIntCallCount = 0
    var saveNumberOptionalIntArgValues: [Int?] = []
    var saveNumberOptionalIntHandler: ((Int?) throws -> Void)?
    func save(_ number: Int?) throws {
        saveNumberOptionalIntCallCount += 1
        saveNumberOptionalIntArgValues.append(number)
        if let saveNumberOptionalIntHandler { try saveNumberOptionalIntHandler(number) }
    }

    // MARK: save(_:to:)
    var saveTextCallCount = 0
    var saveTextArgValues: [(text: String, path: String)] = []
    var saveTextHandler: ((String, String) -> Void)?
    func save(_ text: String, to path: String) {
        saveTextCallCount += 1
        saveTextArgValues.append((text, path))
        if let saveTextHandler { saveTextHandler(text, path) }
    }

    // MARK: value()
    var valueCallCount = 0
    var valueHandler: (() -> Int)?
    func value() -> Int {
        valueCallCount += 1
        if let valueHandler { return valueHandler() }
        return 0
    }

    // MARK: value()
    var valueStringCallCount = 0
    var valueStringHandler: (() -> String)?
    func value() -> String {
        valueStringCallCount += 1
        if let valueStringHandler { return valueStringHandler() }
        return ""
    }

    // MARK: refresh()
    var refreshCallCount = 0
    var refreshHandler: (() -> Void)?
    func refresh() {
        refreshCallCount += 1
        if let refreshHandler { refreshHandler() }
    }

    // MARK: refresh()
    var refresh1CallCount = 0
    var refresh1Handler: (() async throws -> Void)?
    func refresh() async throws {
        refresh1CallCount += 1
        if let refresh1Handler { try await refresh1Handler() }
    }

    // MARK: load(_:)
    var loadCallCount = 0
    var loadArgValues: [[String: Int]] = []
    var loadHandler: (([String: Int]) -> Void)?
    func load(_ values: [String: Int]) {
        loadCallCount += 1
        loadArgValues.append(values)
        if let loadHandler { loadHandler(values) }
    }

    // MARK: load(_:)
    var loadValuesCallCount = 0
    var loadValuesArgValues: [any Decodable] = []
    var loadValuesHandler: ((any Decodable) -> Any?)?
    func load<T: Decodable>(_ values: T) -> T? {
        loadValuesCallCount += 1
        loadValuesArgValues.append(values)
        if let loadValuesHandler { return loadValuesHandler(values) as? T }
        return nil
    }

    // MARK: loadCalls()
    var loadCallsCallCount = 0
    var loadCallsHandler: (() -> Int)?
    func loadCalls() -> Int {
        loadCallsCallCount += 1
        if let loadCallsHandler { return loadCallsHandler() }
        return 0
    }

    // MARK: subscript(_:)
    var subscriptCallCount = 0
    var subscriptHandler: ((Int) -> String)?
    subscript(index: Int) -> String {
        get {
            subscriptCallCount += 1
            if let subscriptHandler { return subscriptHandler(index) }
            return ""
        }
    }

    // MARK: subscript(_:fallback:)
    var subscriptIndexCallCount = 0
    var subscriptIndexHandler: ((Int, String) -> String)?
    var subscriptIndexSetCallCount = 0
    var subscriptIndexSetHandler: ((Int, String, String) -> Void)?
    subscript(index: Int, fallback text: String) -> String {
        get {
            subscriptIndexCallCount += 1
            if let subscriptIndexHandler { return subscriptIndexHandler(index, text) }
            return ""
        }
        set {
            subscriptIndexSetCallCount += 1
            subscriptIndexSetHandler?(index, text, newValue)
        }
    }

    // MARK: subscript(named:)
    var subscriptNamedCallCount = 0
    var subscriptNamedHandler: ((String) async throws -> Int)?
    subscript(named name: String) -> Int {
        get async throws {
            subscriptNamedCallCount += 1
            if let subscriptNamedHandler { return try await subscriptNamedHandler(name) }
            return 0
        }
    }
}

/// A mock of `Amount`, yours to edit.
@dynamicMemberLookup
nonisolated final class AmountMock: Amount {
    init() {}

    struct StaticStorage {
        var lessThanCallCount = 0
        var lessThanArgValues: [(lhs: AmountMock, rhs: AmountMock)] = []
        var lessThanHandler: (@Sendable (AmountMock, AmountMock) -> Bool)?
        var plusCallCount = 0
        var plusArgValues: [(lhs: AmountMock, rhs: AmountMock)] = []
        var plusHandler: (@Sendable (AmountMock, AmountMock) -> AmountMock)?
        var plusAssignCallCount = 0
        var plusAssignArgValues: [(lhs: AmountMock, rhs: AmountMock)] = []
        var plusAssignHandler: (@Sendable (inout AmountMock, AmountMock) -> Void)?
        var minusCallCount = 0
        var minusArgValues: [AmountMock] = []
        var minusHandler: (@Sendable (AmountMock) -> AmountMock)?
        var equalToCallCount = 0
        var equalToArgValues: [(lhs: AmountMock, rhs: Int)] = []
        var equalToHandler: (@Sendable (AmountMock, Int) -> Bool)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func < (lhs: AmountMock, rhs: AmountMock) -> Bool {
        staticStorage.withLock {
            $0.lessThanCallCount += 1
            $0.lessThanArgValues.append((lhs, rhs))
        }
        if let lessThanHandler = staticStorage.lessThanHandler { return lessThanHandler(lhs, rhs) }
        return false
    }

    static func + (lhs: AmountMock, rhs: AmountMock) -> AmountMock {
        staticStorage.withLock {
            $0.plusCallCount += 1
            $0.plusArgValues.append((lhs, rhs))
        }
        if let plusHandler = staticStorage.plusHandler { return plusHandler(lhs, rhs) }
        return AmountMock()
    }

    static func += (lhs: inout AmountMock, rhs: AmountMock) {
        staticStorage.withLock {
            $0.plusAssignCallCount += 1
            $0.plusAssignArgValues.append((lhs, rhs))
        }
        if let plusAssignHandler = staticStorage.plusAssignHandler { plusAssignHandler(&lhs, rhs) }
    }

    static prefix func - (value: AmountMock) -> AmountMock {
        staticStorage.withLock {
            $0.minusCallCount += 1
            $0.minusArgValues.append(value)
        }
        if let minusHandler = staticStorage.minusHandler { return minusHandler(value) }
        return AmountMock()
    }

    static func == (lhs: AmountMock, rhs: Int) -> Bool {
        staticStorage.withLock {
            $0.equalToCallCount += 1
            $0.equalToArgValues.append((lhs, rhs))
        }
        if let equalToHandler = staticStorage.equalToHandler { return equalToHandler(lhs, rhs) }
        return false
    }

    static func == (lhs: AmountMock, rhs: AmountMock) -> Bool { lhs === rhs }
}

/// A mock of `Factory`, yours to edit.
@dynamicMemberLookup
nonisolated final class FactoryMock: Factory {
    init() {}

    struct StaticStorage {
        var makeCallCount = 0
        var makeArgValues: [String] = []
        var makeHandler: (@Sendable (String) -> FactoryMock)?
        var shared: FactoryMock = FactoryMock()
        var limitSetCallCount = 0
        var limit: Int = 0
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    init(name: String, size: Int) {}
    init?(code: Int) {}
    init(from data: [UInt8]) throws {}

    static func make(_ name: String) -> FactoryMock {
        staticStorage.withLock {
            $0.makeCallCount += 1
            $0.makeArgValues.append(name)
        }
        if let makeHandler = staticStorage.makeHandler { return makeHandler(name) }
        return FactoryMock()
    }

    static var shared: FactoryMock {
        get { staticStorage.shared }
        set { staticStorage.shared = newValue }
    }

    static var limit: Int {
        get { staticStorage.limit }
        set {
            staticStorage.withLock {
                $0.limit = newValue
                $0.limitSetCallCount += 1
            }
        }
    }

    // MARK: copy()
    var copyCallCount = 0
    var copyHandler: (() -> FactoryMock)?
    func copy() -> FactoryMock {
        copyCallCount += 1
        if let copyHandler { return copyHandler() }
        return FactoryMock()
    }

    // MARK: merged(with:)
    var mergedCallCount = 0
    var mergedArgValues: [FactoryMock] = []
    var mergedHandler: ((FactoryMock) -> FactoryMock?)?
    func merged(with other: FactoryMock) -> FactoryMock? {
        mergedCallCount += 1
        mergedArgValues.append(other)
        if let mergedHandler { return mergedHandler(other) }
        return nil
    }
}

/// A mock of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated final class MaskMock: Mask {
    struct StaticStorage {
        var dotAndCallCount = 0
        var dotAndArgValues: [(lhs: MaskMock, rhs: MaskMock)] = []
        var dotAndHandler: (@Sendable (MaskMock, MaskMock) -> Bool)?
        var dotBangEqualsCallCount = 0
        var dotBangEqualsArgValues: [(lhs: MaskMock, rhs: Int)] = []
        var dotBangEqualsHandler: (@Sendable (MaskMock, Int) -> Bool)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func .& (lhs: MaskMock, rhs: MaskMock) -> Bool {
        staticStorage.withLock {
            $0.dotAndCallCount += 1
            $0.dotAndArgValues.append((lhs, rhs))
        }
        if let dotAndHandler = staticStorage.dotAndHandler { return dotAndHandler(lhs, rhs) }
        return false
    }

    static func .!= (lhs: MaskMock, rhs: Int) -> Bool {
        staticStorage.withLock {
            $0.dotBangEqualsCallCount += 1
            $0.dotBangEqualsArgValues.append((lhs, rhs))
        }
        if let dotBangEqualsHandler = staticStorage.dotBangEqualsHandler { return dotBangEqualsHandler(lhs, rhs) }
        return false
    }
}
