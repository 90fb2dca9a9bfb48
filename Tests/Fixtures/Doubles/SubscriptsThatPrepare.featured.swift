import SubscriptsThatPrepare

/// A spy of `Lookup`, yours to edit.
final class LookupSpy: Lookup {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Lookup) { subscriptDefaultStub = { live[$0, default: $1] } }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptDefaultCalls = []
        subscriptDefaultSetCalls = []
        subscriptKeysCalls = []
    }

    // MARK: subscript(_:default:)
    struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
    var subscriptDefaultCalls: [SubscriptDefaultCall] = []
    var subscriptDefaultStub: (Int, String) -> String = { _, _ in "" }
    struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
    var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
    var subscriptDefaultSetStub: (Int, String, String) -> Void = { _, _, _ in }
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            let value = value()
            subscriptDefaultCalls.append(.init(key: key, value: value))
            order?.add("subscript(_:default:)")
            return subscriptDefaultStub(key, value)
        }
        set {
            let value = value()
            subscriptDefaultSetCalls.append(.init(key: key, value: value, newValue: newValue))
            order?.add("subscript(_:default:)")
            subscriptDefaultSetStub(key, value, newValue)
        }
    }

    // MARK: subscript(keys:)
    var subscriptKeysCalls: [[any Hashable]] = []
    var subscriptKeysStub: ([any Hashable]) -> Int = { _ in 0 }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        subscriptKeysCalls.append(keysPack)
        order?.add("subscript(keys:)")
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
    init() {}

    struct Storage {
        var order: CallOrder?
        struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
        var subscriptDefaultCalls: [SubscriptDefaultCall] = []
        var subscriptDefaultStub: @Sendable (Int, String) -> String = { _, _ in "" }
        struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
        var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
        var subscriptDefaultSetStub: @Sendable (Int, String, String) -> Void = { _, _, _ in }
        var subscriptKeysCalls: [[any Hashable]] = []
        var subscriptKeysStub: @Sendable ([any Hashable]) -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedLookup) { storage.subscriptDefaultStub = { live[$0, default: $1] } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.subscriptDefaultCalls = []
        storage.subscriptDefaultSetCalls = []
        storage.subscriptKeysCalls = []
    }

    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            let value = value()
            storage.append(.init(key: key, value: value), to: \.subscriptDefaultCalls)
            storage.order?.add("subscript(_:default:)")
            return storage.subscriptDefaultStub(key, value)
        }
        set {
            let value = value()
            storage.append(.init(key: key, value: value, newValue: newValue), to: \.subscriptDefaultSetCalls)
            storage.order?.add("subscript(_:default:)")
            storage.subscriptDefaultSetStub(key, value, newValue)
        }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        storage.append(keysPack, to: \.subscriptKeysCalls)
        storage.order?.add("subscript(keys:)")
        return storage.subscriptKeysStub(keysPack)
    }

    subscript(at place: Never) -> Int {
        get {}
        set {}
    }
}

/// A spy of `Keeper`, yours to edit.
actor KeeperSpy: Keeper {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Keeper) {}

    /// Forgets all recorded calls.
    func resetCalls() { performCallCount = 0 }

    func configure(_ change: @Sendable (isolated KeeperSpy) -> Void) { change(self) }

    // MARK: perform(_:)
    var performCallCount = 0
    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperSpy) throws -> Result) async rethrows -> Result {
        performCallCount += 1
        order?.add("perform(_:)")
        return try body(self)
    }
}

/// A spy of `LookupTitle`, yours to edit.
final class LookupTitleSpy: LookupTitle {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any LookupTitle) { titleStub = { live.title } }

    /// Forgets all recorded calls.
    func resetCalls() {
        titleCallCount = 0
        titleSetCalls = []
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            order?.add("title")
            titleSetStub(newValue)
        }
    }
}

/// A spy of `LookupPage`, yours to edit.
nonisolated final class LookupPageSpy: LookupPage {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any LookupPage) { titleStub = { live.title } }

    /// Forgets all recorded calls.
    func resetCalls() {
        countCallCount = 0
        countSetCalls = []
        titleCallCount = 0
        titleSetCalls = []
    }

    // MARK: count
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var countSetCalls: [Int] = []
    var countSetStub: (Int) -> Void = { _ in }
    @LookupActor var count: Int {
        get {
            countCallCount += 1
            order?.add("count")
            return countStub()
        }
        set {
            countSetCalls.append(newValue)
            order?.add("count")
            countSetStub(newValue)
        }
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            order?.add("title")
            titleSetStub(newValue)
        }
    }
}
