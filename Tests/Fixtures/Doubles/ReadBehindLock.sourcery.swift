import ReadBehindLock

/// A mock of `Catalog`, yours to edit.
@dynamicMemberLookup
final class CatalogMock: Catalog {
    struct Storage {
        var pages: [Int] = []
        var notes: [Int] = []
        var underlyingOpened: Void = ()
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var underlyingClosed: () = ()
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
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
        get { return storage.underlyingOpened }
        set { storage.underlyingOpened = newValue }
    }

    static var closed: () {
        get { return staticStorage.underlyingClosed }
        set { staticStorage.underlyingClosed = newValue }
    }
}

/// A mock of `Abyss`, yours to edit.
@dynamicMemberLookup
final class AbyssMock: Abyss {
    struct Storage {
        var bottomCallsCount = 0
        var bottomClosure: (@Sendable () -> Never)?
        var echoCallsCount = 0
        var echoClosure: (@Sendable () -> Never)?
        var subscriptCallsCount = 0
        var subscriptReceivedDepth: Int?
        var subscriptReceivedInvocations: [Int] = []
        var subscriptClosure: (@Sendable (Int) -> Never)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var bottomCalled: Bool { storage.bottomCallsCount > 0 }
    var bottom: Never {
        storage.withLock { $0.bottomCallsCount += 1 }
        if let bottomClosure = storage.bottomClosure { return bottomClosure() }
        fatalError("AbyssMock.bottomClosure is not set")
    }

    var echoCalled: Bool { storage.echoCallsCount > 0 }
    var echo: Never {
        get {
            storage.withLock { $0.echoCallsCount += 1 }
            if let echoClosure = storage.echoClosure { return echoClosure() }
            fatalError("AbyssMock.echoClosure is not set")
        }
        set {}
    }

    var subscriptCalled: Bool { storage.subscriptCallsCount > 0 }
    subscript(_ depth: Int) -> Never {
        get {
            storage.withLock {
                $0.subscriptCallsCount += 1
                $0.subscriptReceivedDepth = depth
                $0.subscriptReceivedInvocations.append(depth)
            }
            if let subscriptClosure = storage.subscriptClosure { return subscriptClosure(depth) }
            fatalError("AbyssMock.subscriptClosure is not set")
        }
        set {}
    }
}

/// A mock of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated final class PitMock: Pit {
    struct StaticStorage {
        var widthCallsCount = 0
        var widthThrowableError: (any Error)?
        var widthClosure: (@Sendable () async throws -> Never)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.widthCallsCount = 0
        staticStorage.widthThrowableError = nil
        staticStorage.widthClosure = nil
    }

    // MARK: depth
    var depthCallsCount = 0
    var depthCalled: Bool { depthCallsCount > 0 }
    var depthClosure: (() -> Never)?
    var depth: Never {
        get {
            depthCallsCount += 1
            if let depthClosure { return depthClosure() }
            fatalError("PitMock.depthClosure is not set")
        }
        set {}
    }

    static var widthCalled: Bool { staticStorage.widthCallsCount > 0 }
    static var width: Never {
        get async throws {
            staticStorage.withLock { $0.widthCallsCount += 1 }
            if let widthThrowableError = staticStorage.widthThrowableError { throw widthThrowableError }
            if let widthClosure = staticStorage.widthClosure { return try await widthClosure() }
            fatalError("PitMock.widthClosure is not set")
        }
    }
}
