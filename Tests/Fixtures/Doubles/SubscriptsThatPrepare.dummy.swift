import SubscriptsThatPrepare

/// A dummy of `Lookup`, yours to edit.
final class LookupDummy: Lookup {
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get { fatalError("LookupDummy.subscript(_:default:) must not be read") }
        set { fatalError("LookupDummy.subscript(_:default:) must not be set") }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        fatalError("LookupDummy.subscript(keys:) must not be read")
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }

    subscript(named name: Never, in book: String) -> Int {
        get throws {}
    }
}

/// A dummy of `SharedLookup`, yours to edit.
final class SharedLookupDummy: SharedLookup {
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get { fatalError("SharedLookupDummy.subscript(_:default:) must not be read") }
        set { fatalError("SharedLookupDummy.subscript(_:default:) must not be set") }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        fatalError("SharedLookupDummy.subscript(keys:) must not be read")
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }
}

/// A dummy of `Keeper`, yours to edit.
actor KeeperDummy: Keeper {
    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperDummy) throws -> Result) async rethrows -> Result {
        fatalError("KeeperDummy.perform(_:) must not be called")
    }
}

/// A dummy of `LookupTitle`, yours to edit.
final class LookupTitleDummy: LookupTitle {
    var title: String {
        get { fatalError("LookupTitleDummy.title must not be read") }
        set { fatalError("LookupTitleDummy.title must not be set") }
    }
}

/// A dummy of `LookupPage`, yours to edit.
nonisolated final class LookupPageDummy: LookupPage {
    @LookupActor var count: Int {
        get { fatalError("LookupPageDummy.count must not be read") }
        set { fatalError("LookupPageDummy.count must not be set") }
    }

    var title: String {
        get { fatalError("LookupPageDummy.title must not be read") }
        set { fatalError("LookupPageDummy.title must not be set") }
    }
}
