import Overloads

/// A mock of `Archive`, yours to edit.
nonisolated final class ArchiveMock: Archive {
    // MARK: save(_:)
    var saveCallsCount = 0
    var saveCalled: Bool { saveCallsCount > 0 }
    var saveReceivedText: String?
    var saveReceivedInvocations: [String] = []
    var saveClosure: ((String) -> Void)?
    func save(_ text: String) {
        saveCallsCount += 1
        saveReceivedText = text
        saveReceivedInvocations.append(text)
        saveClosure?(text)
    }

    // MARK: save(_:)
    var saveNumberIntVoidCallsCount = 0
    var saveNumberIntVoidCalled: Bool { saveNumberIntVoidCallsCount > 0 }
    var saveNumberIntVoidReceivedNumber: Int?
    var saveNumberIntVoidReceivedInvocations: [Int] = []
    var saveNumberIntVoidClosure: ((Int) -> Void)?
    func save(_ number: Int) {
        saveNumberIntVoidCallsCount += 1
        saveNumberIntVoidReceivedNumber = number
        saveNumberIntVoidReceivedInvocations.append(number)
        saveNumberIntVoidClosure?(number)
    }

    // MARK: save(_:)
    var saveNumberIntVoid2CallsCount = 0
    var saveNumberIntVoid2Called: Bool { saveNumberIntVoid2CallsCount > 0 }
    var saveNumberIntVoid2ReceivedNumber: Int?
    var saveNumberIntVoid2ReceivedInvocations: [Int?] = []
    var saveNumberIntVoid2ThrowableError: (any Error)?
    var saveNumberIntVoid2Closure: ((Int?) throws -> Void)?
    func save(_ number: Int?) throws {
        saveNumberIntVoid2CallsCount += 1
        saveNumberIntVoid2ReceivedNumber = number
        saveNumberIntVoid2ReceivedInvocations.append(number)
        if let saveNumberIntVoid2ThrowableError { throw saveNumberIntVoid2ThrowableError }
        try saveNumberIntVoid2Closure?(number)
    }

    // MARK: save(_:to:)
    var saveToCallsCount = 0
    var saveToCalled: Bool { saveToCallsCount > 0 }
    var saveToReceivedArguments: (text: String, path: String)?
    var saveToReceivedInvocations: [(text: String, path: String)] = []
    var saveToClosure: ((String, String) -> Void)?
    func save(_ text: String, to path: String) {
        saveToCallsCount += 1
        saveToReceivedArguments = (text, path)
        saveToReceivedInvocations.append((text, path))
        saveToClosure?(text, path)
    }

    // MARK: value()
    var valueCallsCount = 0
    var valueCalled: Bool { valueCallsCount > 0 }
    var valueReturnValue: Int = 0
    var valueClosure: (() -> Int)?
    func value() -> Int {
        valueCallsCount += 1
        if let valueClosure { return valueClosure() }
        return valueReturnValue
    }

    // MARK: value()
    var valueStringCallsCount = 0
    var valueStringCalled: Bool { valueStringCallsCount > 0 }
    var valueStringReturnValue: String = ""
    var valueStringClosure: (() -> String)?
    func value() -> String {
        valueStringCallsCount += 1
        if let valueStringClosure { return valueStringClosure() }
        return valueStringReturnValue
    }

    // MARK: refresh()
    var refreshCallsCount = 0
    var refreshCalled: Bool { refreshCallsCount > 0 }
    var refreshClosure: (() -> Void)?
    func refresh() {
        refreshCallsCount += 1
        refreshClosure?()
    }

    // MARK: refresh()
    var refreshVoidCallsCount = 0
    var refreshVoidCalled: Bool { refreshVoidCallsCount > 0 }
    var refreshVoidThrowableError: (any Error)?
    var refreshVoidClosure: (() async throws -> Void)?
    func refresh() async throws {
        refreshVoidCallsCount += 1
        if let refreshVoidThrowableError { throw refreshVoidThrowableError }
        try await refreshVoidClosure?()
    }

    // MARK: load(_:)
    var loadCallsCount = 0
    var loadCalled: Bool { loadCallsCount > 0 }
    var loadReceivedValues: [String: Int]?
    var loadReceivedInvocations: [[String: Int]] = []
    var loadClosure: (([String: Int]) -> Void)?
    func load(_ values: [String: Int]) {
        loadCallsCount += 1
        loadReceivedValues = values
        loadReceivedInvocations.append(values)
        loadClosure?(values)
    }

    // MARK: load(_:)
    var loadTDecodableValuesTTCallsCount = 0
    var loadTDecodableValuesTTCalled: Bool { loadTDecodableValuesTTCallsCount > 0 }
    var loadTDecodableValuesTTReceivedValues: (any Decodable)?
    var loadTDecodableValuesTTReceivedInvocations: [any Decodable] = []
    var loadTDecodableValuesTTReturnValue: Any?
    var loadTDecodableValuesTTClosure: ((any Decodable) -> Any?)?
    func load<T: Decodable>(_ values: T) -> T? {
        loadTDecodableValuesTTCallsCount += 1
        loadTDecodableValuesTTReceivedValues = values
        loadTDecodableValuesTTReceivedInvocations.append(values)
        if let loadTDecodableValuesTTClosure { return loadTDecodableValuesTTClosure(values) as? T }
        return loadTDecodableValuesTTReturnValue as? T
    }

    // MARK: loadCalls()
    var loadCallsCallsCount = 0
    var loadCallsCalled: Bool { loadCallsCallsCount > 0 }
    var loadCallsReturnValue: Int = 0
    var loadCallsClosure: (() -> Int)?
    func loadCalls() -> Int {
        loadCallsCallsCount += 1
        if let loadCallsClosure { return loadCallsClosure() }
        return loadCallsReturnValue
    }

    // MARK: subscript(_:)
    var subscriptCallsCount = 0
    var subscriptCalled: Bool { subscriptCallsCount > 0 }
    var subscriptReceivedIndex: Int?
    var subscriptReceivedInvocations: [Int] = []
    var subscriptReturnValue: String = ""
    var subscriptClosure: ((Int) -> String)?
    subscript(index: Int) -> String {
        get {
            subscriptCallsCount += 1
            subscriptReceivedIndex = index
            subscriptReceivedInvocations.append(index)
            if let subscriptClosure { return subscriptClosure(index) }
            return subscriptReturnValue
        }
    }

    // MARK: subscript(_:fallback:)
    var subscriptFallbackCallsCount = 0
    var subscriptFallbackCalled: Bool { subscriptFallbackCallsCount > 0 }
    var subscriptFallbackReceivedArguments: (index: Int, text: String)?
    var subscriptFallbackReceivedInvocations: [(index: Int, text: String)] = []
    var subscriptFallbackReturnValue: String = ""
    var subscriptFallbackClosure: ((Int, String) -> String)?
    var subscriptFallbackSetClosure: ((Int, String, String) -> Void)?
    subscript(index: Int, fallback text: String) -> String {
        get {
            subscriptFallbackCallsCount += 1
            subscriptFallbackReceivedArguments = (index, text)
            subscriptFallbackReceivedInvocations.append((index, text))
            if let subscriptFallbackClosure { return subscriptFallbackClosure(index, text) }
            return subscriptFallbackReturnValue
        }
        set { subscriptFallbackSetClosure?(index, text, newValue) }
    }

    // MARK: subscript(named:)
    var subscriptNamedCallsCount = 0
    var subscriptNamedCalled: Bool { subscriptNamedCallsCount > 0 }
    var subscriptNamedReceivedName: String?
    var subscriptNamedReceivedInvocations: [String] = []
    var subscriptNamedThrowableError: (any Error)?
    var subscriptNamedReturnValue: Int = 0
    var subscriptNamedClosure: ((String) async throws -> Int)?
    subscript(named name: String) -> Int {
        get async throws {
            subscriptNamedCallsCount += 1
            subscriptNamedReceivedName = name
            subscriptNamedReceivedInvocations.append(name)
            if let subscriptNamedThrowableError { throw subscriptNamedThrowableError }
            if let subscriptNamedClosure { return try await subscriptNamedClosure(name) }
            return subscriptNamedReturnValue
        }
    }
}

