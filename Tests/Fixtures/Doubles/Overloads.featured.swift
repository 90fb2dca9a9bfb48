import Overloads

/// A spy of `Archive`, yours to edit.
nonisolated final class ArchiveSpy: Archive {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Archive) {
        saveStub = { live.save($0) }
        saveIntStub = { live.save($0) }
        saveIntOptionalStub = { try live.save($0) }
        saveToStub = { live.save($0, to: $1) }
        valueStub = { live.value() }
        valueStringStub = { live.value() }
        refreshStub = { live.refresh() }
        refreshAsyncThrowsStub = { try await live.refresh() }
        loadStringIntDictionaryStub = { live.load($0) }
        loadCallsStub = { live.loadCalls() }
        subscriptStub = { live[$0] }
        subscriptFallbackStub = { live[$0, fallback: $1] }
        subscriptNamedStub = { try await live[named: $0] }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveCalls = []
        saveIntCalls = []
        saveIntOptionalCalls = []
        saveToCalls = []
        valueCallCount = 0
        valueStringCallCount = 0
        refreshCallCount = 0
        refreshAsyncThrowsCallCount = 0
        loadStringIntDictionaryCalls = []
        loadTCalls = []
        loadCallsCallCount = 0
        subscriptCalls = []
        subscriptFallbackCalls = []
        subscriptFallbackSetCalls = []
        subscriptNamedCalls = []
    }

    // MARK: save(_:)
    var saveCalls: [String] = []
    var saveStub: (String) -> Void = { _ in }
    func save(_ text: String) {
        saveCalls.append(text)
        order?.add("save(_:)")
        saveStub(text)
    }

    // MARK: save(_:)
    var saveIntCalls: [Int] = []
    var saveIntStub: (Int) -> Void = { _ in }
    func save(_ number: Int) {
        saveIntCalls.append(number)
        order?.add("save(_:)")
        saveIntStub(number)
    }

    // MARK: save(_:)
    var saveIntOptionalCalls: [Int?] = []
    var saveIntOptionalStub: (Int?) throws -> Void = { _ in }
    func save(_ number: Int?) throws {
        saveIntOptionalCalls.append(number)
        order?.add("save(_:)")
        try saveIntOptionalStub(number)
    }

    // MARK: save(_:to:)
    struct SaveToCall: RecordedCall { let text: String, path: String }
    var saveToCalls: [SaveToCall] = []
    var saveToStub: (String, String) -> Void = { _, _ in }
    func save(_ text: String, to path: String) {
        saveToCalls.append(.init(text: text, path: path))
        order?.add("save(_:to:)")
        saveToStub(text, path)
    }

    // MARK: value()
    var valueCallCount = 0
    var valueStub: () -> Int = { 0 }
    func value() -> Int {
        valueCallCount += 1
        order?.add("value()")
        return valueStub()
    }

    // MARK: value()
    var valueStringCallCount = 0
    var valueStringStub: () -> String = { "" }
    func value() -> String {
        valueStringCallCount += 1
        order?.add("value()")
        return valueStringStub()
    }

    // MARK: refresh()
    var refreshCallCount = 0
    var refreshStub: () -> Void = {}
    func refresh() {
        refreshCallCount += 1
        order?.add("refresh()")
        refreshStub()
    }

    // MARK: refresh()
    var refreshAsyncThrowsCallCount = 0
    var refreshAsyncThrowsStub: () async throws -> Void = {}
    func refresh() async throws {
        refreshAsyncThrowsCallCount += 1
        order?.add("refresh()")
        try await refreshAsyncThrowsStub()
    }

    // MARK: load(_:)
    var loadStringIntDictionaryCalls: [[String: Int]] = []
    var loadStringIntDictionaryStub: ([String: Int]) -> Void = { _ in }
    func load(_ values: [String: Int]) {
        loadStringIntDictionaryCalls.append(values)
        order?.add("load(_:)")
        loadStringIntDictionaryStub(values)
    }

    // MARK: load(_:)
    var loadTCalls: [any Decodable] = []
    var loadTStub: (any Decodable) -> Any? = { _ in nil }
    func load<T: Decodable>(_ values: T) -> T? {
        loadTCalls.append(values)
        order?.add("load(_:)")
        let result = loadTStub(values)
        if let result, !(result is T) {
            TestIssue.report("ArchiveSpy.loadTStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: loadCalls()
    var loadCallsCallCount = 0
    var loadCallsStub: () -> Int = { 0 }
    func loadCalls() -> Int {
        loadCallsCallCount += 1
        order?.add("loadCalls()")
        return loadCallsStub()
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(index: Int) -> String {
        subscriptCalls.append(index)
        order?.add("subscript(_:)")
        return subscriptStub(index)
    }

    // MARK: subscript(_:fallback:)
    struct SubscriptFallbackCall: RecordedCall { let index: Int, text: String }
    var subscriptFallbackCalls: [SubscriptFallbackCall] = []
    var subscriptFallbackStub: (Int, String) -> String = { _, _ in "" }
    struct SubscriptFallbackSetCall: RecordedCall { let index: Int, text: String, newValue: String }
    var subscriptFallbackSetCalls: [SubscriptFallbackSetCall] = []
    var subscriptFallbackSetStub: (Int, String, String) -> Void = { _, _, _ in }
    subscript(index: Int, fallback text: String) -> String {
        get {
            subscriptFallbackCalls.append(.init(index: index, text: text))
            order?.add("subscript(_:fallback:)")
            return subscriptFallbackStub(index, text)
        }
        set {
            subscriptFallbackSetCalls.append(.init(index: index, text: text, newValue: newValue))
            order?.add("subscript(_:fallback:)")
            subscriptFallbackSetStub(index, text, newValue)
        }
    }

    // MARK: subscript(named:)
    var subscriptNamedCalls: [String] = []
    var subscriptNamedStub: (String) async throws -> Int = { _ in 0 }
    subscript(named name: String) -> Int {
        get async throws {
            subscriptNamedCalls.append(name)
            order?.add("subscript(named:)")
            return try await subscriptNamedStub(name)
        }
    }
}

/// A spy of `Amount`, yours to edit.
@dynamicMemberLookup
nonisolated final class AmountSpy: Amount {
    init() {}

    struct StaticStorage {
        var lessThanCalls: [(lhs: AmountSpy, rhs: AmountSpy)] = []
        var lessThanStub: @Sendable (AmountSpy, AmountSpy) -> Bool = { _, _ in false }
        var plusCalls: [(lhs: AmountSpy, rhs: AmountSpy)] = []
        var plusStub: @Sendable (AmountSpy, AmountSpy) -> AmountSpy = { _, _ in AmountSpy() }
        var plusAssignCalls: [(lhs: AmountSpy, rhs: AmountSpy)] = []
        var plusAssignStub: @Sendable (inout AmountSpy, AmountSpy) -> Void = { _, _ in }
        var minusCalls: [AmountSpy] = []
        var minusStub: @Sendable (AmountSpy) -> AmountSpy = { _ in AmountSpy() }
        var equalToCalls: [(lhs: AmountSpy, rhs: Int)] = []
        var equalToStub: @Sendable (AmountSpy, Int) -> Bool = { _, _ in false }
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
    init(forwardingTo live: any Amount) {}

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func < (lhs: AmountSpy, rhs: AmountSpy) -> Bool {
        staticStorage.append((lhs, rhs), to: \.lessThanCalls)
        return staticStorage.lessThanStub(lhs, rhs)
    }

    static func + (lhs: AmountSpy, rhs: AmountSpy) -> AmountSpy {
        staticStorage.append((lhs, rhs), to: \.plusCalls)
        return staticStorage.plusStub(lhs, rhs)
    }

    static func += (lhs: inout AmountSpy, rhs: AmountSpy) {
        staticStorage.append((lhs, rhs), to: \.plusAssignCalls)
        staticStorage.plusAssignStub(&lhs, rhs)
    }

    static prefix func - (value: AmountSpy) -> AmountSpy {
        staticStorage.append(value, to: \.minusCalls)
        return staticStorage.minusStub(value)
    }

    static func == (lhs: AmountSpy, rhs: Int) -> Bool {
        staticStorage.append((lhs, rhs), to: \.equalToCalls)
        return staticStorage.equalToStub(lhs, rhs)
    }

    static func == (lhs: AmountSpy, rhs: AmountSpy) -> Bool { lhs === rhs }
}

/// A spy of `Factory`, yours to edit.
@dynamicMemberLookup
nonisolated final class FactorySpy: Factory {
    init() {}

    struct StaticStorage {
        var initCodeStub: @Sendable (Int) -> Bool = { _ in true }
        var initFromStub: @Sendable ([UInt8]) throws -> Void = { _ in }
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> FactorySpy = { _ in FactorySpy() }
        var shared: FactorySpy = FactorySpy()
        var limitSetCalls: [Int] = []
        var limit = 0 { didSet { limitSetCalls.append(limit) } }
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Factory) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        initNameSizeCalls = []
        initCodeCalls = []
        initFromCalls = []
        copyCallCount = 0
        mergedWithCalls = []
    }

    // MARK: init(name:size:)
    struct InitNameSizeCall: RecordedCall { let name: String, size: Int }
    var initNameSizeCalls: [InitNameSizeCall] = []
    init(name: String, size: Int) {
        initNameSizeCalls.append(.init(name: name, size: size))
        order?.add("init(name:size:)")
    }

    // MARK: init?(code:)
    var initCodeCalls: [Int] = []
    init?(code: Int) {
        initCodeCalls.append(code)
        order?.add("init?(code:)")
        guard Self.staticStorage.initCodeStub(code) else { return nil }
    }

    // MARK: init(from:)
    var initFromCalls: [[UInt8]] = []
    init(from data: [UInt8]) throws {
        initFromCalls.append(data)
        order?.add("init(from:)")
        try Self.staticStorage.initFromStub(data)
    }

    static func make(_ name: String) -> FactorySpy {
        staticStorage.append(name, to: \.makeCalls)
        return staticStorage.makeStub(name)
    }

    static var shared: FactorySpy {
        get { staticStorage.shared }
        set { staticStorage.shared = newValue }
    }

    static var limit: Int {
        get { staticStorage.limit }
        set { staticStorage.limit = newValue }
    }

    // MARK: copy()
    var copyCallCount = 0
    var copyStub: () -> FactorySpy = { FactorySpy() }
    func copy() -> FactorySpy {
        copyCallCount += 1
        order?.add("copy()")
        return copyStub()
    }

    // MARK: merged(with:)
    var mergedWithCalls: [FactorySpy] = []
    var mergedWithStub: (FactorySpy) -> FactorySpy? = { _ in nil }
    func merged(with other: FactorySpy) -> FactorySpy? {
        mergedWithCalls.append(other)
        order?.add("merged(with:)")
        return mergedWithStub(other)
    }
}

/// A spy of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated final class MaskSpy: Mask {
    init() {}

    struct StaticStorage {
        var dotAndCalls: [(lhs: MaskSpy, rhs: MaskSpy)] = []
        var dotAndStub: @Sendable (MaskSpy, MaskSpy) -> Bool = { _, _ in false }
        var dotBangEqualsCalls: [(lhs: MaskSpy, rhs: Int)] = []
        var dotBangEqualsStub: @Sendable (MaskSpy, Int) -> Bool = { _, _ in false }
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
    init(forwardingTo live: any Mask) {}

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func .& (lhs: MaskSpy, rhs: MaskSpy) -> Bool {
        staticStorage.append((lhs, rhs), to: \.dotAndCalls)
        return staticStorage.dotAndStub(lhs, rhs)
    }

    static func .!= (lhs: MaskSpy, rhs: Int) -> Bool {
        staticStorage.append((lhs, rhs), to: \.dotBangEqualsCalls)
        return staticStorage.dotBangEqualsStub(lhs, rhs)
    }
}
