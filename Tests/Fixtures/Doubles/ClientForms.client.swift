import ClientForms

/// A client of `Coder`, yours to edit.
struct CoderClient: Coder {
    /// A client whose members fail until they are set.
    static var unimplemented: CoderClient { CoderClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Coder) {
        onEncode = { try live.encode($0) }
        onDecodeFrom = { try live.decode($0, from: $1) }
        onUpdateWith = { live.update(&$0, with: $1) }
    }

    // MARK: encode(_:)
    var onEncode: (any Encodable) throws -> [UInt8] = { _ in
        TestIssue.report("CoderClient.onEncode is not set", returning: [])
    }
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] { try onEncode(value) }

    // MARK: decode(_:from:)
    var onDecodeFrom: (any Decodable.Type, [UInt8]) throws -> Any = { _, _ in
        throw TestIssue("CoderClient.onDecodeFrom is not set")
    }
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        guard let result = try onDecodeFrom(type, bytes) as? Value else {
            TestIssue.stop("CoderClient.onDecodeFrom did not return Value")
        }
        return result
    }

    // MARK: update(_:with:)
    var onUpdateWith: (inout any Sequence, any Encodable) -> Void = { _, _ in
        TestIssue.report("CoderClient.onUpdateWith is not set")
    }
    func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable) {
        var erasedBytes: any Sequence = bytes
        defer { bytes = erasedBytes as? Bytes ?? bytes }
        onUpdateWith(&erasedBytes, value)
    }
}

