import HiddenFunctions

/// A spy of `Alarm`, yours to edit.
final class AlarmSpy: Alarm {
    var order: CallOrder? { didSet { Unused.reads("AlarmSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        raiseFatalErrorCalls = []
        clearCalls = []
        subscriptCalls = []
        subscriptSetCalls = []
    }

    // MARK: raise(fatalError:)
    @Recorded("AlarmSpy.raise(fatalError:)") var raiseFatalErrorCalls: [Int] = []
    @Stubbed("AlarmSpy.raiseFatalErrorStub") var raiseFatalErrorStub: (Int) -> Int = { _ in 0 }
    func raise(fatalError: Int) -> Int {
        $raiseFatalErrorCalls.append(fatalError)
        order?.add("raise(fatalError:)")
        return raiseFatalErrorStub(fatalError)
    }

    // MARK: clear(_:)
    @Recorded("AlarmSpy.clear(_:)") var clearCalls: [String] = []
    func clear(_ fatalError: String) {
        $clearCalls.append(fatalError)
        order?.add("clear(_:)")
    }

    // MARK: subscript(_:)
    @Recorded("AlarmSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("AlarmSpy.subscriptStub") var subscriptStub: (Int) -> String = { _ in "" }
    struct SubscriptSetCall: RecordedCall { let fatalError: Int, newValue: String }
    @Recorded("AlarmSpy.subscript(_:)") var subscriptSetCalls: [SubscriptSetCall] = []
    subscript(fatalError: Int) -> String {
        get {
            $subscriptCalls.append(fatalError)
            order?.add("subscript(_:)")
            return subscriptStub(fatalError)
        }
        set {
            $subscriptSetCalls.append(.init(fatalError: fatalError, newValue: newValue))
            order?.add("subscript(_:)")
        }
    }
}

/// A spy of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeSpy: Exchange {
    struct StaticStorage {
        @Recorded("ExchangeSpy.swap") var swapSetCalls: [Int] = []
        var swap = 0 { didSet { $swapSetCalls.append(swap) } }
        @Recorded("ExchangeSpy.trade(_:)") var tradeCalls: [Int] = []
        @Stubbed(behindLock: "ExchangeSpy.tradeStub") var tradeStub: @Sendable (Int) throws(ExchangeError) -> String = {
            _ in
            ""
        }
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
        staticStorage.withLock { $0.$tradeCalls.append(value) }
        return try staticStorage.tradeStub(value)
    }
}

/// A spy of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterSpy: Barter {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("BarterSpy") } }
        @Recorded("BarterSpy.barter(_:)") var barterCalls: [Int] = []
        @Stubbed(behindLock: "BarterSpy.barterStub") var barterStub: @Sendable (Int) throws(ExchangeError) -> String = {
            _ in
            ""
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("BarterSpy.swap") var swapSetCalls: [Int] = []
        var swap = 0 { didSet { $swapSetCalls.append(swap) } }
        @Recorded("BarterSpy.trade(_:)") var tradeCalls: [Int] = []
        @Stubbed(behindLock: "BarterSpy.tradeStub") var tradeStub: @Sendable (Int) throws(ExchangeError) -> String = {
            _ in
            ""
        }
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
        storage.withLock { $0.$barterCalls.append(value) }
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
        staticStorage.withLock { $0.$tradeCalls.append(value) }
        return try staticStorage.tradeStub(value)
    }
}

/// A spy of `Sink`, yours to edit.
final class SinkSpy<VoidValue>: Sink {
    var order: CallOrder? { didSet { Unused.reads("SinkSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { pourCalls = [] }

    // MARK: pour(_:)
    @Recorded("SinkSpy.pour(_:)") var pourCalls: [VoidValue] = []
    func pour(_ value: VoidValue) {
        $pourCalls.append(value)
        order?.add("pour(_:)")
    }
}
