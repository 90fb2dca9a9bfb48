import SubscriptsThatPrepare

/// A dummy of `Lookup`, yours to edit.
final class LookupDummy: Lookup {
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get { TestIssue.report("LookupDummy.subscript(_:default:) must not be read", returning: "") }
        set { TestIssue.report("LookupDummy.subscript(_:default:) must not be set") }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        TestIssue.report("LookupDummy.subscript(keys:) must not be read", returning: 0)
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
        get { TestIssue.report("SharedLookupDummy.subscript(_:default:) must not be read", returning: "") }
        set { TestIssue.report("SharedLookupDummy.subscript(_:default:) must not be set") }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        TestIssue.report("SharedLookupDummy.subscript(keys:) must not be read", returning: 0)
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }
}

/// A dummy of `Keeper`, yours to edit.
actor KeeperDummy: Keeper {
    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperDummy) throws -> Result) async rethrows -> Result {
        TestIssue.stop("KeeperDummy.perform(_:) must not be called")
    }
}

/// A dummy of `LookupTitle`, yours to edit.
final class LookupTitleDummy: LookupTitle {
    var title: String {
        get { TestIssue.report("LookupTitleDummy.title must not be read", returning: "") }
        set { TestIssue.report("LookupTitleDummy.title must not be set") }
    }
}

/// A dummy of `LookupPage`, yours to edit.
nonisolated final class LookupPageDummy: LookupPage {
    @LookupActor var count: Int {
        get { TestIssue.report("LookupPageDummy.count must not be read", returning: 0) }
        set { TestIssue.report("LookupPageDummy.count must not be set") }
    }

    var title: String {
        get { TestIssue.report("LookupPageDummy.title must not be read", returning: "") }
        set { TestIssue.report("LookupPageDummy.title must not be set") }
    }
}