/// A mock of `Amount`, yours to edit.
@dynamicMemberLookup
nonisolated final class AmountMock: Amount {
    init() {}

    struct StaticStorage {
        var lessThanLhsRhsCallsCount = 0
        var lessThanLhsRhsReceivedArguments: (lhs: AmountMock, rhs: AmountMock)?
        var lessThanLhsRhsReceivedInvocations: [(lhs: AmountMock, rhs: AmountMock)] = []
        var lessThanLhsRhsReturnValue: Bool = false
        var lessThanLhsRhsClosure: (@Sendable (AmountMock, AmountMock) -> Bool)?
        var plusLhsRhsCallsCount = 0
        var plusLhsRhsReceivedArguments: (lhs: AmountMock, rhs: AmountMock)?
        var plusLhsRhsReceivedInvocations: [(lhs: AmountMock, rhs: AmountMock)] = []
        var plusLhsRhsReturnValue: AmountMock = AmountMock()
        var plusLhsRhsClosure: (@Sendable (AmountMock, AmountMock) -> AmountMock)?
        var plusAssignLhsRhsCallsCount = 0
        var plusAssignLhsRhsReceivedArguments: (lhs: AmountMock, rhs: AmountMock)?
        var plusAssignLhsRhsReceivedInvocations: [(lhs: AmountMock, rhs: AmountMock)] = []
        var plusAssignLhsRhsClosure: (@Sendable (inout AmountMock, AmountMock) -> Void)?
        var minusValueCallsCount = 0
        var minusValueReceivedValue: AmountMock?
        var minusValueReceivedInvocations: [AmountMock] = []
        var minusValueReturnValue: AmountMock = AmountMock()
        var minusValueClosure: (@Sendable (AmountMock) -> AmountMock)?
        var equalToLhsRhsCallsCount = 0
        var equalToLhsRhsReceivedArguments: (lhs: AmountMock, rhs: Int)?
        var equalToLhsRhsReceivedInvocations: [(lhs: AmountMock, rhs: Int)] = []
        var equalToLhsRhsReturnValue: Bool = false
        var equalToLhsRhsClosure: (@Sendable (AmountMock, Int) -> Bool)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.lessThanLhsRhsCallsCount = 0
        staticStorage.lessThanLhsRhsReceivedArguments = nil
        staticStorage.lessThanLhsRhsReceivedInvocations = []
        staticStorage.lessThanLhsRhsClosure = nil
        staticStorage.plusLhsRhsCallsCount = 0
        staticStorage.plusLhsRhsReceivedArguments = nil
        staticStorage.plusLhsRhsReceivedInvocations = []
        staticStorage.plusLhsRhsClosure = nil
        staticStorage.plusAssignLhsRhsCallsCount = 0
        staticStorage.plusAssignLhsRhsReceivedArguments = nil
        staticStorage.plusAssignLhsRhsReceivedInvocations = []
        staticStorage.plusAssignLhsRhsClosure = nil
        staticStorage.minusValueCallsCount = 0
        staticStorage.minusValueReceivedValue = nil
        staticStorage.minusValueReceivedInvocations = []
        staticStorage.minusValueClosure = nil
        staticStorage.equalToLhsRhsCallsCount = 0
        staticStorage.equalToLhsRhsReceivedArguments = nil
        staticStorage.equalToLhsRhsReceivedInvocations = []
        staticStorage.equalToLhsRhsClosure = nil
    }

    static var lessThanLhsRhsCalled: Bool { staticStorage.lessThanLhsRhsCallsCount > 0 }
    static func < (lhs: AmountMock, rhs: AmountMock) -> Bool {
        staticStorage.withLock {
            $0.lessThanLhsRhsCallsCount += 1
            $0.lessThanLhsRhsReceivedArguments = (lhs, rhs)
            $0.lessThanLhsRhsReceivedInvocations.append((lhs, rhs))
        }
        if let lessThanLhsRhsClosure = staticStorage.lessThanLhsRhsClosure { return lessThanLhsRhsClosure(lhs, rhs) }
        return staticStorage.lessThanLhsRhsReturnValue
    }

    static var plusLhsRhsCalled: Bool { staticStorage.plusLhsRhsCallsCount > 0 }
    static func + (lhs: AmountMock, rhs: AmountMock) -> AmountMock {
        staticStorage.withLock {
            $0.plusLhsRhsCallsCount += 1
            $0.plusLhsRhsReceivedArguments = (lhs, rhs)
            $0.plusLhsRhsReceivedInvocations.append((lhs, rhs))
        }
        if let plusLhsRhsClosure = staticStorage.plusLhsRhsClosure { return plusLhsRhsClosure(lhs, rhs) }
        return staticStorage.plusLhsRhsReturnValue
    }

    static var plusAssignLhsRhsCalled: Bool { staticStorage.plusAssignLhsRhsCallsCount > 0 }
    static func += (lhs: inout AmountMock, rhs: AmountMock) {
        staticStorage.withLock {
            $0.plusAssignLhsRhsCallsCount += 1
            $0.plusAssignLhsRhsReceivedArguments = (lhs, rhs)
            $0.plusAssignLhsRhsReceivedInvocations.append((lhs, rhs))
        }
        staticStorage.plusAssignLhsRhsClosure?(&lhs, rhs)
    }

    static var minusValueCalled: Bool { staticStorage.minusValueCallsCount > 0 }
    static prefix func - (value: AmountMock) -> AmountMock {
        staticStorage.withLock {
            $0.minusValueCallsCount += 1
            $0.minusValueReceivedValue = value
            $0.minusValueReceivedInvocations.append(value)
        }
        if let minusValueClosure = staticStorage.minusValueClosure { return minusValueClosure(value) }
        return staticStorage.minusValueReturnValue
    }

    static var equalToLhsRhsCalled: Bool { staticStorage.equalToLhsRhsCallsCount > 0 }
    static func == (lhs: AmountMock, rhs: Int) -> Bool {
        staticStorage.withLock {
            $0.equalToLhsRhsCallsCount += 1
            $0.equalToLhsRhsReceivedArguments = (lhs, rhs)
            $0.equalToLhsRhsReceivedInvocations.append((lhs, rhs))
        }
        if let equalToLhsRhsClosure = staticStorage.equalToLhsRhsClosure { return equalToLhsRhsClosure(lhs, rhs) }
        return staticStorage.equalToLhsRhsReturnValue
    }

    static func == (lhs: AmountMock, rhs: AmountMock) -> Bool { lhs === rhs }
}

