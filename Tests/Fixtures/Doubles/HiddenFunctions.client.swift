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
    var onRaiseFatalError: (Int) -> Int = { _ in fatalError("AlarmClient.onRaiseFatalError is not set") }
    func raise(fatalError: Int) -> Int { onRaiseFatalError(fatalError) }

    // MARK: clear(_:)
    var onClear: (String) -> Void = { _ in fatalError("AlarmClient.onClear is not set") }
    func clear(_ fatalError: String) { onClear(fatalError) }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in fatalError("AlarmClient.onSubscript is not set") }
    var onSetSubscript: (Int, String) -> Void = { _, _ in fatalError("AlarmClient.onSetSubscript is not set") }
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
        var onSwap: @Sendable () -> Int = { fatalError("ExchangeClient.onSwap is not set") }
        var onSetSwap: @Sendable (Int) -> Void = { _ in fatalError("ExchangeClient.onSetSwap is not set") }
        var onTrade: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            fatalError("ExchangeClient.onTrade is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

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

    static var onTrade: @Sendable (Int) throws(ExchangeError) -> String {
        get { staticStorage.withLock { $0.onTrade } }
        set {
            // What is replaced is freed when the lock is open again.
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
            fatalError("BarterClient.onBarter is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var onSwap: @Sendable () -> Int = { fatalError("BarterClient.onSwap is not set") }
        var onSetSwap: @Sendable (Int) -> Void = { _ in fatalError("BarterClient.onSetSwap is not set") }
        var onTrade: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            fatalError("BarterClient.onTrade is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { Swift.swap(&$0, &former) }
    }

    var onBarter: @Sendable (Int) throws(ExchangeError) -> String {
        get { storage.withLock { $0.onBarter } }
        set {
            // What is replaced is freed when the lock is open again.
            var value = newValue
            storage.withLock { Swift.swap(&$0.onBarter, &value) }
        }
    }
    func barter(_ value: Int) throws(ExchangeError) -> String { try storage.onBarter(value) }

    static var swap: Int {
        get { staticStorage.onSwap() }
        set { staticStorage.onSetSwap(newValue) }
    }

    static var onTrade: @Sendable (Int) throws(ExchangeError) -> String {
        get { staticStorage.withLock { $0.onTrade } }
        set {
            // What is replaced is freed when the lock is open again.
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
    var onPour: (VoidValue) -> Void = { _ in fatalError("SinkClient.onPour is not set") }
    func pour(_ value: VoidValue) { onPour(value) }
}
