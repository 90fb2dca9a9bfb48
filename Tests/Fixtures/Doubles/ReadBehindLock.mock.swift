import ReadBehindLock

/// A mock of `Catalog`, yours to edit.
@dynamicMemberLookup
final class CatalogMock: Catalog {
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

/// A mock of `Abyss`, yours to edit.
@dynamicMemberLookup
final class AbyssMock: Abyss {
    struct Storage {
        var bottomCallCount = 0
        var bottomStub: @Sendable () -> Never = { TestIssue.stop("AbyssMock.bottomStub is not set") }
        var bottomExpectations: [ExpectedCalls<Void>] = []
        var echoCallCount = 0
        var echoStub: @Sendable () -> Never = { TestIssue.stop("AbyssMock.echoStub is not set") }
        var echoExpectations: [ExpectedCalls<Void>] = []
        var subscriptCalls: [Int] = []
        var subscriptStub: @Sendable (Int) -> Never = { _ in TestIssue.stop("AbyssMock.subscriptStub is not set") }
        var subscriptExpectations: [ExpectedCalls<Int>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.bottomExpectations.unmet(storage.bottomCallCount, of: "bottom")
        unmet += storage.echoExpectations.unmet(storage.echoCallCount, of: "echo")
        unmet += storage.subscriptExpectations.unmet(storage.subscriptCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated final class PitMock: Pit {
    struct StaticStorage {
        var widthCallCount = 0
        var widthStub: @Sendable () async throws -> Never = { throw TestIssue("PitMock.widthStub is not set") }
        var widthExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += depthExpectations.unmet(depthCallCount, of: "depth")
        unmet += Self.staticStorage.widthExpectations.unmet(Self.staticStorage.widthCallCount, of: "width")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: depth
    var depthCallCount = 0
    var depthStub: () -> Never = { TestIssue.stop("PitMock.depthStub is not set") }
    var depthExpectations: [ExpectedCalls<Void>] = []
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
