import ClientForms

/// A spy of `Coder`, yours to edit.
final class CoderSpy: Coder {
    // MARK: encode(_:)
    var encodeCalls: [any Encodable] = []
    var encodeStub: (any Encodable) throws -> [UInt8] = { _ in [] }
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        encodeCalls.append(value)
        return try encodeStub(value)
    }

    // MARK: decode(_:from:)
    var decodeFromCalls: [(type: any Decodable.Type, bytes: [UInt8])] = []
    var decodeFromStub: (any Decodable.Type, [UInt8]) throws -> Any = { _, _ in
        throw TestIssue("CoderSpy.decodeFromStub is not set")
    }
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        decodeFromCalls.append((type, bytes))
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
    init() { initCallCount += 1 }

    // MARK: init(name:)
    var initNameCalls: [String] = []
    init(name: String) { initNameCalls.append(name) }

    // MARK: init?(token:)
    var initTokenCalls: [Int] = []
    init?(token: Int) throws {
        initTokenCalls.append(token)
        guard try Self.staticStorage.initTokenStub(token) else { return nil }
    }

    // MARK: renewed()
    var renewedCallCount = 0
    var renewedStub: () -> VisitSpy = { VisitSpy() }
    func renewed() -> VisitSpy {
        renewedCallCount += 1
        return renewedStub()
    }

    // MARK: isSame(as:)
    var isSameAsCalls: [VisitSpy] = []
    var isSameAsStub: (VisitSpy) -> Bool = { _ in false }
    func isSame(as other: VisitSpy) -> Bool {
        isSameAsCalls.append(other)
        return isSameAsStub(other)
    }
}

/// A spy of `Transactions`, yours to edit.
@dynamicMemberLookup
final class TransactionsSpy: Transactions {
    struct Storage {
        var readCallCount = 0
        var writeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value {
        storage.increment(\.readCallCount)
        return try body(0)
    }

    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value {
        storage.increment(\.writeCallCount)
        return try body(0)
    }
}

/// A spy of `Token`, yours to edit.
final class TokenSpy: Token {
    init() {}

    struct Storage {
        var text = ""
    }

    private let storage = Locked(Storage())

    var text: String {
        get { storage.text }
        set { storage.text = newValue }
    }

    static func == (lhs: TokenSpy, rhs: TokenSpy) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A spy of `Numbers`, yours to edit.
nonisolated final class NumbersSpy: Numbers {
    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }

    var elements: [Int] = []
    func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }
}

/// A spy of `Listener`, yours to edit.
@dynamicMemberLookup
final class ListenerSpy: Listener {
    init() {}

    struct Storage {
        var initPortCalls: [Int] = []
        var hearCalls: [String] = []
        var hearStub: @Sendable (String) throws(ListenerError) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(port: Int) { storage.append(port, to: \.initPortCalls) }

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
        try storage.hearStub(word)
    }
}

/// A spy of `Preferences`, yours to edit.
@dynamicMemberLookup
final class PreferencesSpy: Preferences {
    struct Storage {
        var nameSetCalls: [String] = []
        var name = "" { didSet { nameSetCalls.append(name) } }
        var tagsSetCalls: [[String]] = []
        var tags: [String] = [] { didSet { tagsSetCalls.append(tags) } }
        var limit = 0
        var loadFromCalls: [String] = []
        var loadFromStub: @Sendable (String) async throws -> [String] = { _ in [] }
        var summaryCallCount = 0
        var summaryStub: @Sendable () -> String = { "" }
        var clearCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    var tags: [String] {
        get { storage.tags }
        set { storage.tags = newValue }
    }

    var limit: Int {
        get { storage.limit }
        set { storage.limit = newValue }
    }

    func load(from path: String) async throws -> [String] {
        storage.append(path, to: \.loadFromCalls)
        return try await storage.loadFromStub(path)
    }

    func summary() -> String {
        storage.increment(\.summaryCallCount)
        return storage.summaryStub()
    }

    func clear() { storage.increment(\.clearCallCount) }
}
