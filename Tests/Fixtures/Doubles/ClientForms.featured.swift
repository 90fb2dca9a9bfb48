import ClientForms

/// A spy of `Coder`, yours to edit.
final class CoderSpy: Coder {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Coder) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        encodeCalls = []
        decodeFromCalls = []
        updateWithCalls = []
    }

    // MARK: encode(_:)
    var encodeCalls: [any Encodable] = []
    var encodeStub: (any Encodable) throws -> [UInt8] = { _ in [] }
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        encodeCalls.append(value)
        order?.add("encode(_:)")
        return try encodeStub(value)
    }

    // MARK: decode(_:from:)
    var decodeFromCalls: [(type: any Decodable.Type, bytes: [UInt8])] = []
    var decodeFromStub: (any Decodable.Type, [UInt8]) throws -> Any = { _, _ in
        throw TestIssue("CoderSpy.decodeFromStub is not set")
    }
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        decodeFromCalls.append((type, bytes))
        order?.add("decode(_:from:)")
        guard let result = try decodeFromStub(type, bytes) as? Value else {
            throw TestIssue("CoderSpy.decodeFromStub did not return Value")
        }
        return result
    }

    // MARK: update(_:with:)
    var updateWithCalls: [(bytes: any Sequence, value: any Encodable)] = []
    var updateWithStub: (any Sequence, any Encodable) -> Void = { _, _ in }
    func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable) {
        updateWithCalls.append((bytes, value))
        order?.add("update(_:with:)")
        updateWithStub(bytes, value)
    }
}

/// A spy of `Visit`, yours to edit.
@dynamicMemberLookup
nonisolated final class VisitSpy: Visit {
    struct StaticStorage {
        var limitSetCalls: [Int] = []
        var limit = 0 { didSet { limitSetCalls.append(limit) } }
        var makeNamedCalls: [String] = []
        var makeNamedStub: @Sendable (String) -> VisitSpy = { _ in VisitSpy() }
        var initTokenStub: @Sendable (Int) throws -> Bool = { _ in true }
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
    init(forwardingTo live: any Visit) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        initNameCalls = []
        initTokenCalls = []
        renewedCallCount = 0
        isSameAsCalls = []
    }

    static var limit: Int {
        get { staticStorage.limit }
        set { staticStorage.limit = newValue }
    }

    static func make(named name: String) -> VisitSpy {
        staticStorage.append(name, to: \.makeNamedCalls)
        return staticStorage.makeNamedStub(name)
    }

    // MARK: init()
    var initCallCount = 0
    init() {
        initCallCount += 1
        order?.add("init()")
    }

    // MARK: init(name:)
    var initNameCalls: [String] = []
    init(name: String) {
        initNameCalls.append(name)
        order?.add("init(name:)")
    }

    // MARK: init?(token:)
    var initTokenCalls: [Int] = []
    init?(token: Int) throws {
        initTokenCalls.append(token)
        order?.add("init?(token:)")
        guard try Self.staticStorage.initTokenStub(token) else { return nil }
    }

    // MARK: renewed()
    var renewedCallCount = 0
    var renewedStub: () -> VisitSpy = { VisitSpy() }
    func renewed() -> VisitSpy {
        renewedCallCount += 1
        order?.add("renewed()")
        return renewedStub()
    }

    // MARK: isSame(as:)
    var isSameAsCalls: [VisitSpy] = []
    var isSameAsStub: (VisitSpy) -> Bool = { _ in false }
    func isSame(as other: VisitSpy) -> Bool {
        isSameAsCalls.append(other)
        order?.add("isSame(as:)")
        return isSameAsStub(other)
    }
}

/// A spy of `Transactions`, yours to edit.
@dynamicMemberLookup
final class TransactionsSpy: Transactions {
    init() {}

    struct Storage {
        var order: CallOrder?
        var readCallCount = 0
        var writeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Transactions) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.readCallCount = 0
        storage.writeCallCount = 0
    }

    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value {
        storage.increment(\.readCallCount)
        storage.order?.add("read(_:)")
        return try body(0)
    }

    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value {
        storage.increment(\.writeCallCount)
        storage.order?.add("write(_:)")
        return try body(0)
    }
}

/// A spy of `Token`, yours to edit.
@dynamicMemberLookup
final class TokenSpy: Token {
    init() {}

