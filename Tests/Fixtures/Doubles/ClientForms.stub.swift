import ClientForms

/// A stub of `Coder`, yours to edit.
final class CoderStub: Coder {
    // MARK: encode(_:)
    var encodeStub: (any Encodable) throws -> [UInt8] = { _ in [] }
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] { try encodeStub(value) }

    // MARK: decode(_:from:)
    var decodeFromStub: (any Decodable.Type, [UInt8]) throws -> Any = { _, _ in
        throw TestIssue("CoderStub.decodeFromStub is not set")
    }
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        guard let result = try decodeFromStub(type, bytes) as? Value else {
            throw TestIssue("CoderStub.decodeFromStub did not return Value")
        }
        return result
    }

    // MARK: update(_:with:)
    var updateWithStub: (any Sequence, any Encodable) -> Void = { _, _ in }
    func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable) { updateWithStub(bytes, value) }
}

/// A stub of `Visit`, yours to edit.
@dynamicMemberLookup
nonisolated final class VisitStub: Visit {
    struct StaticStorage {
        var limit = 0
        var makeNamedStub: @Sendable (String) -> VisitStub = { _ in VisitStub() }
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

    static func make(named name: String) -> VisitStub { staticStorage.makeNamedStub(name) }
    init() {}
    init(name: String) {}
    init?(token: Int) throws { guard try Self.staticStorage.initTokenStub(token) else { return nil } }

    // MARK: renewed()
    var renewedStub: () -> VisitStub = { VisitStub() }
    func renewed() -> VisitStub { renewedStub() }

    // MARK: isSame(as:)
    var isSameAsStub: (VisitStub) -> Bool = { _ in false }
    func isSame(as other: VisitStub) -> Bool { isSameAsStub(other) }
}

/// A stub of `Transactions`, yours to edit.
final class TransactionsStub: Transactions {
    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value { try body(0) }
    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value { try body(0) }
}

/// A stub of `Token`, yours to edit.
final class TokenStub: Token {
    init() {}

    struct Storage {
        var text = ""
    }

    private let storage = Locked(Storage())

    var text: String {
        get { storage.text }
        set { storage.text = newValue }
    }

    static func == (lhs: TokenStub, rhs: TokenStub) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A stub of `Numbers`, yours to edit.
nonisolated final class NumbersStub: Numbers {
    var title = ""

    var elements: [Int] = []
    func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }
}

/// A stub of `Listener`, yours to edit.
@dynamicMemberLookup
final class ListenerStub: Listener {
    init() {}

    struct Storage {
        var hearStub: @Sendable (String) throws(ListenerError) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(port: Int) {}

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var hearStub: @Sendable (String) throws(ListenerError) -> Void {
        get { storage.withLock { $0.hearStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.hearStub, &value) }
        }
    }

    func hear(_ word: String) throws(ListenerError) { try storage.hearStub(word) }
}

/// A stub of `Preferences`, yours to edit.
@dynamicMemberLookup
final class PreferencesStub: Preferences {
    struct Storage {
        var name = ""
        var tags: [String] = []
        var limit = 0
        var loadFromStub: @Sendable (String) async throws -> [String] = { _ in [] }
        var summaryStub: @Sendable () -> String = { "" }
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

    func load(from path: String) async throws -> [String] { try await storage.loadFromStub(path) }
    func summary() -> String { storage.summaryStub() }
    func clear() {}
}
