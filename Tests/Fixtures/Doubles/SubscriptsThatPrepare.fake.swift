import SubscriptsThatPrepare

/// A fake of `Lookup`, yours to edit.
final class LookupFake: Lookup {
    // MARK: subscript(_:default:)
    var subscriptDefaultStub: (Int, String) -> String = { _, _ in
        TestIssue.report("LookupFake.subscriptDefaultStub is not set", returning: "")
    }
    var subscriptDefaultSetStub: (Int, String, String) -> Void = { _, _, _ in
        TestIssue.report("LookupFake.subscriptDefaultSetStub is not set")
    }
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get { subscriptDefaultStub(key, value()) }
        set { subscriptDefaultSetStub(key, value(), newValue) }
    }

    // MARK: subscript(keys:)
    var subscriptKeysStub: ([any Hashable]) -> Int = { _ in
        TestIssue.report("LookupFake.subscriptKeysStub is not set", returning: 0)
    }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        return subscriptKeysStub(keysPack)
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
@dynamicMemberLookup
final class SharedLookupFake: SharedLookup {
    struct Storage {
        var subscriptDefaultStub: @Sendable (Int, String) -> String = { _, _ in
            TestIssue.report("SharedLookupFake.subscriptDefaultStub is not set", returning: "")
        }
        var subscriptDefaultSetStub: @Sendable (Int, String, String) -> Void = { _, _, _ in
            TestIssue.report("SharedLookupFake.subscriptDefaultSetStub is not set")
        }
        var subscriptKeysStub: @Sendable ([any Hashable]) -> Int = { _ in
            TestIssue.report("SharedLookupFake.subscriptKeysStub is not set", returning: 0)
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            let value = value()
            return storage.subscriptDefaultStub(key, value)
        }
        set { storage.subscriptDefaultSetStub(key, value(), newValue) }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        return storage.subscriptKeysStub(keysPack)
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
    var title = ""
}

/// A fake of `LookupPage`, yours to edit.
nonisolated final class LookupPageFake: LookupPage {
    var count = 0
    var title = ""
}