/// A mock of `Factory`, yours to edit.
@dynamicMemberLookup
nonisolated final class FactoryMock: Factory {
    init() {}

    struct StaticStorage {
        var makeCallsCount = 0
        var makeReceivedName: String?
        var makeReceivedInvocations: [String] = []
        var makeReturnValue: FactoryMock = FactoryMock()
        var makeClosure: (@Sendable (String) -> FactoryMock)?
        var underlyingShared: FactoryMock = FactoryMock()
        var underlyingLimit: Int = 0
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.makeCallsCount = 0
        staticStorage.makeReceivedName = nil
        staticStorage.makeReceivedInvocations = []
        staticStorage.makeClosure = nil
    }

    // MARK: init(name:size:)
    var initNameSizeReceivedArguments: (name: String, size: Int)?
    var initNameSizeReceivedInvocations: [(name: String, size: Int)] = []
    init(name: String, size: Int) {
        initNameSizeReceivedArguments = (name, size)
        initNameSizeReceivedInvocations.append((name, size))
    }

    // MARK: init?(code:)
    var initCodeReceivedCode: Int?
    var initCodeReceivedInvocations: [Int] = []
    init?(code: Int) {
        initCodeReceivedCode = code
        initCodeReceivedInvocations.append(code)
    }

    // MARK: init(from:)
    var initFromReceivedData: [UInt8]?
    var initFromReceivedInvocations: [[UInt8]] = []
    init(from data: [UInt8]) throws {
        initFromReceivedData = data
        initFromReceivedInvocations.append(data)
    }

    static var makeCalled: Bool { staticStorage.makeCallsCount > 0 }
    static func make(_ name: String) -> FactoryMock {
        staticStorage.withLock {
            $0.makeCallsCount += 1
            $0.makeReceivedName = name
            $0.makeReceivedInvocations.append(name)
        }
        if let makeClosure = staticStorage.makeClosure { return makeClosure(name) }
        return staticStorage.makeReturnValue
    }

    static var shared: FactoryMock {
        get { staticStorage.underlyingShared }
        set { staticStorage.underlyingShared = newValue }
    }

    static var limit: Int {
        get { staticStorage.underlyingLimit }
        set { staticStorage.underlyingLimit = newValue }
    }

    // MARK: copy()
    var copyCallsCount = 0
    var copyCalled: Bool { copyCallsCount > 0 }
    var copyReturnValue: FactoryMock = FactoryMock()
    var copyClosure: (() -> FactoryMock)?
    func copy() -> FactoryMock {
        copyCallsCount += 1
        if let copyClosure { return copyClosure() }
        return copyReturnValue
    }

    // MARK: merged(with:)
    var mergedWithCallsCount = 0
    var mergedWithCalled: Bool { mergedWithCallsCount > 0 }
    var mergedWithReceivedOther: FactoryMock?
    var mergedWithReceivedInvocations: [FactoryMock] = []
    var mergedWithReturnValue: FactoryMock?
    var mergedWithClosure: ((FactoryMock) -> FactoryMock?)?
    func merged(with other: FactoryMock) -> FactoryMock? {
        mergedWithCallsCount += 1
        mergedWithReceivedOther = other
        mergedWithReceivedInvocations.append(other)
        if let mergedWithClosure { return mergedWithClosure(other) }
        return mergedWithReturnValue
    }
}

