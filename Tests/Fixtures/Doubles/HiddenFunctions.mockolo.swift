import HiddenFunctions

/// A mock of `Alarm`, yours to edit.
final class AlarmMock: Alarm {
    // MARK: raise(fatalError:)
    var raiseCallCount = 0
    var raiseArgValues: [Int] = []
    var raiseHandler: ((Int) -> Int)?
    func raise(fatalError: Int) -> Int {
        raiseCallCount += 1
        raiseArgValues.append(fatalError)
        if let raiseHandler { return raiseHandler(fatalError) }
        return 0
    }

    // MARK: clear(_:)
    var clearCallCount = 0
    var clearArgValues: [String] = []
    var clearHandler: ((String) -> Void)?
    func clear(_ fatalError: String) {
        clearCallCount += 1
        clearArgValues.append(fatalError)
        if let clearHandler { clearHandler(fatalError) }
    }

    // MARK: subscript(_:)
    var subscriptCallCount = 0
    var subscriptHandler: ((Int) -> String)?
    var subscriptSetCallCount = 0
    var subscriptSetHandler: ((Int, String) -> Void)?
    subscript(fatalError: Int) -> String {
        get {
            subscriptCallCount += 1
            if let subscriptHandler { return subscriptHandler(fatalError) }
            return ""
        }
        set {
            subscriptSetCallCount += 1
            subscriptSetHandler?(fatalError, newValue)
        }
    }
}

/// A mock of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeMock: Exchange {
    struct StaticStorage {
        var swapSetCallCount = 0
        var swap: Int = 0
        var tradeCallCount = 0
        var tradeArgValues: [Int] = []
        var tradeHandler: (@Sendable (Int) throws(ExchangeError) -> String)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static var swap: Int {
        get { staticStorage.swap }
        set {
            staticStorage.withLock {
                $0.swap = newValue
                $0.swapSetCallCount += 1
            }
        }
    }

    static var tradeHandler: (@Sendable (Int) throws(ExchangeError) -> String)? {
        get { staticStorage.withLock { $0.tradeHandler } }
        set { staticStorage.withLock { $0.tradeHandler = newValue } }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        staticStorage.withLock {
            $0.tradeCallCount += 1
            $0.tradeArgValues.append(value)
        }
        if let tradeHandler = staticStorage.tradeHandler { return try tradeHandler(value) }
        return ""
    }
}

/// A mock of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterMock: Barter {
    struct Storage {
        var barterCallCount = 0
        var barterArgValues: [Int] = []
        var barterHandler: (@Sendable (Int) throws(ExchangeError) -> String)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var swapSetCallCount = 0
        var swap: Int = 0
        var tradeCallCount = 0
        var tradeArgValues: [Int] = []
        var tradeHandler: (@Sendable (Int) throws(ExchangeError) -> String)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    var barterHandler: (@Sendable (Int) throws(ExchangeError) -> String)? {
        get { storage.withLock { $0.barterHandler } }
        set { storage.withLock { $0.barterHandler = newValue } }
    }

    func barter(_ value: Int) throws(ExchangeError) -> String {
        storage.withLock {
            $0.barterCallCount += 1
            $0.barterArgValues.append(value)
        }
        if let barterHandler = storage.barterHandler { return try barterHandler(value) }
        return ""
    }

    static var swap: Int {
        get { staticStorage.swap }
        set {
            staticStorage.withLock {
                $0.swap = newValue
                $0.swapSetCallCount += 1
            }
        }
    }

    static var tradeHandler: (@Sendable (Int) throws(ExchangeError) -> String)? {
        get { staticStorage.withLock { $0.tradeHandler } }
        set { staticStorage.withLock { $0.tradeHandler = newValue } }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        staticStorage.withLock {
            $0.tradeCallCount += 1
            $0.tradeArgValues.append(value)
        }
        if let tradeHandler = staticStorage.tradeHandler { return try tradeHandler(value) }
        return ""
    }
}

/// A mock of `Sink`, yours to edit.
final class SinkMock<VoidValue>: Sink {
    // MARK: pour(_:)
    var pourCallCount = 0
    var pourArgValues: [VoidValue] = []
    var pourHandler: ((VoidValue) -> Void)?
    func pour(_ value: VoidValue) {
        pourCallCount += 1
        pourArgValues.append(value)
        if let pourHandler { pourHandler(value) }
    }
}
