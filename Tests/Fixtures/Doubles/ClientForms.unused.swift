import ClientForms

/// A spy of `Coder`, yours to edit.
final class CoderSpy: Coder {
    var order: CallOrder? { didSet { Unused.reads("CoderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        encodeCalls = []
        decodeFromCalls = []
        updateWithCalls = []
    }

    // MARK: encode(_:)
    @Recorded("CoderSpy.encode(_:)") var encodeCalls: [any Encodable] = []
    @Stubbed("CoderSpy.encodeStub") var encodeStub: (any Encodable) throws -> [UInt8] = { _ in [] }
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        $encodeCalls.append(value)
        order?.add("encode(_:)")
        return try encodeStub(value)
    }

    // MARK: decode(_:from:)
    @Recorded("CoderSpy.decode(_:from:)") var decodeFromCalls: [(type: any Decodable.Type, bytes: [UInt8])] = []
    @Stubbed("CoderSpy.decodeFromStub") var decodeFromStub: (any Decodable.Type, [UInt8]) throws -> Any = { _, _ in
        throw TestIssue("CoderSpy.decodeFromStub is not set")
    }
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        $decodeFromCalls.append((type, bytes))
        order?.add("decode(_:from:)")
        guard let result = try decodeFromStub(type, bytes) as? Value else {
            throw TestIssue("CoderSpy.decodeFromStub did not return Value")
        }
        return result
    }

    // MARK: update(_:with:)
    @Recorded("CoderSpy.update(_:with:)") var updateWithCalls: [(bytes: any Sequence, value: any Encodable)] = []
    @Stubbed("CoderSpy.updateWithStub") var updateWithStub: (any Sequence, any Encodable) -> Void = { _, _ in }
    func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable) {
        $updateWithCalls.append((bytes, value))
        order?.add("update(_:with:)")
        updateWithStub(bytes, value)
    }
}

/// A spy of `Visit`, yours to edit.
@dynamicMemberLookup
nonisolated final class VisitSpy: Visit {
    struct StaticStorage {
        @Recorded("VisitSpy.limit") var limitSetCalls: [Int] = []
        var limit = 0 { didSet { $limitSetCalls.append(limit) } }
        @Recorded("VisitSpy.make(named:)") var makeNamedCalls: [String] = []
        @Stubbed(behindLock: "VisitSpy.makeNamedStub") var makeNamedStub: @Sendable (String) -> VisitSpy = { _ in
            VisitSpy()
        }
        @Stubbed(behindLock: "VisitSpy.initTokenStub") var initTokenStub: @Sendable (Int) throws -> Bool = { _ in true }
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

    var order: CallOrder? { didSet { Unused.reads("VisitSpy") } }

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
        staticStorage.withLock { $0.$makeNamedCalls.append(name) }
        return staticStorage.makeNamedStub(name)
    }

    // MARK: init()
    @Recorded("VisitSpy.init()") var initCallCount = 0
    init() {
        $initCallCount.increment()
        order?.add("init()")
    }

    // MARK: init(name:)
    @Recorded("VisitSpy.init(name:)") var initNameCalls: [String] = []
    init(name: String) {
        $initNameCalls.append(name)
        order?.add("init(name:)")
    }

    // MARK: init?(token:)
    @Recorded("VisitSpy.init?(token:)") var initTokenCalls: [Int] = []
    init?(token: Int) throws {
        $initTokenCalls.append(token)
        order?.add("init?(token:)")
        guard try Self.staticStorage.initTokenStub(token) else { return nil }
    }

    // MARK: renewed()
    @Recorded("VisitSpy.renewed()") var renewedCallCount = 0
    @Stubbed("VisitSpy.renewedStub") var renewedStub: () -> VisitSpy = { VisitSpy() }
    func renewed() -> VisitSpy {
        $renewedCallCount.increment()
        order?.add("renewed()")
        return renewedStub()
    }

    // MARK: isSame(as:)
    @Recorded("VisitSpy.isSame(as:)") var isSameAsCalls: [VisitSpy] = []
    @Stubbed("VisitSpy.isSameAsStub") var isSameAsStub: (VisitSpy) -> Bool = { _ in false }
    func isSame(as other: VisitSpy) -> Bool {
        $isSameAsCalls.append(other)
        order?.add("isSame(as:)")
        return isSameAsStub(other)
    }
}

