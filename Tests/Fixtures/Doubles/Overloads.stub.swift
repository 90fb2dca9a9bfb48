import Overloads

/// A stub of `Archive`, yours to edit.
nonisolated final class ArchiveStub: Archive {
    func save(_ text: String) {}
    func save(_ number: Int) {}

    // MARK: save(_:)
    var saveIntOptionalStub: (Int?) throws -> Void = { _ in }
    func save(_ number: Int?) throws { try saveIntOptionalStub(number) }

    func save(_ text: String, to path: String) {}

    // MARK: value()
    var valueStub: () -> Int = { 0 }
    func value() -> Int { valueStub() }

    // MARK: value()
    var valueStringStub: () -> String = { "" }
    func value() -> String { valueStringStub() }

    func refresh() {}

    // MARK: refresh()
    var refreshAsyncThrowsStub: () async throws -> Void = {}
    func refresh() async throws { try await refreshAsyncThrowsStub() }

    func load(_ values: [String: Int]) {}

    // MARK: load(_:)
    var loadTStub: (any Decodable) -> Any? = { _ in nil }
    func load<T: Decodable>(_ values: T) -> T? {
        let result = loadTStub(values)
        if let result, !(result is T) {
            TestIssue.report("ArchiveStub.loadTStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: loadCalls()
    var loadCallsStub: () -> Int = { 0 }
    func loadCalls() -> Int { loadCallsStub() }

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(index: Int) -> String { subscriptStub(index) }

    // MARK: subscript(_:fallback:)
    var subscriptFallbackStub: (Int, String) -> String = { _, _ in "" }
    subscript(index: Int, fallback text: String) -> String {
        get { subscriptFallbackStub(index, text) }
        set {}
    }

    // MARK: subscript(named:)
    var subscriptNamedStub: (String) async throws -> Int = { _ in 0 }
    subscript(named name: String) -> Int {
        get async throws { try await subscriptNamedStub(name) }
    }
}

/// A stub of `Amount`, yours to edit.
@dynamicMemberLookup
nonisolated final class AmountStub: Amount {
    init() {}

    struct StaticStorage {
        var lessThanStub: @Sendable (AmountStub, AmountStub) -> Bool = { _, _ in false }
        var plusStub: @Sendable (AmountStub, AmountStub) -> AmountStub = { _, _ in AmountStub() }
        var plusAssignStub: @Sendable (inout AmountStub, AmountStub) -> Void = { _, _ in }
        var minusStub: @Sendable (AmountStub) -> AmountStub = { _ in AmountStub() }
        var equalToStub: @Sendable (AmountStub, Int) -> Bool = { _, _ in false }
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

    static func < (lhs: AmountStub, rhs: AmountStub) -> Bool { staticStorage.lessThanStub(lhs, rhs) }
    static func + (lhs: AmountStub, rhs: AmountStub) -> AmountStub { staticStorage.plusStub(lhs, rhs) }
    static func += (lhs: inout AmountStub, rhs: AmountStub) { staticStorage.plusAssignStub(&lhs, rhs) }
    static prefix func - (value: AmountStub) -> AmountStub { staticStorage.minusStub(value) }
    static func == (lhs: AmountStub, rhs: Int) -> Bool { staticStorage.equalToStub(lhs, rhs) }

    static func == (lhs: AmountStub, rhs: AmountStub) -> Bool { lhs === rhs }
}

/// A stub of `Factory`, yours to edit.
@dynamicMemberLookup
nonisolated final class FactoryStub: Factory {
    init() {}

    struct StaticStorage {
        var initCodeStub: @Sendable (Int) -> Bool = { _ in true }
        var initFromStub: @Sendable ([UInt8]) throws -> Void = { _ in }
        var makeStub: @Sendable (String) -> FactoryStub = { _ in FactoryStub() }
        var shared: FactoryStub = FactoryStub()
        var limit = 0
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

    init(name: String, size: Int) {}
    init?(code: Int) { guard Self.staticStorage.initCodeStub(code) else { return nil } }
    init(from data: [UInt8]) throws { try Self.staticStorage.initFromStub(data) }
    static func make(_ name: String) -> FactoryStub { staticStorage.makeStub(name) }

    static var shared: FactoryStub {
        get { staticStorage.shared }
        set { staticStorage.shared = newValue }
    }

    static var limit: Int {
        get { staticStorage.limit }
        set { staticStorage.limit = newValue }
    }

    // MARK: copy()
    var copyStub: () -> FactoryStub = { FactoryStub() }
    func copy() -> FactoryStub { copyStub() }

    // MARK: merged(with:)
    var mergedWithStub: (FactoryStub) -> FactoryStub? = { _ in nil }
    func merged(with other: FactoryStub) -> FactoryStub? { mergedWithStub(other) }
}

/// A stub of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated final class MaskStub: Mask {
    struct StaticStorage {
        var dotAndStub: @Sendable (MaskStub, MaskStub) -> Bool = { _, _ in false }
        var dotBangEqualsStub: @Sendable (MaskStub, Int) -> Bool = { _, _ in false }
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

    static func .& (lhs: MaskStub, rhs: MaskStub) -> Bool { staticStorage.dotAndStub(lhs, rhs) }
    static func .!= (lhs: MaskStub, rhs: Int) -> Bool { staticStorage.dotBangEqualsStub(lhs, rhs) }
}
