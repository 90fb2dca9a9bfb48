import ReadBehindLock

/// A mock of `Catalog`, yours to edit.
@dynamicMemberLookup
final class CatalogMock: Catalog {
    init() {}

    struct Storage {
        var pages: [Int] = []
        var notesSetCallCount = 0
        var notes: [Int] = []
        var openedSetCallCount = 0
        var opened: Void = ()
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var closedSetCallCount = 0
        var closed: () = ()
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    init(pages: [Int] = [], notes: [Int] = [], opened: Void = ()) {
        storage.pages = pages
        storage.notes = notes
        storage.opened = opened
    }

    var pages: [Int] {
        get { return storage.pages }
        set { storage.pages = newValue }
    }

    var notes: [Int] {
        get { return storage.notes }
        set {
            storage.withLock {
                $0.notes = newValue
                $0.notesSetCallCount += 1
            }
        }
    }

    var opened: Void {
        get { return storage.opened }
        set {
            storage.withLock {
                $0.opened = newValue
                $0.openedSetCallCount += 1
            }
        }
    }

    static var closed: () {
        get { return staticStorage.closed }
        set {
            staticStorage.withLock {
                $0.closed = newValue
                $0.closedSetCallCount += 1
            }
        }
    }
}

/// A mock of `Abyss`, yours to edit.
@dynamicMemberLookup
final class AbyssMock: Abyss {
    struct Storage {
        var bottomHandler: (@Sendable () -> Never)?
        var echoHandler: (@Sendable () -> Never)?
        var subscriptCallCount = 0
        var subscriptHandler: (@Sendable (Int) -> Never)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var bottom: Never {
        if let bottomHandler = storage.bottomHandler { return bottomHandler() }
        fatalError("AbyssMock.bottomHandler is not set")
    }

    var echo: Never {
        get {
            if let echoHandler = storage.echoHandler { return echoHandler() }
            fatalError("AbyssMock.echoHandler is not set")
        }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get {
            storage.withLock { $0.subscriptCallCount += 1 }
            if let subscriptHandler = storage.subscriptHandler { return subscriptHandler(depth) }
            fatalError("AbyssMock.subscriptHandler is not set")
        }
        set {}
    }
}

/// A mock of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated final class PitMock: Pit {
    struct StaticStorage {
        var widthHandler: (@Sendable () async throws -> Never)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: depth
    var depthHandler: (() -> Never)?
    var depth: Never {
        get {
            if let depthHandler { return depthHandler() }
            fatalError("PitMock.depthHandler is not set")
        }
        set {}
    }

    static var width: Never {
        get async throws {
            if let widthHandler = staticStorage.widthHandler { return try await widthHandler() }
            fatalError("PitMock.widthHandler is not set")
        }
    }
}
