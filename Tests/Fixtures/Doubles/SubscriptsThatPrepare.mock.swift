import SubscriptsThatPrepare

/// A mock of `Lookup`, yours to edit.
nonisolated final class LookupMock: Lookup {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += subscriptDefaultExpectations.unmet(subscriptDefaultCalls, of: "subscript(_:default:)")
        unmet += subscriptKeysExpectations.unmet(subscriptKeysCalls, of: "subscript(keys:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: subscript(_:default:)
    struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
    var subscriptDefaultCalls: [SubscriptDefaultCall] = []
    var subscriptDefaultStub: (Int, String) -> String = { _, _ in "" }
    struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
    var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
    var subscriptDefaultExpectations: [ExpectedCalls<SubscriptDefaultCall>] = []
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
    var subscriptKeysExpectations: [ExpectedCalls<[any Hashable]>] = []
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

/// A mock of `SharedLookup`, yours to edit.
@dynamicMemberLookup
final class SharedLookupMock: SharedLookup {
    struct Storage {
        struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
        var subscriptDefaultCalls: [SubscriptDefaultCall] = []
        var subscriptDefaultStub: @Sendable (Int, String) -> String = { _, _ in "" }
        struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
        var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
        var subscriptDefaultExpectations: [ExpectedCalls<SubscriptDefaultCall>] = []
        var subscriptKeysCalls: [[any Hashable]] = []
        var subscriptKeysStub: @Sendable ([any Hashable]) -> Int = { _ in 0 }
        var subscriptKeysExpectations: [ExpectedCalls<[any Hashable]>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.subscriptDefaultExpectations.unmet(storage.subscriptDefaultCalls, of: "subscript(_:default:)")
        unmet += storage.subscriptKeysExpectations.unmet(storage.subscriptKeysCalls, of: "subscript(keys:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Keeper`, yours to edit.
actor KeeperMock: Keeper {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += performExpectations.unmet(performCallCount, of: "perform(_:)")
        return unmet
    }

    func configure(_ change: @Sendable (isolated KeeperMock) -> Void) { change(self) }

    // MARK: perform(_:)
    var performCallCount = 0
    var performExpectations: [ExpectedCalls<Void>] = []
    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperMock) throws -> Result) async rethrows -> Result {
        performCallCount += 1
        return try body(self)
    }
}

/// A mock of `LookupTitle`, yours to edit.
final class LookupTitleMock: LookupTitle {
    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}

/// A mock of `LookupPage`, yours to edit.
nonisolated final class LookupPageMock: LookupPage {
    // MARK: count
    var countSetCalls: [Int] = []
    var count = 0 { didSet { countSetCalls.append(count) } }

    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}
