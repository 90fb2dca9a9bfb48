import HiddenFunctions

/// A stub of `Alarm`, yours to edit.
final class AlarmStub: Alarm {
    // MARK: raise(fatalError:)
    var raiseFatalErrorStub: (Int) -> Int = { _ in 0 }
    func raise(fatalError: Int) -> Int { raiseFatalErrorStub(fatalError) }

    func clear(_ fatalError: String) {}

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(fatalError: Int) -> String {
        get { subscriptStub(fatalError) }
        set {}
    }
}

/// A stub of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeStub: Exchange {
    struct StaticStorage {
        var swap = 0
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

    static func trade(_ value: Int) throws(ExchangeError) -> String { try staticStorage.tradeStub(value) }
}

/// A stub of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterStub: Barter {
    struct Storage {
        var barterStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var swap = 0
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

    func barter(_ value: Int) throws(ExchangeError) -> String { try storage.barterStub(value) }

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

    static func trade(_ value: Int) throws(ExchangeError) -> String { try staticStorage.tradeStub(value) }
}

/// A stub of `Sink`, yours to edit.
final class SinkStub<VoidValue>: Sink {
    func pour(_ value: VoidValue) {}
}
