import HiddenFunctions

/// A mock of `Alarm`, yours to edit.
nonisolated final class AlarmMock: Alarm {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += raiseFatalErrorExpectations.unmet(raiseFatalErrorCalls, of: "raise(fatalError:)")
        unmet += clearExpectations.unmet(clearCalls, of: "clear(_:)")
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: raise(fatalError:)
    var raiseFatalErrorCalls: [Int] = []
    var raiseFatalErrorStub: (Int) -> Int = { _ in 0 }
    var raiseFatalErrorExpectations: [ExpectedCalls<Int>] = []
    func raise(fatalError: Int) -> Int {
        raiseFatalErrorCalls.append(fatalError)
        return raiseFatalErrorStub(fatalError)
    }

    // MARK: clear(_:)
    var clearCalls: [String] = []
    var clearExpectations: [ExpectedCalls<String>] = []
    func clear(_ fatalError: String) { clearCalls.append(fatalError) }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    struct SubscriptSetCall: RecordedCall { let fatalError: Int, newValue: String }
    var subscriptSetCalls: [SubscriptSetCall] = []
    var subscriptExpectations: [ExpectedCalls<Int>] = []
    subscript(fatalError: Int) -> String {
        get {
            subscriptCalls.append(fatalError)
            return subscriptStub(fatalError)
        }
        set { subscriptSetCalls.append(.init(fatalError: fatalError, newValue: newValue)) }
    }
}

/// A mock of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeMock: Exchange {
    struct StaticStorage {
        var swapSetCalls: [Int] = []
        var swap = 0 { didSet { swapSetCalls.append(swap) } }
        var tradeCalls: [Int] = []
        var tradeStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in "" }
        var tradeExpectations: [ExpectedCalls<Int>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.tradeExpectations.unmet(Self.staticStorage.tradeCalls, of: "trade(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterMock: Barter {
    struct Storage {
        var barterCalls: [Int] = []
        var barterStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in "" }
        var barterExpectations: [ExpectedCalls<Int>] = []
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
        var tradeExpectations: [ExpectedCalls<Int>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.barterExpectations.unmet(storage.barterCalls, of: "barter(_:)")
        unmet += Self.staticStorage.tradeExpectations.unmet(Self.staticStorage.tradeCalls, of: "trade(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Sink`, yours to edit.
nonisolated final class SinkMock<VoidValue>: Sink {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pourExpectations.unmet(pourCalls, of: "pour(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: pour(_:)
    var pourCalls: [VoidValue] = []
    var pourExpectations: [ExpectedCalls<VoidValue>] = []
    func pour(_ value: VoidValue) { pourCalls.append(value) }
}