    struct Storage {
        var textCallCount = 0
        var textStub: @Sendable () -> String = { "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Token) { storage.textStub = { live.text } }

    /// Forgets all recorded calls.
    func resetCalls() { storage.textCallCount = 0 }

    var text: String {
        storage.increment(\.textCallCount)
        return storage.textStub()
    }

    static func == (lhs: TokenSpy, rhs: TokenSpy) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A spy of `Numbers`, yours to edit.
nonisolated final class NumbersSpy: Numbers {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Numbers) { titleStub = { live.title } }

    /// Forgets all recorded calls.
    func resetCalls() {
        titleCallCount = 0
        titleSetCalls = []
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            order?.add("title")
            titleSetStub(newValue)
        }
    }

    var elements: [Int] = []
    func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }
}

/// A spy of `Listener`, yours to edit.
@dynamicMemberLookup
final class ListenerSpy: Listener {
    init() {}

    struct Storage {
        var order: CallOrder?
        var initPortCalls: [Int] = []
        var hearCalls: [String] = []
        var hearStub: @Sendable (String) throws(ListenerError) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Listener) {
        hearStub = { (argument1) throws(ListenerError) in try live.hear(argument1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initPortCalls = []
        storage.hearCalls = []
    }

    init(port: Int) {
        storage.append(port, to: \.initPortCalls)
        storage.order?.add("init(port:)")
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var hearStub: @Sendable (String) throws(ListenerError) -> Void {
        get { storage.withLock { $0.hearStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.hearStub, &value) }
        }
    }

    func hear(_ word: String) throws(ListenerError) {
        storage.append(word, to: \.hearCalls)
        storage.order?.add("hear(_:)")
        try storage.hearStub(word)
    }
}

/// A spy of `Preferences`, yours to edit.
@dynamicMemberLookup
final class PreferencesSpy: Preferences {
    init() {}

    struct Storage {
        var order: CallOrder?
        var nameCallCount = 0
        var nameStub: @Sendable () -> String = { "" }
        var nameSetCalls: [String] = []
        var nameSetStub: @Sendable (String) -> Void = { _ in }
        var tagsCallCount = 0
        var tagsStub: @Sendable () -> [String] = { [] }
        var tagsSetCalls: [[String]] = []
        var tagsSetStub: @Sendable ([String]) -> Void = { _ in }
        var limitCallCount = 0
        var limitStub: @Sendable () -> Int = { 0 }
        var loadFromCalls: [String] = []
        var loadFromStub: @Sendable (String) async throws -> [String] = { _ in [] }
        var summaryCallCount = 0
        var summaryStub: @Sendable () -> String = { "" }
        var clearCallCount = 0
        var clearStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Preferences) {
        storage.nameStub = { live.name }
        storage.tagsStub = { live.tags }
        storage.limitStub = { live.limit }
        storage.loadFromStub = { try await live.load(from: $0) }
        storage.summaryStub = { live.summary() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.nameCallCount = 0
        storage.nameSetCalls = []
        storage.tagsCallCount = 0
        storage.tagsSetCalls = []
        storage.limitCallCount = 0
        storage.loadFromCalls = []
        storage.summaryCallCount = 0
        storage.clearCallCount = 0
    }

    var name: String {
        get {
            storage.increment(\.nameCallCount)
            storage.order?.add("name")
            return storage.nameStub()
        }
        set {
            storage.append(newValue, to: \.nameSetCalls)
            storage.order?.add("name")
            storage.nameSetStub(newValue)
        }
    }

    var tags: [String] {
        get {
            storage.increment(\.tagsCallCount)
            storage.order?.add("tags")
            return storage.tagsStub()
        }
        set {
            storage.append(newValue, to: \.tagsSetCalls)
            storage.order?.add("tags")
            storage.tagsSetStub(newValue)
        }
    }

    var limit: Int {
        storage.increment(\.limitCallCount)
        storage.order?.add("limit")
        return storage.limitStub()
    }

    func load(from path: String) async throws -> [String] {
        storage.append(path, to: \.loadFromCalls)
        storage.order?.add("load(from:)")
        return try await storage.loadFromStub(path)
    }

    func summary() -> String {
        storage.increment(\.summaryCallCount)
        storage.order?.add("summary()")
        return storage.summaryStub()
    }

    func clear() {
        storage.increment(\.clearCallCount)
        storage.order?.add("clear()")
        storage.clearStub()
    }
}
