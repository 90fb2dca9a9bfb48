import HiddenFunctions

/// A mock of `Alarm`, yours to edit.
final class AlarmMock: Alarm {
    // MARK: raise(fatalError:)
    var raiseFatalErrorCallsCount = 0
    var raiseFatalErrorCalled: Bool { raiseFatalErrorCallsCount > 0 }
    var raiseFatalErrorReceivedFatalError: Int?
    var raiseFatalErrorReceivedInvocations: [Int] = []
    var raiseFatalErrorReturnValue: Int = 0
    var raiseFatalErrorClosure: ((Int) -> Int)?
    func raise(fatalError: Int) -> Int {
        raiseFatalErrorCallsCount += 1
        raiseFatalErrorReceivedFatalError = fatalError
        raiseFatalErrorReceivedInvocations.append(fatalError)
        if let raiseFatalErrorClosure { return raiseFatalErrorClosure(fatalError) }
        return raiseFatalErrorReturnValue
    }

    // MARK: clear(_:)
    var clearCallsCount = 0
    var clearCalled: Bool { clearCallsCount > 0 }
    var clearReceivedFatalError: String?
    var clearReceivedInvocations: [String] = []
    var clearClosure: ((String) -> Void)?
    func clear(_ fatalError: String) {
        clearCallsCount += 1
        clearReceivedFatalError = fatalError
        clearReceivedInvocations.append(fatalError)
        clearClosure?(fatalError)
    }

    // MARK: subscript(_:)
    var subscriptCallsCount = 0
    var subscriptCalled: Bool { subscriptCallsCount > 0 }
    var subscriptReceivedFatalError: Int?
    var subscriptReceivedInvocations: [Int] = []
    var subscriptReturnValue: String = ""
    var subscriptClosure: ((Int) -> String)?
    var subscriptSetClosure: ((Int, String) -> Void)?
    subscript(fatalError: Int) -> String {
        get {
            subscriptCallsCount += 1
            subscriptReceivedFatalError = fatalError
            subscriptReceivedInvocations.append(fatalError)
            if let subscriptClosure { return subscriptClosure(fatalError) }
            return subscriptReturnValue
        }
        set { subscriptSetClosure?(fatalError, newValue) }
    }
}

/// A mock of `Exchange`, yours to edit.
@dynamicMemberLookup
nonisolated final class ExchangeMock: Exchange {
    struct StaticStorage {
        var underlyingSwap: Int = 0
        var tradeCallsCount = 0
        var tradeReceivedValue: Int?
        var tradeReceivedInvocations: [Int] = []
        var tradeThrowableError: ExchangeError?
        var tradeReturnValue: String = ""
        var tradeClosure: (@Sendable (Int) throws(ExchangeError) -> String)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.tradeCallsCount = 0
        staticStorage.tradeReceivedValue = nil
        staticStorage.tradeReceivedInvocations = []
        staticStorage.tradeThrowableError = nil
        staticStorage.tradeClosure = nil
    }

    static var swap: Int {
        get { staticStorage.underlyingSwap }
        set { staticStorage.underlyingSwap = newValue }
    }

    static var tradeClosure: (@Sendable (Int) throws(ExchangeError) -> String)? {
        get { staticStorage.withLock { $0.tradeClosure } }
        set { staticStorage.withLock { $0.tradeClosure = newValue } }
    }

    static var tradeCalled: Bool { staticStorage.tradeCallsCount > 0 }
    static func trade(_ value: Int) throws(ExchangeError) -> String {
        staticStorage.withLock {
            $0.tradeCallsCount += 1
            $0.tradeReceivedValue = value
            $0.tradeReceivedInvocations.append(value)
        }
        if let tradeThrowableError = staticStorage.tradeThrowableError { throw tradeThrowableError }
        if let tradeClosure = staticStorage.tradeClosure { return try tradeClosure(value) }
        return staticStorage.tradeReturnValue
    }
}

/// A mock of `Barter`, yours to edit.
@dynamicMemberLookup
final class BarterMock: Barter {
    struct Storage {
        var barterCallsCount = 0
        var barterReceivedValue: Int?
        var barterReceivedInvocations: [Int] = []
        var barterThrowableError: ExchangeError?
        var barterReturnValue: String = ""
        var barterClosure: (@Sendable (Int) throws(ExchangeError) -> String)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var underlyingSwap: Int = 0
        var tradeCallsCount = 0
        var tradeReceivedValue: Int?
        var tradeReceivedInvocations: [Int] = []
        var tradeThrowableError: ExchangeError?
        var tradeReturnValue: String = ""
        var tradeClosure: (@Sendable (Int) throws(ExchangeError) -> String)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.tradeCallsCount = 0
        staticStorage.tradeReceivedValue = nil
        staticStorage.tradeReceivedInvocations = []
        staticStorage.tradeThrowableError = nil
        staticStorage.tradeClosure = nil
    }

    var barterClosure: (@Sendable (Int) throws(ExchangeError) -> String)? {
        get { storage.withLock { $0.barterClosure } }
        set { storage.withLock { $0.barterClosure = newValue } }
    }

    var barterCalled: Bool { storage.barterCallsCount > 0 }
    func barter(_ value: Int) throws(ExchangeError) -> String {
        storage.withLock {
            $0.barterCallsCount += 1
            $0.barterReceivedValue = value
            $0.barterReceivedInvocations.append(value)
        }
        if let barterThrowableError = storage.barterThrowableError { throw barterThrowableError }
        if let barterClosure = storage.barterClosure { return try barterClosure(value) }
        return storage.barterReturnValue
    }

    static var swap: Int {
        get { staticStorage.underlyingSwap }
        set { staticStorage.underlyingSwap = newValue }
    }

    static var tradeClosure: (@Sendable (Int) throws(ExchangeError) -> String)? {
        get { staticStorage.withLock { $0.tradeClosure } }
        set { staticStorage.withLock { $0.tradeClosure = newValue } }
    }

    static var tradeCalled: Bool { staticStorage.tradeCallsCount > 0 }
    static func trade(_ value: Int) throws(ExchangeError) -> String {
        staticStorage.withLock {
            $0.tradeCallsCount += 1
            $0.tradeReceivedValue = value
            $0.tradeReceivedInvocations.append(value)
        }
        if let tradeThrowableError = staticStorage.tradeThrowableError { throw tradeThrowableError }
        if let tradeClosure = staticStorage.tradeClosure { return try tradeClosure(value) }
        return staticStorage.tradeReturnValue
    }
}

/// A mock of `Sink`, yours to edit.
final class SinkMock<VoidValue>: Sink {
    // MARK: pour(_:)
    var pourCallsCount = 0
    var pourCalled: Bool { pourCallsCount > 0 }
    var pourReceivedValue: VoidValue?
    var pourReceivedInvocations: [VoidValue] = []
    var pourClosure: ((VoidValue) -> Void)?
    func pour(_ value: VoidValue) {
        pourCallsCount += 1
        pourReceivedValue = value
        pourReceivedInvocations.append(value)
        pourClosure?(value)
    }
}
