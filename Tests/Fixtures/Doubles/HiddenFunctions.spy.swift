import HiddenFunctions

/// A spy of `Alarm`, yours to edit.
final class AlarmSpy: Alarm {
    // MARK: raise(fatalError:)
    var raiseFatalErrorCalls: [Int] = []
    var raiseFatalErrorStub: (Int) -> Int = { _ in 0 }
    func raise(fatalError: Int) -> Int {
        raiseFatalErrorCalls.append(fatalError)
        return raiseFatalErrorStub(fatalError)
    }

    // MARK: clear(_:)
    var clearCalls: [String] = []
    func clear(_ fatalError: String) { clearCalls.append(fatalError) }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    struct SubscriptSetCall: RecordedCall { let fatalError: Int, newValue: String }
    var subscriptSetCalls: [SubscriptSetCall] = []
    subscript(fatalError: Int) -> String {
        get {
            subscriptCalls.append(fatalError)
            return subscriptStub(fatalError)
        }
        set { subscriptSetCalls.append(.init(fatalError: fatalError, newValue: newValue)) }
    }
}

/// A spy of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeSpy: Exchange {
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
    struct Storage {
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
    // MARK: pour(_:)
    var pourCalls: [VoidValue] = []
    func pour(_ value: VoidValue) { pourCalls.append(value) }
}
