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
final class AbyssFake: Abyss {
    var bottom: Never {
        // Fill in: what it does.
        TestIssue.stop("AbyssFake.bottom is not filled in")
    }

    var echo: Never {
        get {
            // Fill in: what it does.
            TestIssue.stop("AbyssFake.echo is not filled in")
        }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get {
            // Fill in: what it does.
            TestIssue.stop("AbyssFake.subscript(_:) is not filled in")
        }
        set {}
    }
}

/// A fake of `Pit`, yours to edit.
nonisolated final class PitFake: Pit {
    var depth: Never {
        get {
            // Fill in: what it does.
            TestIssue.stop("PitFake.depth is not filled in")
        }
        set {}
    }

    static var width: Never {
        get async throws {
            // Fill in: what it does.
            throw TestIssue("PitFake.width is not filled in")
        }
    }
}
