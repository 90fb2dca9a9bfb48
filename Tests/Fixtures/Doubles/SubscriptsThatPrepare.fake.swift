import SubscriptsThatPrepare

/// A fake of `Lookup`, yours to edit.
final class LookupFake: Lookup {
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            // Fill in: what it does.
            TestIssue.report("LookupFake.subscript(_:default:) is not filled in", returning: "")
        }
        set { TestIssue.report("LookupFake.subscript(_:default:) is not filled in") }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        // Fill in: what it does.
        TestIssue.report("LookupFake.subscript(keys:) is not filled in", returning: 0)
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }

    subscript(named name: Never, in book: String) -> Int {
        get throws {}
    }
}

/// A fake of `SharedLookup`, yours to edit.
final class SharedLookupFake: SharedLookup {
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            // Fill in: what it does.
            TestIssue.report("SharedLookupFake.subscript(_:default:) is not filled in", returning: "")
        }
        set { TestIssue.report("SharedLookupFake.subscript(_:default:) is not filled in") }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        // Fill in: what it does.
        TestIssue.report("SharedLookupFake.subscript(keys:) is not filled in", returning: 0)
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }
}

/// A fake of `Keeper`, yours to edit.
actor KeeperFake: Keeper {
    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperFake) throws -> Result) async rethrows -> Result {
        try body(self)
    }
}

/// A fake of `LookupTitle`, yours to edit.
final class LookupTitleFake: LookupTitle {
    var title: String = ""
}

/// A fake of `LookupPage`, yours to edit.
nonisolated final class LookupPageFake: LookupPage {
    var count: Int = 0
    var title: String = ""
}
