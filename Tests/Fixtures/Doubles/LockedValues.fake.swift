import LockedValues

/// A fake of `Strongbox`, yours to edit.
@dynamicMemberLookup
final class StrongboxFake: Strongbox {
    struct Storage {
        var readStub: @Sendable () throws(VaultError) -> Int = {
            TestIssue.report("StrongboxFake.readStub is not set", returning: 0)
        }
        var owner = Owner(end: {})
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var openStub: @Sendable (Int) -> Bool = { _ in
            TestIssue.report("StrongboxFake.openStub is not set", returning: false)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func open(_ code: Int) -> Bool { staticStorage.openStub(code) }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var readStub: @Sendable () throws(VaultError) -> Int {
        get { storage.withLock { $0.readStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.readStub, &value) }
        }
    }

    func read() throws(VaultError) -> Int { try storage.readStub() }

    var owner: Owner {
        get { storage.owner }
        set { storage.owner = newValue }
    }
}

/// A fake of `Tally`, yours to edit.
@dynamicMemberLookup
final class TallyFake: Tally {
    struct Storage {
        var count = 0
        var totalStub: @Sendable () -> Int = { TestIssue.report("TallyFake.totalStub is not set", returning: 0) }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }
    }

    func total() -> Int { storage.totalStub() }
}
