import Overloads

/// A client of `Archive`, yours to edit.
nonisolated struct ArchiveClient: Archive {
    /// A client whose members fail until they are set.
    static var unimplemented: ArchiveClient { ArchiveClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Archive) {
        var live = live
        onSave = { live.save($0) }
        onSaveInt = { live.save($0) }
        onSaveIntOptional = { try live.save($0) }
        onSaveTo = { live.save($0, to: $1) }
        onValue = { live.value() }
        onValueString = { live.value() }
        onRefresh = { live.refresh() }
        onRefreshAsyncThrows = { try await live.refresh() }
        onLoadStringIntDictionary = { live.load($0) }
        onLoadT = { live.load($0) }
        onLoadCalls = { live.loadCalls() }
        onSubscript = { live[$0] }
        onSubscriptFallback = { live[$0, fallback: $1] }
        onSetSubscriptFallback = { live[$0, fallback: $1] = $2 }
        onSubscriptNamed = { try await live[named: $0] }
    }

    // MARK: save(_:)
    var onSave: (String) -> Void = { _ in TestIssue.report("ArchiveClient.onSave is not set") }
    func save(_ text: String) { onSave(text) }

    // MARK: save(_:)
    var onSaveInt: (Int) -> Void = { _ in TestIssue.report("ArchiveClient.onSaveInt is not set") }
    func save(_ number: Int) { onSaveInt(number) }

    // MARK: save(_:)
    var onSaveIntOptional: (Int?) throws -> Void = { _ in
        TestIssue.report("ArchiveClient.onSaveIntOptional is not set")
    }
    func save(_ number: Int?) throws { try onSaveIntOptional(number) }

    // MARK: save(_:to:)
    var onSaveTo: (String, String) -> Void = { _, _ in TestIssue.report("ArchiveClient.onSaveTo is not set") }
    func save(_ text: String, to path: String) { onSaveTo(text, path) }

    // MARK: value()
    var onValue: () -> Int = { TestIssue.report("ArchiveClient.onValue is not set", returning: 0) }
    func value() -> Int { onValue() }

    // MARK: value()
    var onValueString: () -> String = { TestIssue.report("ArchiveClient.onValueString is not set", returning: "") }
    func value() -> String { onValueString() }

    // MARK: refresh()
    var onRefresh: () -> Void = { TestIssue.report("ArchiveClient.onRefresh is not set") }
    func refresh() { onRefresh() }

    // MARK: refresh()
    var onRefreshAsyncThrows: () async throws -> Void = {
        TestIssue.report("ArchiveClient.onRefreshAsyncThrows is not set")
    }
    func refresh() async throws { try await onRefreshAsyncThrows() }

    // MARK: load(_:)
    var onLoadStringIntDictionary: ([String: Int]) -> Void = { _ in
        TestIssue.report("ArchiveClient.onLoadStringIntDictionary is not set")
    }
    func load(_ values: [String: Int]) { onLoadStringIntDictionary(values) }

    // MARK: load(_:)
    var onLoadT: (any Decodable) -> Any? = { _ in TestIssue.report("ArchiveClient.onLoadT is not set", returning: nil) }
    func load<T: Decodable>(_ values: T) -> T? {
        let result = onLoadT(values)
        if let result, !(result is T) {
            TestIssue.report("ArchiveClient.onLoadT returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: loadCalls()
    var onLoadCalls: () -> Int = { TestIssue.report("ArchiveClient.onLoadCalls is not set", returning: 0) }
    func loadCalls() -> Int { onLoadCalls() }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in TestIssue.report("ArchiveClient.onSubscript is not set", returning: "") }
    subscript(index: Int) -> String { onSubscript(index) }

    // MARK: subscript(_:fallback:)
    var onSubscriptFallback: (Int, String) -> String = { _, _ in
        TestIssue.report("ArchiveClient.onSubscriptFallback is not set", returning: "")
    }
    var onSetSubscriptFallback: (Int, String, String) -> Void = { _, _, _ in
        TestIssue.report("ArchiveClient.onSetSubscriptFallback is not set")
    }
    subscript(index: Int, fallback text: String) -> String {
        get { onSubscriptFallback(index, text) }
        set { onSetSubscriptFallback(index, text, newValue) }
    }

    // MARK: subscript(named:)
    var onSubscriptNamed: (String) async throws -> Int = { _ in
        TestIssue.report("ArchiveClient.onSubscriptNamed is not set", returning: 0)
    }
    subscript(named name: String) -> Int {
        get async throws { try await onSubscriptNamed(name) }
    }
}

/// A client of `Amount`, yours to edit.
@dynamicMemberLookup
nonisolated final class AmountClient: Amount {
    /// A client whose members fail until they are set.
    static var unimplemented: AmountClient { AmountClient() }

    init() {}

    struct StaticStorage {
        var onLessThan: @Sendable (AmountClient, AmountClient) -> Bool = { _, _ in
            TestIssue.report("AmountClient.onLessThan is not set", returning: false)
        }
        var onPlus: @Sendable (AmountClient, AmountClient) -> AmountClient = { _, _ in
            TestIssue.stop("AmountClient.onPlus is not set")
        }
        var onPlusAssign: @Sendable (inout AmountClient, AmountClient) -> Void = { _, _ in
            TestIssue.report("AmountClient.onPlusAssign is not set")
        }
        var onMinus: @Sendable (AmountClient) -> AmountClient = { _ in
            TestIssue.stop("AmountClient.onMinus is not set")
        }
        var onEqualTo: @Sendable (AmountClient, Int) -> Bool = { _, _ in
            TestIssue.report("AmountClient.onEqualTo is not set", returning: false)
        }
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

    static func < (lhs: AmountClient, rhs: AmountClient) -> Bool { staticStorage.onLessThan(lhs, rhs) }
    static func + (lhs: AmountClient, rhs: AmountClient) -> AmountClient { staticStorage.onPlus(lhs, rhs) }
    static func += (lhs: inout AmountClient, rhs: AmountClient) { staticStorage.onPlusAssign(&lhs, rhs) }
    static prefix func - (value: AmountClient) -> AmountClient { staticStorage.onMinus(value) }
    static func == (lhs: AmountClient, rhs: Int) -> Bool { staticStorage.onEqualTo(lhs, rhs) }

    static func == (lhs: AmountClient, rhs: AmountClient) -> Bool { lhs === rhs }
}

/// A client of `Factory`, yours to edit.
@dynamicMemberLookup
nonisolated struct FactoryClient: Factory {
    /// A client whose members fail until they are set.
    static var unimplemented: FactoryClient { FactoryClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(name:size:)`, `init?(code:)`, `init(from:)`, `make(_:)`,
    /// `shared`, `limit` and `merged(with:)`, which have to be set.
    init(_ live: some Factory) {
        onCopy = { FactoryClient(live.copy()) }
    }

    struct StaticStorage {
        var onInitNameSize: @Sendable (String, Int) -> FactoryClient = { _, _ in
            TestIssue.stop("FactoryClient.onInitNameSize is not set")
        }
        var onInitCode: @Sendable (Int) -> FactoryClient? = { _ in
            TestIssue.report("FactoryClient.onInitCode is not set", returning: nil)
        }
        var onInitFrom: @Sendable ([UInt8]) throws -> FactoryClient = { _ in
            throw TestIssue("FactoryClient.onInitFrom is not set")
        }
        var onMake: @Sendable (String) -> FactoryClient = { _ in TestIssue.stop("FactoryClient.onMake is not set") }
        var onShared: @Sendable () -> FactoryClient = { TestIssue.stop("FactoryClient.onShared is not set") }
        var onLimit: @Sendable () -> Int = { TestIssue.report("FactoryClient.onLimit is not set", returning: 0) }
        var onSetLimit: @Sendable (Int) -> Void = { _ in TestIssue.report("FactoryClient.onSetLimit is not set") }
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

    init(name: String, size: Int) { self = Self.staticStorage.onInitNameSize(name, size) }

    init?(code: Int) {
        guard let made = Self.staticStorage.onInitCode(code) else { return nil }
        self = made
    }

    init(from data: [UInt8]) throws { self = try Self.staticStorage.onInitFrom(data) }
    static func make(_ name: String) -> FactoryClient { staticStorage.onMake(name) }
    static var shared: FactoryClient { staticStorage.onShared() }

    static var limit: Int {
        get { staticStorage.onLimit() }
        set { staticStorage.onSetLimit(newValue) }
    }

    // MARK: copy()
    var onCopy: () -> FactoryClient = { TestIssue.stop("FactoryClient.onCopy is not set") }
    func copy() -> FactoryClient { onCopy() }

    // MARK: merged(with:)
    var onMergedWith: (FactoryClient) -> FactoryClient? = { _ in
        TestIssue.report("FactoryClient.onMergedWith is not set", returning: nil)
    }
    func merged(with other: FactoryClient) -> FactoryClient? { onMergedWith(other) }
}

/// A client of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated struct MaskClient: Mask {
    /// A client whose members fail until they are set.
    static var unimplemented: MaskClient { MaskClient() }

    init() {}

    struct StaticStorage {
        var onDotAnd: @Sendable (MaskClient, MaskClient) -> Bool = { _, _ in
            TestIssue.report("MaskClient.onDotAnd is not set", returning: false)
        }
        var onDotBangEquals: @Sendable (MaskClient, Int) -> Bool = { _, _ in
            TestIssue.report("MaskClient.onDotBangEquals is not set", returning: false)
        }
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

    static func .& (lhs: MaskClient, rhs: MaskClient) -> Bool { staticStorage.onDotAnd(lhs, rhs) }
    static func .!= (lhs: MaskClient, rhs: Int) -> Bool { staticStorage.onDotBangEquals(lhs, rhs) }
}
