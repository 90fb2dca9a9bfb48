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
    var onSave: (String) -> Void = { _ in fatalError("ArchiveClient.onSave is not set") }
    func save(_ text: String) { onSave(text) }

    // MARK: save(_:)
    var onSaveInt: (Int) -> Void = { _ in fatalError("ArchiveClient.onSaveInt is not set") }
    func save(_ number: Int) { onSaveInt(number) }

    // MARK: save(_:)
    var onSaveIntOptional: (Int?) throws -> Void = { _ in fatalError("ArchiveClient.onSaveIntOptional is not set") }
    func save(_ number: Int?) throws { try onSaveIntOptional(number) }

    // MARK: save(_:to:)
    var onSaveTo: (String, String) -> Void = { _, _ in fatalError("ArchiveClient.onSaveTo is not set") }
    func save(_ text: String, to path: String) { onSaveTo(text, path) }

    // MARK: value()
    var onValue: () -> Int = { fatalError("ArchiveClient.onValue is not set") }
    func value() -> Int { onValue() }

    // MARK: value()
    var onValueString: () -> String = { fatalError("ArchiveClient.onValueString is not set") }
    func value() -> String { onValueString() }

    // MARK: refresh()
    var onRefresh: () -> Void = { fatalError("ArchiveClient.onRefresh is not set") }
    func refresh() { onRefresh() }

    // MARK: refresh()
    var onRefreshAsyncThrows: () async throws -> Void = { fatalError("ArchiveClient.onRefreshAsyncThrows is not set") }
    func refresh() async throws { try await onRefreshAsyncThrows() }

    // MARK: load(_:)
    var onLoadStringIntDictionary: ([String: Int]) -> Void = { _ in
        fatalError("ArchiveClient.onLoadStringIntDictionary is not set")
    }
    func load(_ values: [String: Int]) { onLoadStringIntDictionary(values) }

    // MARK: load(_:)
    var onLoadT: (any Decodable) -> Any? = { _ in fatalError("ArchiveClient.onLoadT is not set") }
    func load<T: Decodable>(_ values: T) -> T? {
        let result = onLoadT(values)
        if let result, !(result is T) {
            fatalError("ArchiveClient.onLoadT returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: loadCalls()
    var onLoadCalls: () -> Int = { fatalError("ArchiveClient.onLoadCalls is not set") }
    func loadCalls() -> Int { onLoadCalls() }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in fatalError("ArchiveClient.onSubscript is not set") }
    subscript(index: Int) -> String { onSubscript(index) }

    // MARK: subscript(_:fallback:)
    var onSubscriptFallback: (Int, String) -> String = { _, _ in
        fatalError("ArchiveClient.onSubscriptFallback is not set")
    }
    var onSetSubscriptFallback: (Int, String, String) -> Void = { _, _, _ in
        fatalError("ArchiveClient.onSetSubscriptFallback is not set")
    }
    subscript(index: Int, fallback text: String) -> String {
        get { onSubscriptFallback(index, text) }
        set { onSetSubscriptFallback(index, text, newValue) }
    }

    // MARK: subscript(named:)
    var onSubscriptNamed: (String) async throws -> Int = { _ in
        fatalError("ArchiveClient.onSubscriptNamed is not set")
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
            fatalError("AmountClient.onLessThan is not set")
        }
        var onPlus: @Sendable (AmountClient, AmountClient) -> AmountClient = { _, _ in
            fatalError("AmountClient.onPlus is not set")
        }
        var onPlusAssign: @Sendable (inout AmountClient, AmountClient) -> Void = { _, _ in
            fatalError("AmountClient.onPlusAssign is not set")
        }
        var onMinus: @Sendable (AmountClient) -> AmountClient = { _ in fatalError("AmountClient.onMinus is not set") }
        var onEqualTo: @Sendable (AmountClient, Int) -> Bool = { _, _ in
            fatalError("AmountClient.onEqualTo is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

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
            fatalError("FactoryClient.onInitNameSize is not set")
        }
        var onInitCode: @Sendable (Int) -> FactoryClient? = { _ in fatalError("FactoryClient.onInitCode is not set") }
        var onInitFrom: @Sendable ([UInt8]) throws -> FactoryClient = { _ in
            fatalError("FactoryClient.onInitFrom is not set")
        }
        var onMake: @Sendable (String) -> FactoryClient = { _ in fatalError("FactoryClient.onMake is not set") }
        var onShared: @Sendable () -> FactoryClient = { fatalError("FactoryClient.onShared is not set") }
        var onLimit: @Sendable () -> Int = { fatalError("FactoryClient.onLimit is not set") }
        var onSetLimit: @Sendable (Int) -> Void = { _ in fatalError("FactoryClient.onSetLimit is not set") }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onCopy: () -> FactoryClient = { fatalError("FactoryClient.onCopy is not set") }
    func copy() -> FactoryClient { onCopy() }

    // MARK: merged(with:)
    var onMergedWith: (FactoryClient) -> FactoryClient? = { _ in fatalError("FactoryClient.onMergedWith is not set") }
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
            fatalError("MaskClient.onDotAnd is not set")
        }
        var onDotBangEquals: @Sendable (MaskClient, Int) -> Bool = { _, _ in
            fatalError("MaskClient.onDotBangEquals is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

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
