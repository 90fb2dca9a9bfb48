import ReadBehindLock

/// A fake of `Catalog`, yours to edit.
final class CatalogFake: Catalog {
    struct Storage {
        var pages: [Int] = []
        var notes: [Int] = []
        var opened: Void = ()
    }

    private let storage = Locked(Storage())

    struct StaticStorage {
        var closed: () = ()
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

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

/// A fake of `Abyss`, yours to edit.
@dynamicMemberLookup
final class AbyssFake: Abyss {
    struct Storage {
        var bottomStub: @Sendable () -> Never = { TestIssue.stop("AbyssFake.bottomStub is not set") }
        var echoStub: @Sendable () -> Never = { TestIssue.stop("AbyssFake.echoStub is not set") }
        var subscriptStub: @Sendable (Int) -> Never = { _ in TestIssue.stop("AbyssFake.subscriptStub is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var bottom: Never { storage.bottomStub() }

    var echo: Never {
        get { storage.echoStub() }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get { storage.subscriptStub(depth) }
        set {}
    }
}

/// A fake of `Pit`, yours to edit.
@dynamicMemberLookup
nonisolated final class PitFake: Pit {
    struct StaticStorage {
        var widthStub: @Sendable () async throws -> Never = { throw TestIssue("PitFake.widthStub is not set") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: depth
    var depthStub: () -> Never = { TestIssue.stop("PitFake.depthStub is not set") }
    var depth: Never {
        get { depthStub() }
        set {}
    }

    static var width: Never {
        get async throws { try await staticStorage.widthStub() }
    }
}
