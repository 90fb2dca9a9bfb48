import HiddenFunctions

/// A client of `Alarm`, yours to edit.
struct AlarmClient: Alarm {
    /// A client whose members fail until they are set.
    static var unimplemented: AlarmClient { AlarmClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Alarm) {
        var live = live
        onRaiseFatalError = { live.raise(fatalError: $0) }
        onClear = { live.clear($0) }
        onSubscript = { live[$0] }
        onSetSubscript = { live[$0] = $1 }
    }

    // MARK: raise(fatalError:)
    var onRaiseFatalError: (Int) -> Int = { _ in
        TestIssue.report("AlarmClient.onRaiseFatalError is not set", returning: 0)
    }
    func raise(fatalError: Int) -> Int { onRaiseFatalError(fatalError) }

    // MARK: clear(_:)
    var onClear: (String) -> Void = { _ in TestIssue.report("AlarmClient.onClear is not set") }
    func clear(_ fatalError: String) { onClear(fatalError) }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in TestIssue.report("AlarmClient.onSubscript is not set", returning: "") }
    var onSetSubscript: (Int, String) -> Void = { _, _ in TestIssue.report("AlarmClient.onSetSubscript is not set") }
    subscript(fatalError: Int) -> String {
        get { onSubscript(fatalError) }
        set { onSetSubscript(fatalError, newValue) }
    }
}

/// A client of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeClient: Exchange {
    /// A client whose members fail until they are set.
    static var unimplemented: ExchangeClient { ExchangeClient() }

    init() {}

    struct StaticStorage {
        var onSwap: @Sendable () -> Int = { TestIssue.report("ExchangeClient.onSwap is not set", returning: 0) }
        var onSetSwap: @Sendable (Int) -> Void = { _ in TestIssue.report("ExchangeClient.onSetSwap is not set") }
        var onTrade: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            TestIssue.report("ExchangeClient.onTrade is not set", returning: "")
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

    static var swap: Int {
        get { staticStorage.onSwap() }
        set { staticStorage.onSetSwap(newValue) }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var onTrade: @Sendable (Int) throws(ExchangeError) -> String {
        get { staticStorage.withLock { $0.onTrade } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { Swift.swap(&$0.onTrade, &value) }
        }
    }
    static func trade(_ value: Int) throws(ExchangeError) -> String { try staticStorage.onTrade(value) }
}

/// A client of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterClient: Barter {
    /// A client whose members fail until they are set.
    static var unimplemented: BarterClient { BarterClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `swap` and `trade(_:)`, which have to be set.
    init(_ live: some Barter) {
        onBarter = { (value) throws(ExchangeError) in try live.barter(value) }
    }

    struct Storage {
        var onBarter: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            TestIssue.report("BarterClient.onBarter is not set", returning: "")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var onSwap: @Sendable () -> Int = { TestIssue.report("BarterClient.onSwap is not set", returning: 0) }
        var onSetSwap: @Sendable (Int) -> Void = { _ in TestIssue.report("BarterClient.onSetSwap is not set") }
        var onTrade: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            TestIssue.report("BarterClient.onTrade is not set", returning: "")
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

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var onBarter: @Sendable (Int) throws(ExchangeError) -> String {
        get { storage.withLock { $0.onBarter } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { Swift.swap(&$0.onBarter, &value) }
        }
    }
    func barter(_ value: Int) throws(ExchangeError) -> String { try storage.onBarter(value) }

    static var swap: Int {
        get { staticStorage.onSwap() }
        set { staticStorage.onSetSwap(newValue) }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    static var onTrade: @Sendable (Int) throws(ExchangeError) -> String {
        get { staticStorage.withLock { $0.onTrade } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            staticStorage.withLock { Swift.swap(&$0.onTrade, &value) }
        }
    }
    static func trade(_ value: Int) throws(ExchangeError) -> String { try staticStorage.onTrade(value) }
}

/// A client of `Sink`, yours to edit.
struct SinkClient<VoidValue>: Sink {
    /// A client whose members fail until they are set.
    static var unimplemented: SinkClient { SinkClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Sink>(_ live: Live) where Live.`Void` == VoidValue {
        onPour = { live.pour($0) }
    }

    // MARK: pour(_:)
    var onPour: (VoidValue) -> Void = { _ in TestIssue.report("SinkClient.onPour is not set") }
    func pour(_ value: VoidValue) { onPour(value) }
}
