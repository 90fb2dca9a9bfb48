import ReadBehindLock

/// A spy of `Catalog`, yours to edit.
@dynamicMemberLookup
final class CatalogSpy: Catalog {
    struct Storage {
        var pages: [Int] = []
        var notesSetCalls: [[Int]] = []
        var notes: [Int] = [] { didSet { notesSetCalls.append(notes) } }
        var openedSetCalls: [Void] = []
        var opened: Void = () { didSet { openedSetCalls.append(opened) } }
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

    var bottom: Never {
        storage.increment(\.bottomCallCount)
        return storage.bottomStub()
    }

    var echo: Never {
        get {
            storage.increment(\.echoCallCount)
            return storage.echoStub()
        }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get {
            storage.append(depth, to: \.subscriptCalls)
            return storage.subscriptStub(depth)
        }
        set {}
    }
}

/// A spy of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated final class PitSpy: Pit {
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

    // MARK: depth
    var depthCallCount = 0
    var depthStub: () -> Never = { TestIssue.stop("PitSpy.depthStub is not set") }
    var depth: Never {
        get {
            depthCallCount += 1
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
