import SubscriptsThatPrepare

/// A spy of `Lookup`, yours to edit.
final class LookupSpy: Lookup {
    // MARK: subscript(_:default:)
    struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
    var subscriptDefaultCalls: [SubscriptDefaultCall] = []
    var subscriptDefaultStub: (Int, String) -> String = { _, _ in "" }
    struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
    var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            let value = value()
            subscriptDefaultCalls.append(.init(key: key, value: value))
            return subscriptDefaultStub(key, value)
        }
        set {
            let value = value()
            subscriptDefaultSetCalls.append(.init(key: key, value: value, newValue: newValue))
        }
    }

    // MARK: subscript(keys:)
    var subscriptKeysCalls: [[any Hashable]] = []
    var subscriptKeysStub: ([any Hashable]) -> Int = { _ in 0 }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        subscriptKeysCalls.append(keysPack)
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

/// A spy of `SharedLookup`, yours to edit.
@dynamicMemberLookup
final class SharedLookupSpy: SharedLookup {
    struct Storage {
        struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
        var subscriptDefaultCalls: [SubscriptDefaultCall] = []
        var subscriptDefaultStub: @Sendable (Int, String) -> String = { _, _ in "" }
        struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
        var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
        var subscriptKeysCalls: [[any Hashable]] = []
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
            storage.append(.init(key: key, value: value), to: \.subscriptDefaultCalls)
            return storage.subscriptDefaultStub(key, value)
        }
        set {
            let value = value()
            storage.append(.init(key: key, value: value, newValue: newValue), to: \.subscriptDefaultSetCalls)
        }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        storage.append(keysPack, to: \.subscriptKeysCalls)
        return storage.subscriptKeysStub(keysPack)
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }
}

/// A spy of `Keeper`, yours to edit.
actor KeeperSpy: Keeper {
    func configure(_ change: @Sendable (isolated KeeperSpy) -> Void) { change(self) }

    // MARK: perform(_:)
    var performCallCount = 0
    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperSpy) throws -> Result) async rethrows -> Result {
        performCallCount += 1
        return try body(self)
    }
}

/// A spy of `LookupTitle`, yours to edit.
final class LookupTitleSpy: LookupTitle {
    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}

/// A spy of `LookupPage`, yours to edit.
nonisolated final class LookupPageSpy: LookupPage {
    // MARK: count
    var countSetCalls: [Int] = []
    var count = 0 { didSet { countSetCalls.append(count) } }

    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}
