import HiddenFunctions

/// A fake of `Alarm`, yours to edit.
final class AlarmFake: Alarm {
    // MARK: raise(fatalError:)
    var raiseFatalErrorStub: (Int) -> Int = { _ in
        TestIssue.report("AlarmFake.raiseFatalErrorStub is not set", returning: 0)
    }
    func raise(fatalError: Int) -> Int { raiseFatalErrorStub(fatalError) }

    func clear(_ fatalError: String) {}

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in TestIssue.report("AlarmFake.subscriptStub is not set", returning: "") }
    var subscriptSetStub: (Int, String) -> Void = { _, _ in TestIssue.report("AlarmFake.subscriptSetStub is not set") }
    subscript(fatalError: Int) -> String {
        get { subscriptStub(fatalError) }
        set { subscriptSetStub(fatalError, newValue) }
    }
}

/// A fake of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeFake: Exchange {
    struct StaticStorage {
        var swap = 0
        var tradeStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            TestIssue.report("ExchangeFake.tradeStub is not set", returning: "")
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
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

/// A fake of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterFake: Barter {
    struct Storage {
        var barterStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            TestIssue.report("BarterFake.barterStub is not set", returning: "")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var swap = 0
        var tradeStub: @Sendable (Int) throws(ExchangeError) -> String = { _ in
            TestIssue.report("BarterFake.tradeStub is not set", returning: "")
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
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

/// A fake of `Sink`, yours to edit.
final class SinkFake<VoidValue>: Sink {
    func pour(_ value: VoidValue) {}
}