/// A spy of `Transactions`, yours to edit.
@dynamicMemberLookup
final class TransactionsSpy: Transactions {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("TransactionsSpy") } }
        @Recorded("TransactionsSpy.read(_:)") var readCallCount = 0
        @Recorded("TransactionsSpy.write(_:)") var writeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.readCallCount = 0
        storage.writeCallCount = 0
    }

    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value {
        storage.withLock { $0.$readCallCount.increment() }
        storage.order?.add("read(_:)")
        return try body(0)
    }

    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value {
        storage.withLock { $0.$writeCallCount.increment() }
        storage.order?.add("write(_:)")
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

    /// Forgets all recorded calls.
    func resetCalls() {}

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
    var order: CallOrder? { didSet { Unused.reads("NumbersSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { titleSetCalls = [] }

    // MARK: title
    @Recorded("NumbersSpy.title") var titleSetCalls: [String] = []
    var title = "" {
        didSet {
            $titleSetCalls.append(title)
            order?.add("title")
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
        var order: CallOrder? { didSet { Unused.reads("ListenerSpy") } }
        @Recorded("ListenerSpy.init(port:)") var initPortCalls: [Int] = []
        @Recorded("ListenerSpy.hear(_:)") var hearCalls: [String] = []
        @Stubbed(behindLock: "ListenerSpy.hearStub") var hearStub: @Sendable (String) throws(ListenerError) -> Void = {
            _ in
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initPortCalls = []
        storage.hearCalls = []
    }

    init(port: Int) {
        storage.withLock { $0.$initPortCalls.append(port) }
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
        storage.withLock { $0.$hearCalls.append(word) }
        storage.order?.add("hear(_:)")
        try storage.hearStub(word)
    }
}

/// A spy of `Preferences`, yours to edit.
@dynamicMemberLookup
final class PreferencesSpy: Preferences {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("PreferencesSpy") } }
        @Recorded("PreferencesSpy.name") var nameSetCalls: [String] = []
        var name = "" {
            didSet {
                $nameSetCalls.append(name)
                order?.add("name")
            }
        }
        @Recorded("PreferencesSpy.tags") var tagsSetCalls: [[String]] = []
        var tags: [String] = [] {
            didSet {
                $tagsSetCalls.append(tags)
                order?.add("tags")
            }
        }
        var limit = 0
        @Recorded("PreferencesSpy.load(from:)") var loadFromCalls: [String] = []
        @Stubbed(behindLock: "PreferencesSpy.loadFromStub") var loadFromStub:
            @Sendable (String) async throws -> [String] = { _ in
                []
            }
        @Recorded("PreferencesSpy.summary()") var summaryCallCount = 0
        @Stubbed(behindLock: "PreferencesSpy.summaryStub") var summaryStub: @Sendable () -> String = { "" }
        @Recorded("PreferencesSpy.clear()") var clearCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.nameSetCalls = []
        storage.tagsSetCalls = []
        storage.loadFromCalls = []
        storage.summaryCallCount = 0
        storage.clearCallCount = 0
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
        storage.withLock { $0.$loadFromCalls.append(path) }
        storage.order?.add("load(from:)")
        return try await storage.loadFromStub(path)
    }

    func summary() -> String {
        storage.withLock { $0.$summaryCallCount.increment() }
        storage.order?.add("summary()")
        return storage.summaryStub()
    }

    func clear() {
        storage.withLock { $0.$clearCallCount.increment() }
        storage.order?.add("clear()")
    }
}