/// A mock of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated final class MaskMock: Mask {
    struct StaticStorage {
        var dotAndLhsRhsCallsCount = 0
        var dotAndLhsRhsReceivedArguments: (lhs: MaskMock, rhs: MaskMock)?
        var dotAndLhsRhsReceivedInvocations: [(lhs: MaskMock, rhs: MaskMock)] = []
        var dotAndLhsRhsReturnValue: Bool = false
        var dotAndLhsRhsClosure: (@Sendable (MaskMock, MaskMock) -> Bool)?
        var dotBangEqualsLhsRhsCallsCount = 0
        var dotBangEqualsLhsRhsReceivedArguments: (lhs: MaskMock, rhs: Int)?
        var dotBangEqualsLhsRhsReceivedInvocations: [(lhs: MaskMock, rhs: Int)] = []
        var dotBangEqualsLhsRhsReturnValue: Bool = false
        var dotBangEqualsLhsRhsClosure: (@Sendable (MaskMock, Int) -> Bool)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.dotAndLhsRhsCallsCount = 0
        staticStorage.dotAndLhsRhsReceivedArguments = nil
        staticStorage.dotAndLhsRhsReceivedInvocations = []
        staticStorage.dotAndLhsRhsClosure = nil
        staticStorage.dotBangEqualsLhsRhsCallsCount = 0
        staticStorage.dotBangEqualsLhsRhsReceivedArguments = nil
        staticStorage.dotBangEqualsLhsRhsReceivedInvocations = []
        staticStorage.dotBangEqualsLhsRhsClosure = nil
    }

    static var dotAndLhsRhsCalled: Bool { staticStorage.dotAndLhsRhsCallsCount > 0 }
    static func .& (lhs: MaskMock, rhs: MaskMock) -> Bool {
        staticStorage.withLock {
            $0.dotAndLhsRhsCallsCount += 1
            $0.dotAndLhsRhsReceivedArguments = (lhs, rhs)
            $0.dotAndLhsRhsReceivedInvocations.append((lhs, rhs))
        }
        if let dotAndLhsRhsClosure = staticStorage.dotAndLhsRhsClosure { return dotAndLhsRhsClosure(lhs, rhs) }
        return staticStorage.dotAndLhsRhsReturnValue
    }

    static var dotBangEqualsLhsRhsCalled: Bool { staticStorage.dotBangEqualsLhsRhsCallsCount > 0 }
    static func .!= (lhs: MaskMock, rhs: Int) -> Bool {
        staticStorage.withLock {
            $0.dotBangEqualsLhsRhsCallsCount += 1
            $0.dotBangEqualsLhsRhsReceivedArguments = (lhs, rhs)
            $0.dotBangEqualsLhsRhsReceivedInvocations.append((lhs, rhs))
        }
        if let dotBangEqualsLhsRhsClosure = staticStorage.dotBangEqualsLhsRhsClosure {
            return dotBangEqualsLhsRhsClosure(lhs, rhs)
        }
        return staticStorage.dotBangEqualsLhsRhsReturnValue
    }
}
