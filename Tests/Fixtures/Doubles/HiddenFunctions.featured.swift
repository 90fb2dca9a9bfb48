import HiddenFunctions

/// A spy of `Alarm`, yours to edit.
final class AlarmSpy: Alarm {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Alarm) {
        raiseFatalErrorStub = { live.raise(fatalError: $0) }
        clearStub = { live.clear($0) }
        subscriptStub = { live[$0] }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        raiseFatalErrorCalls = []
        clearCalls = []
        subscriptCalls = []
        subscriptSetCalls = []
    }

    // MARK: raise(fatalError:)
    var raiseFatalErrorCalls: [Int] = []
    var raiseFatalErrorStub: (Int) -> Int = { _ in 0 }
    func raise(fatalError: Int) -> Int {
        raiseFatalErrorCalls.append(fatalError)
        order?.add("raise(fatalError:)")
        return raiseFatalErrorStub(fatalError)
    }

    // MARK: clear(_:)
    var clearCalls: [String] = []
    var clearStub: (String) -> Void = { _ in }
    func clear(_ fatalError: String) {
        clearCalls.append(fatalError)
        order?.add("clear(_:)")
        clearStub(fatalError)
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    struct SubscriptSetCall: RecordedCall { let fatalError: Int, newValue: String }
    var subscriptSetCalls: [SubscriptSetCall] = []
    var subscriptSetStub: (Int, String) -> Void = { _, _ in }
    subscript(fatalError: Int) -> String {
        get {
            subscriptCalls.append(fatalError)
            order?.add("subscript(_:)")
            return subscriptStub(fatalError)
        }
        set {
            subscriptSetCalls.append(.init(fatalError: fatalError, newValue: newValue))
            order?.add("subscript(_:)")
            subscriptSetStub(fatalError, newValue)
        }
    }
}

/// A spy of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeSpy: Exchange {
    init() {}

    struct StaticStorage {
        var swapSetCalls: [Int] = []
        var swap = 0 { didSet { swapSetCalls.append(swap) } }
        var tradeCalls: [Int] = []
        var tradeStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in "" }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { Swift.swap(&$0, &former) }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Exchange) {}

    /// Forgets all recorded calls.
    func resetCalls() {}

    static var swap: Int {
        get { staticStorage.swap }
        set { staticStorage.swap = newValue }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var tradeStub: @Sendable (Int) throws(ExchangeError) -> String {
        get { staticStorage.withLock { $0.tradeStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { Swift.swap(&$0.tradeStub, &value) }
        }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        staticStorage.append(value, to: \.tradeCalls)
        return try staticStorage.tradeStub(value)
    }
}

/// A spy of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterSpy: Barter {
    init() {}

    struct Storage {
        var order: CallOrder?
        var barterCalls: [Int] = []
        var barterStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var swapSetCalls: [Int] = []
        var swap = 0 { didSet { swapSetCalls.append(swap) } }
        var tradeCalls: [Int] = []
        var tradeStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in "" }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { Swift.swap(&$0, &former) }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Barter) {
        barterStub = { (argument1) throws(ExchangeError) in try live.barter(argument1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.barterCalls = [] }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var barterStub: @Sendable (Int) throws(ExchangeError) -> String {
        get { storage.withLock { $0.barterStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { Swift.swap(&$0.barterStub, &value) }
        }
    }

    func barter(_ value: Int) throws(ExchangeError) -> String {
        storage.append(value, to: \.barterCalls)
        storage.order?.add("barter(_:)")
        return try storage.barterStub(value)
    }

    static var swap: Int {
        get { staticStorage.swap }
        set { staticStorage.swap = newValue }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var tradeStub: @Sendable (Int) throws(ExchangeError) -> String {
        get { staticStorage.withLock { $0.tradeStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { Swift.swap(&$0.tradeStub, &value) }
        }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        staticStorage.append(value, to: \.tradeCalls)
        return try staticStorage.tradeStub(value)
    }
}

/// A spy of `Sink`, yours to edit.
final class SinkSpy<VoidValue>: Sink {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Sink>(forwardingTo live: Live) where Live.`Void` == VoidValue { pourStub = { live.pour($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { pourCalls = [] }

    // MARK: pour(_:)
    var pourCalls: [VoidValue] = []
    var pourStub: (VoidValue) -> Void = { _ in }
    func pour(_ value: VoidValue) {
        pourCalls.append(value)
        order?.add("pour(_:)")
        pourStub(value)
    }
}
