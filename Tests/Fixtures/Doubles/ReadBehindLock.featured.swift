import ReadBehindLock

/// A spy of `Catalog`, yours to edit.
@dynamicMemberLookup
final class CatalogSpy: Catalog {
    init() {}

    struct Storage {
        var order: CallOrder?
        var pagesCallCount = 0
        var pagesStub: @Sendable () -> [Int] = { [] }
        var notesCallCount = 0
        var notesStub: @Sendable () -> [Int] = { [] }
        var notesSetCalls: [[Int]] = []
        var notesSetStub: @Sendable ([Int]) -> Void = { _ in }
        var openedCallCount = 0
        var openedStub: @Sendable () -> Void = { () }
        var openedSetCalls: [Void] = []
        var openedSetStub: @Sendable (()) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var closedSetCalls: [()] = []
        var closed: () = () { didSet { closedSetCalls.append(closed) } }
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
    init(forwardingTo live: any Catalog) {
        storage.pagesStub = { live.pages }
        storage.notesStub = { live.notes }
        storage.openedStub = { live.opened }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.pagesCallCount = 0
        storage.notesCallCount = 0
        storage.notesSetCalls = []
        storage.openedCallCount = 0
        storage.openedSetCalls = []
    }

    var pages: [Int] {
        storage.increment(\.pagesCallCount)
        storage.order?.add("pages")
        return storage.pagesStub()
    }

    var notes: [Int] {
        get {
            storage.increment(\.notesCallCount)
            storage.order?.add("notes")
            return storage.notesStub()
        }
        set {
            storage.append(newValue, to: \.notesSetCalls)
            storage.order?.add("notes")
            storage.notesSetStub(newValue)
        }
    }

    var opened: Void {
        get {
            storage.increment(\.openedCallCount)
            storage.order?.add("opened")
            return storage.openedStub()
        }
        set {
            storage.append(newValue, to: \.openedSetCalls)
            storage.order?.add("opened")
            storage.openedSetStub(newValue)
        }
    }

    static var closed: () {
        get { return staticStorage.closed }
        set { staticStorage.closed = newValue }
    }
}

/// A spy of `Abyss`, yours to edit.
@dynamicMemberLookup
final class AbyssSpy: Abyss {
    init() {}

    struct Storage {
        var order: CallOrder?
        var bottomCallCount = 0
        var bottomStub: @Sendable () -> Never = { TestIssue.stop("AbyssSpy.bottomStub is not set") }
        var echoCallCount = 0
        var echoStub: @Sendable () -> Never = { TestIssue.stop("AbyssSpy.echoStub is not set") }
        var subscriptCalls: [Int] = []
        var subscriptStub: @Sendable (Int) -> Never = { _ in TestIssue.stop("AbyssSpy.subscriptStub is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Abyss) {
        storage.bottomStub = { live.bottom }
        storage.echoStub = { live.echo }
        storage.subscriptStub = { live[$0] }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.bottomCallCount = 0
        storage.echoCallCount = 0
        storage.subscriptCalls = []
    }

    var bottom: Never {
        storage.increment(\.bottomCallCount)
        storage.order?.add("bottom")
        return storage.bottomStub()
    }

    var echo: Never {
        get {
            storage.increment(\.echoCallCount)
            storage.order?.add("echo")
            return storage.echoStub()
        }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get {
            storage.append(depth, to: \.subscriptCalls)
            storage.order?.add("subscript(_:)")
            return storage.subscriptStub(depth)
        }
        set {}
    }
}

/// A spy of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated final class PitSpy: Pit {
    init() {}

    struct StaticStorage {
        var widthCallCount = 0
        var widthStub: @Sendable () async throws -> Never = { throw TestIssue("PitSpy.widthStub is not set") }
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
    init(forwardingTo live: any Pit) { depthStub = { live.depth } }

    /// Forgets all recorded calls.
    func resetCalls() { depthCallCount = 0 }

    // MARK: depth
    var depthCallCount = 0
    var depthStub: () -> Never = { TestIssue.stop("PitSpy.depthStub is not set") }
    var depth: Never {
        get {
            depthCallCount += 1
            order?.add("depth")
            return depthStub()
        }
        set {}
    }

    static var width: Never {
        get async throws {
            staticStorage.increment(\.widthCallCount)
            return try await staticStorage.widthStub()
        }
    }
}
