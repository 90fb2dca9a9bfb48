import ReadBehindLock

/// A spy of `Catalog`, yours to edit.
@dynamicMemberLookup
final class CatalogSpy: Catalog {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("CatalogSpy") } }
        var pages: [Int] = []
        @Recorded("CatalogSpy.notes") var notesSetCalls: [[Int]] = []
        var notes: [Int] = [] {
            didSet {
                $notesSetCalls.append(notes)
                order?.add("notes")
            }
        }
        @Recorded("CatalogSpy.opened") var openedSetCalls: [Void] = []
        var opened: Void = () {
            didSet {
                $openedSetCalls.append(opened)
                order?.add("opened")
            }
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("CatalogSpy.closed") var closedSetCalls: [()] = []
        var closed: () = () { didSet { $closedSetCalls.append(closed) } }
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

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.notesSetCalls = []
        storage.openedSetCalls = []
    }

    var pages: [Int] {
        get { return storage.pages }
        set { storage.pages = newValue }
    }

    var notes: [Int] {
        get { return storage.notes }
        set { storage.notes = newValue }
    }

    var opened: Void {
        get { return storage.opened }
        set { storage.opened = newValue }
    }

    static var closed: () {
        get { return staticStorage.closed }
        set { staticStorage.closed = newValue }
    }
}

/// A spy of `Abyss`, yours to edit.
@dynamicMemberLookup
final class AbyssSpy: Abyss {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("AbyssSpy") } }
        @Recorded("AbyssSpy.bottom") var bottomCallCount = 0
        @Stubbed(behindLock: "AbyssSpy.bottomStub") var bottomStub: @Sendable () -> Never = {
            TestIssue.stop("AbyssSpy.bottomStub is not set")
        }
        @Recorded("AbyssSpy.echo") var echoCallCount = 0
        @Stubbed(behindLock: "AbyssSpy.echoStub") var echoStub: @Sendable () -> Never = {
            TestIssue.stop("AbyssSpy.echoStub is not set")
        }
        @Recorded("AbyssSpy.subscript(_:)") var subscriptCalls: [Int] = []
        @Stubbed(behindLock: "AbyssSpy.subscriptStub") var subscriptStub: @Sendable (Int) -> Never = { _ in
            TestIssue.stop("AbyssSpy.subscriptStub is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.bottomCallCount = 0
        storage.echoCallCount = 0
        storage.subscriptCalls = []
    }

    var bottom: Never {
        storage.withLock { $0.$bottomCallCount.increment() }
        storage.order?.add("bottom")
        return storage.bottomStub()
    }

    var echo: Never {
        get {
            storage.withLock { $0.$echoCallCount.increment() }
            storage.order?.add("echo")
            return storage.echoStub()
        }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get {
            storage.withLock { $0.$subscriptCalls.append(depth) }
            storage.order?.add("subscript(_:)")
            return storage.subscriptStub(depth)
        }
        set {}
    }
}

/// A spy of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated final class PitSpy: Pit {
    struct StaticStorage {
        @Recorded("PitSpy.width") var widthCallCount = 0
        @Stubbed(behindLock: "PitSpy.widthStub") var widthStub: @Sendable () async throws -> Never = {
            throw TestIssue("PitSpy.widthStub is not set")
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

    var order: CallOrder? { didSet { Unused.reads("PitSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { depthCallCount = 0 }

    // MARK: depth
    @Recorded("PitSpy.depth") var depthCallCount = 0
    @Stubbed("PitSpy.depthStub") var depthStub: () -> Never = { TestIssue.stop("PitSpy.depthStub is not set") }
    var depth: Never {
        get {
            $depthCallCount.increment()
            order?.add("depth")
            return depthStub()
        }
        set {}
    }

    static var width: Never {
        get async throws {
            staticStorage.withLock { $0.$widthCallCount.increment() }
            return try await staticStorage.widthStub()
        }
    }
}
