import SubscriptsThatPrepare

/// A spy of `Lookup`, yours to edit.
final class LookupSpy: Lookup {
    var order: CallOrder? { didSet { Unused.reads("LookupSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptDefaultCalls = []
        subscriptDefaultSetCalls = []
        subscriptKeysCalls = []
    }

    // MARK: subscript(_:default:)
    struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
    @Recorded("LookupSpy.subscript(_:default:)") var subscriptDefaultCalls: [SubscriptDefaultCall] = []
    @Stubbed("LookupSpy.subscriptDefaultStub") var subscriptDefaultStub: (Int, String) -> String = { _, _ in "" }
    struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
    @Recorded("LookupSpy.subscript(_:default:)") var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            let value = value()
            $subscriptDefaultCalls.append(.init(key: key, value: value))
            order?.add("subscript(_:default:)")
            return subscriptDefaultStub(key, value)
        }
        set {
            let value = value()
            $subscriptDefaultSetCalls.append(.init(key: key, value: value, newValue: newValue))
            order?.add("subscript(_:default:)")
        }
    }

    // MARK: subscript(keys:)
    @Recorded("LookupSpy.subscript(keys:)") var subscriptKeysCalls: [[any Hashable]] = []
    @Stubbed("LookupSpy.subscriptKeysStub") var subscriptKeysStub: ([any Hashable]) -> Int = { _ in 0 }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        $subscriptKeysCalls.append(keysPack)
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
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedLookupSpy") } }
        struct SubscriptDefaultCall: RecordedCall { let key: Int, value: String }
        @Recorded("SharedLookupSpy.subscript(_:default:)") var subscriptDefaultCalls: [SubscriptDefaultCall] = []
        @Stubbed(behindLock: "SharedLookupSpy.subscriptDefaultStub") var subscriptDefaultStub:
            @Sendable (Int, String) -> String = { _, _ in
                ""
            }
        struct SubscriptDefaultSetCall: RecordedCall { let key: Int, value: String, newValue: String }
        @Recorded("SharedLookupSpy.subscript(_:default:)") var subscriptDefaultSetCalls: [SubscriptDefaultSetCall] = []
        @Recorded("SharedLookupSpy.subscript(keys:)") var subscriptKeysCalls: [[any Hashable]] = []
        @Stubbed(behindLock: "SharedLookupSpy.subscriptKeysStub") var subscriptKeysStub:
            @Sendable ([any Hashable]) -> Int = { _ in
                0
            }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.subscriptDefaultCalls = []
        storage.subscriptDefaultSetCalls = []
        storage.subscriptKeysCalls = []
    }

    subscript(_ key: Int, default value: @autoclosure () -> String) -> String {
        get {
            let value = value()
            storage.withLock { $0.$subscriptDefaultCalls.append(.init(key: key, value: value)) }
            storage.order?.add("subscript(_:default:)")
            return storage.subscriptDefaultStub(key, value)
        }
        set {
            let value = value()
            storage.withLock { $0.$subscriptDefaultSetCalls.append(.init(key: key, value: value, newValue: newValue)) }
            storage.order?.add("subscript(_:default:)")
        }
    }

    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int {
        var keysPack: [any Hashable] = []
        repeat keysPack.append(each keys)
        storage.withLock { $0.$subscriptKeysCalls.append(keysPack) }
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
    var order: CallOrder? { didSet { Unused.reads("KeeperSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { performCallCount = 0 }

    func configure(_ change: @Sendable (isolated KeeperSpy) -> Void) { change(self) }

    // MARK: perform(_:)
    @Recorded("KeeperSpy.perform(_:)") var performCallCount = 0
    func perform<Result: Sendable>(_ body: @Sendable (isolated KeeperSpy) throws -> Result) async rethrows -> Result {
        $performCallCount.increment()
        order?.add("perform(_:)")
        return try body(self)
    }
}

/// A spy of `LookupTitle`, yours to edit.
final class LookupTitleSpy: LookupTitle {
    var order: CallOrder? { didSet { Unused.reads("LookupTitleSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { titleSetCalls = [] }

    // MARK: title
    @Recorded("LookupTitleSpy.title") var titleSetCalls: [String] = []
    var title = "" {
        didSet {
            $titleSetCalls.append(title)
            order?.add("title")
        }
    }
}

/// A spy of `LookupPage`, yours to edit.
nonisolated final class LookupPageSpy: LookupPage {
    var order: CallOrder? { didSet { Unused.reads("LookupPageSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        countSetCalls = []
        titleSetCalls = []
    }

    // MARK: count
    @Recorded("LookupPageSpy.count") var countSetCalls: [Int] = []
    var count = 0 {
        didSet {
            $countSetCalls.append(count)
            order?.add("count")
        }
    }

    // MARK: title
    @Recorded("LookupPageSpy.title") var titleSetCalls: [String] = []
    var title = "" {
        didSet {
            $titleSetCalls.append(title)
            order?.add("title")
        }
    }
}
