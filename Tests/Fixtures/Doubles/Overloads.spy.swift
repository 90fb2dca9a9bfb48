import Overloads

/// A spy of `Archive`, yours to edit.
nonisolated final class ArchiveSpy: Archive {
    // MARK: save(_:)
    var saveCalls: [String] = []
    func save(_ text: String) { saveCalls.append(text) }

    // MARK: save(_:)
    var saveIntCalls: [Int] = []
    func save(_ number: Int) { saveIntCalls.append(number) }

    // MARK: save(_:)
    var saveIntOptionalCalls: [Int?] = []
    var saveIntOptionalStub: (Int?) throws -> Void = { _ in }
    func save(_ number: Int?) throws {
        saveIntOptionalCalls.append(number)
        try saveIntOptionalStub(number)
    }

    // MARK: save(_:to:)
    struct SaveToCall: RecordedCall { let text: String, path: String }
    var saveToCalls: [SaveToCall] = []
    func save(_ text: String, to path: String) { saveToCalls.append(.init(text: text, path: path)) }

    // MARK: value()
    var valueCallCount = 0
    var valueStub: () -> Int = { 0 }
    func value() -> Int {
        valueCallCount += 1
        return valueStub()
    }

    // MARK: value()
    var valueStringCallCount = 0
    var valueStringStub: () -> String = { "" }
    func value() -> String {
        valueStringCallCount += 1
        return valueStringStub()
    }

    // MARK: refresh()
    var refreshCallCount = 0
    func refresh() { refreshCallCount += 1 }

    // MARK: refresh()
    var refreshAsyncThrowsCallCount = 0
    var refreshAsyncThrowsStub: () async throws -> Void = {}
    func refresh() async throws {
        refreshAsyncThrowsCallCount += 1
        try await refreshAsyncThrowsStub()
    }

    // MARK: load(_:)
    var loadStringIntDictionaryCalls: [[String: Int]] = []
    func load(_ values: [String: Int]) { loadStringIntDictionaryCalls.append(values) }

    // MARK: load(_:)
    var loadTCalls: [any Decodable] = []
    var loadTStub: (any Decodable) -> Any? = { _ in nil }
    func load<T: Decodable>(_ values: T) -> T? {
        loadTCalls.append(values)
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
        return loadCallsStub()
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(index: Int) -> String {
        subscriptCalls.append(index)
        return subscriptStub(index)
    }

    // MARK: subscript(_:fallback:)
    struct SubscriptFallbackCall: RecordedCall { let index: Int, text: String }
    var subscriptFallbackCalls: [SubscriptFallbackCall] = []
    var subscriptFallbackStub: (Int, String) -> String = { _, _ in "" }
    struct SubscriptFallbackSetCall: RecordedCall { let index: Int, text: String, newValue: String }
    var subscriptFallbackSetCalls: [SubscriptFallbackSetCall] = []
    subscript(index: Int, fallback text: String) -> String {
        get {
            subscriptFallbackCalls.append(.init(index: index, text: text))
            return subscriptFallbackStub(index, text)
        }
        set { subscriptFallbackSetCalls.append(.init(index: index, text: text, newValue: newValue)) }
    }

    // MARK: subscript(named:)
    var subscriptNamedCalls: [String] = []
    var subscriptNamedStub: (String) async throws -> Int = { _ in 0 }
    subscript(named name: String) -> Int {
        get async throws {
            subscriptNamedCalls.append(name)
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

    // MARK: init(name:size:)
    struct InitNameSizeCall: RecordedCall { let name: String, size: Int }
    var initNameSizeCalls: [InitNameSizeCall] = []
    init(name: String, size: Int) { initNameSizeCalls.append(.init(name: name, size: size)) }

    // MARK: init?(code:)
    var initCodeCalls: [Int] = []
    init?(code: Int) {
        initCodeCalls.append(code)
        guard Self.staticStorage.initCodeStub(code) else { return nil }
    }

    // MARK: init(from:)
    var initFromCalls: [[UInt8]] = []
    init(from data: [UInt8]) throws {
        initFromCalls.append(data)
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
        return copyStub()
    }

    // MARK: merged(with:)
    var mergedWithCalls: [FactorySpy] = []
    var mergedWithStub: (FactorySpy) -> FactorySpy? = { _ in nil }
    func merged(with other: FactorySpy) -> FactorySpy? {
        mergedWithCalls.append(other)
        return mergedWithStub(other)
    }
}

/// A spy of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated final class MaskSpy: Mask {
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

    static func .& (lhs: MaskSpy, rhs: MaskSpy) -> Bool {
        staticStorage.append((lhs, rhs), to: \.dotAndCalls)
        return staticStorage.dotAndStub(lhs, rhs)
    }

    static func .!= (lhs: MaskSpy, rhs: Int) -> Bool {
        staticStorage.append((lhs, rhs), to: \.dotBangEqualsCalls)
        return staticStorage.dotBangEqualsStub(lhs, rhs)
    }
}
