import SubscriptsThatPrepare

/// A stub of `Lookup`, yours to edit.
final class LookupStub: Lookup {
    // MARK: subscript(_:default:)
    var subscriptDefaultStub: (Int, String) -> String = { _, _ in "" }
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get { subscriptDefaultStub(key, value()) }
        set {}
    }

    // MARK: subscript(keys:)
    var subscriptKeysStub: ([any Hashable]) -> Int = { _ in 0 }
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

/// A stub of `SharedLookup`, yours to edit.
@dynamicMemberLookup
final class SharedLookupStub: SharedLookup {
    struct Storage {
        var subscriptDefaultStub: @Sendable (Int, String) -> String = { _, _ in "" }
        var subscriptKeysStub: @Sendable ([any Hashable]) -> Int = { _ in 0 }
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
        set {}
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

/// A stub of `Keeper`, yours to edit.
actor KeeperStub: Keeper {
    func configure(_ change: @Sendable (isolated KeeperStub) -> Void) { change(self) }

    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperStub) throws -> Result) async rethrows -> Result {
        try body(self)
    }
}

/// A stub of `LookupTitle`, yours to edit.
final class LookupTitleStub: LookupTitle {
    var title = ""
}

/// A stub of `LookupPage`, yours to edit.
nonisolated final class LookupPageStub: LookupPage {
    var count = 0
    var title = ""
}