/// A client of `Visit`, yours to edit.
@dynamicMemberLookup
nonisolated struct VisitClient: Visit {
    /// A client whose members fail until they are set.
    static var unimplemented: VisitClient { VisitClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `limit`, `make(named:)`, `init(name:)`, `init?(token:)` and
    /// `isSame(as:)`, which have to be set.
    init(_ live: some Visit) {
        onRenewed = { VisitClient(live.renewed()) }
    }

    struct StaticStorage {
        var onLimit: @Sendable () -> Int = { TestIssue.report("VisitClient.onLimit is not set", returning: 0) }
        var onSetLimit: @Sendable (Int) -> Void = { _ in TestIssue.report("VisitClient.onSetLimit is not set") }
        var onMakeNamed: @Sendable (String) -> VisitClient = { _ in
            TestIssue.stop("VisitClient.onMakeNamed is not set")
        }
        var onInitName: @Sendable (String) -> VisitClient = { _ in TestIssue.stop("VisitClient.onInitName is not set") }
        var onInitToken: @Sendable (Int) throws -> VisitClient? = { _ in
            TestIssue.report("VisitClient.onInitToken is not set", returning: nil)
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

    static var limit: Int {
        get { staticStorage.onLimit() }
        set { staticStorage.onSetLimit(newValue) }
    }

    static func make(named name: String) -> VisitClient { staticStorage.onMakeNamed(name) }
    init(name: String) { self = Self.staticStorage.onInitName(name) }

    init?(token: Int) throws {
        guard let made = try Self.staticStorage.onInitToken(token) else { return nil }
        self = made
    }

    // MARK: renewed()
    var onRenewed: () -> VisitClient = { TestIssue.stop("VisitClient.onRenewed is not set") }
    func renewed() -> VisitClient { onRenewed() }

    // MARK: isSame(as:)
    var onIsSameAs: (VisitClient) -> Bool = { _ in
        TestIssue.report("VisitClient.onIsSameAs is not set", returning: false)
    }
    func isSame(as other: VisitClient) -> Bool { onIsSameAs(other) }
}

/// A client of `Transactions`, yours to edit.
struct TransactionsClient: Transactions {
    /// A client whose members fail until they are set.
    static var unimplemented: TransactionsClient { TransactionsClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `write(_:)`, which has to be set.
    init(_ live: some Transactions) {
        onRead = { try live.read($0) }
    }

    // MARK: read(_:)
    var onRead: @Sendable ((Int) throws -> any Sendable) throws -> Any = { _ in
        throw TestIssue("TransactionsClient.onRead is not set")
    }
    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value {
        guard let result = try onRead(body) as? Value else {
            TestIssue.stop("TransactionsClient.onRead did not return Value")
        }
        return result
    }

    // MARK: write(_:)
    var onWrite: @Sendable ((Int) throws -> Any) -> Any = { _ in
        TestIssue.stop("TransactionsClient.onWrite is not set")
    }
    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value {
        guard let result = onWrite(body) as? Value else {
            TestIssue.stop("TransactionsClient.onWrite did not return Value")
        }
        return result
    }
}

/// A client of `Token`, yours to edit.
@dynamicMemberLookup
final class TokenClient: Token {
    /// A client whose members fail until they are set.
    static var unimplemented: TokenClient { TokenClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Token) {
        storage.onText = { live.text }
        storage.onEncodeTo = { try live.encode(to: $0) }
    }

    struct Storage {
        var onText: @Sendable () -> String = { TestIssue.report("TokenClient.onText is not set", returning: "") }
        var onEncodeTo: @Sendable (any Encoder) throws -> Void = { _ in
            TestIssue.report("TokenClient.onEncodeTo is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var text: String { storage.onText() }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { try storage.onEncodeTo(encoder) }

    static func == (lhs: TokenClient, rhs: TokenClient) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A client of `Numbers`, yours to edit.
nonisolated struct NumbersClient: Numbers {
    /// A client whose members fail until they are set.
    static var unimplemented: NumbersClient { NumbersClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Numbers) {
        elements = Array(live)
        onTitle = { live.title }
        onSetTitle = { live.title = $0 }
    }

    // MARK: title
    var onTitle: () -> String = { TestIssue.report("NumbersClient.onTitle is not set", returning: "") }
    var onSetTitle: (String) -> Void = { _ in TestIssue.report("NumbersClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        nonmutating set { onSetTitle(newValue) }
    }

    var elements: [Int] = []
    func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }
}

/// A client of `Listener`, yours to edit.
@dynamicMemberLookup
final class ListenerClient: Listener {
    /// A client whose members fail until they are set.
    static var unimplemented: ListenerClient { ListenerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Listener) {
        onHear = { (word) throws(ListenerError) in try live.hear(word) }
    }

    struct Storage {
        var onHear: @Sendable (String) throws(ListenerError) -> Void = { _ in
            TestIssue.report("ListenerClient.onHear is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(port: Int) {}

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var onHear: @Sendable (String) throws(ListenerError) -> Void {
        get { storage.withLock { $0.onHear } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.onHear, &value) }
        }
    }
    func hear(_ word: String) throws(ListenerError) { try storage.onHear(word) }
}

/// A client of `Preferences`, yours to edit.
struct PreferencesClient: Preferences {
    /// A client whose members fail until they are set.
    static var unimplemented: PreferencesClient { PreferencesClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `clear()`, which has to be set.
    init(_ live: some Preferences) {
        let live = Locked(live)
        onName = { live.withLock { $0 }.name }
        onSetName = {
            var changed = live.withLock { $0 }
            changed.name = $0
            live.withLock { swap(&$0, &changed) }
        }
        onTags = { live.withLock { $0 }.tags }
        onSetTags = {
            var changed = live.withLock { $0 }
            changed.tags = $0
            live.withLock { swap(&$0, &changed) }
        }
        onLimit = { live.withLock { $0 }.limit }
        onLoadFrom = { try await live.withLock { $0 }.load(from: $0) }
        onSummary = { live.withLock { $0 }.summary() }
    }

    // MARK: name
    var onName: @Sendable () -> String = { TestIssue.report("PreferencesClient.onName is not set", returning: "") }
    var onSetName: @Sendable (String) -> Void = { _ in TestIssue.report("PreferencesClient.onSetName is not set") }
    var name: String {
        get { onName() }
        set { onSetName(newValue) }
    }

    // MARK: tags
    var onTags: @Sendable () -> [String] = { TestIssue.report("PreferencesClient.onTags is not set", returning: []) }
    var onSetTags: @Sendable ([String]) -> Void = { _ in TestIssue.report("PreferencesClient.onSetTags is not set") }
    var tags: [String] {
        get { onTags() }
        set { onSetTags(newValue) }
    }

    // MARK: limit
    var onLimit: @Sendable () -> Int = { TestIssue.report("PreferencesClient.onLimit is not set", returning: 0) }
    var limit: Int { onLimit() }

    // MARK: load(from:)
    var onLoadFrom: @Sendable (String) async throws -> [String] = { _ in
        TestIssue.report("PreferencesClient.onLoadFrom is not set", returning: [])
    }
    func load(from path: String) async throws -> [String] { try await onLoadFrom(path) }

    // MARK: summary()
    var onSummary: @Sendable () -> String = {
        TestIssue.report("PreferencesClient.onSummary is not set", returning: "")
    }
    func summary() -> String { onSummary() }

    // MARK: clear()
    var onClear: @Sendable () -> Void = { TestIssue.report("PreferencesClient.onClear is not set") }
    func clear() { onClear() }
}
