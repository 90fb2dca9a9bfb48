import Overloads

/// A mock of `Archive`, yours to edit.
nonisolated final class ArchiveMock: Archive {
    // MARK: save(_:)
    var saveTextStringVoidCallsCount = 0
    var saveTextStringVoidCalled: Bool { saveTextStringVoidCallsCount > 0 }
    var saveTextStringVoidReceivedText: String?
    var saveTextStringVoidReceivedInvocations: [String] = []
    var saveTextStringVoidClosure: ((String) -> Void)?
    func save(_ text: String) {
        saveTextStringVoidCallsCount += 1
        saveTextStringVoidReceivedText = text
        saveTextStringVoidReceivedInvocations.append(text)
        saveTextStringVoidClosure?(text)
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
    var saveTextStringToPathStringVoidCallsCount = 0
    var saveTextStringToPathStringVoidCalled: Bool { saveTextStringToPathStringVoidCallsCount > 0 }
    var saveTextStringToPathStringVoidReceivedArguments: (text: String, path: String)?
    var saveTextStringToPathStringVoidReceivedInvocations: [(text: String, path: String)] = []
    var saveTextStringToPathStringVoidClosure: ((String, String) -> Void)?
    func save(_ text: String, to path: String) {
        saveTextStringToPathStringVoidCallsCount += 1
        saveTextStringToPathStringVoidReceivedArguments = (text, path)
        saveTextStringToPathStringVoidReceivedInvocations.append((text, path))
        saveTextStringToPathStringVoidClosure?(text, path)
    }

    // MARK: value()
    var valueIntCallsCount = 0
    var valueIntCalled: Bool { valueIntCallsCount > 0 }
    var valueIntReturnValue: Int = 0
    var valueIntClosure: (() -> Int)?
    func value() -> Int {
        valueIntCallsCount += 1
        if let valueIntClosure { return valueIntClosure() }
        return valueIntReturnValue
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
    var refreshVoidCallsCount = 0
    var refreshVoidCalled: Bool { refreshVoidCallsCount > 0 }
    var refreshVoidClosure: (() -> Void)?
    func refresh() {
        refreshVoidCallsCount += 1
        refreshVoidClosure?()
    }

    // MARK: refresh()
    var refreshVoid2CallsCount = 0
    var refreshVoid2Called: Bool { refreshVoid2CallsCount > 0 }
    var refreshVoid2ThrowableError: (any Error)?
    var refreshVoid2Closure: (() async throws -> Void)?
    func refresh() async throws {
        refreshVoid2CallsCount += 1
        if let refreshVoid2ThrowableError { throw refreshVoid2ThrowableError }
        try await refreshVoid2Closure?()
    }

    // MARK: load(_:)
    var loadValuesStringIntVoidCallsCount = 0
    var loadValuesStringIntVoidCalled: Bool { loadValuesStringIntVoidCallsCount > 0 }
    var loadValuesStringIntVoidReceivedValues: [String: Int]?
    var loadValuesStringIntVoidReceivedInvocations: [[String: Int]] = []
    var loadValuesStringIntVoidClosure: (([String: Int]) -> Void)?
    func load(_ values: [String: Int]) {
        loadValuesStringIntVoidCallsCount += 1
        loadValuesStringIntVoidReceivedValues = values
        loadValuesStringIntVoidReceivedInvocations.append(values)
        loadValuesStringIntVoidClosure?(values)
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
    var loadCallsIntCallsCount = 0
    var loadCallsIntCalled: Bool { loadCallsIntCallsCount > 0 }
    var loadCallsIntReturnValue: Int = 0
    var loadCallsIntClosure: (() -> Int)?
    func loadCalls() -> Int {
        loadCallsIntCallsCount += 1
        if let loadCallsIntClosure { return loadCallsIntClosure() }
        return loadCallsIntReturnValue
    }

    // MARK: subscript(_:)
    var subscriptStringCallsCount = 0
    var subscriptStringCalled: Bool { subscriptStringCallsCount > 0 }
    var subscriptStringReceivedIndex: Int?
    var subscriptStringReceivedInvocations: [Int] = []
    var subscriptStringReturnValue: String = ""
    var subscriptStringClosure: ((Int) -> String)?
    subscript(index: Int) -> String {
        get {
            subscriptStringCallsCount += 1
            subscriptStringReceivedIndex = index
            subscriptStringReceivedInvocations.append(index)
            if let subscriptStringClosure { return subscriptStringClosure(index) }
            return subscriptStringReturnValue
        }
    }

    // MARK: subscript(_:fallback:)
    var subscriptFallbackTextStringStringCallsCount = 0
    var subscriptFallbackTextStringStringCalled: Bool { subscriptFallbackTextStringStringCallsCount > 0 }
    var subscriptFallbackTextStringStringReceivedArguments: (index: Int, text: String)?
    var subscriptFallbackTextStringStringReceivedInvocations: [(index: Int, text: String)] = []
    var subscriptFallbackTextStringStringReturnValue: String = ""
    var subscriptFallbackTextStringStringClosure: ((Int, String) -> String)?
    var subscriptFallbackTextStringStringSetClosure: ((Int, String, String) -> Void)?
    subscript(index: Int, fallback text: String) -> String {
        get {
            subscriptFallbackTextStringStringCallsCount += 1
            subscriptFallbackTextStringStringReceivedArguments = (index, text)
            subscriptFallbackTextStringStringReceivedInvocations.append((index, text))
            if let subscriptFallbackTextStringStringClosure {
                return subscriptFallbackTextStringStringClosure(index, text)
            }
            return subscriptFallbackTextStringStringReturnValue
        }
        set { subscriptFallbackTextStringStringSetClosure?(index, text, newValue) }
    }

    // MARK: subscript(named:)
    var subscriptNamedNameStringIntCallsCount = 0
    var subscriptNamedNameStringIntCalled: Bool { subscriptNamedNameStringIntCallsCount > 0 }
    var subscriptNamedNameStringIntReceivedName: String?
    var subscriptNamedNameStringIntReceivedInvocations: [String] = []
    var subscriptNamedNameStringIntThrowableError: (any Error)?
    var subscriptNamedNameStringIntReturnValue: Int = 0
    var subscriptNamedNameStringIntClosure: ((String) async throws -> Int)?
    subscript(named name: String) -> Int {
        get async throws {
            subscriptNamedNameStringIntCallsCount += 1
            subscriptNamedNameStringIntReceivedName = name
            subscriptNamedNameStringIntReceivedInvocations.append(name)
            if let subscriptNamedNameStringIntThrowableError { throw subscriptNamedNameStringIntThrowableError }
            if let subscriptNamedNameStringIntClosure { return try await subscriptNamedNameStringIntClosure(name) }
            return subscriptNamedNameStringIntReturnValue
        }
    }
}

/// A mock of `Amount`, yours to edit.
@dynamicMemberLookup
nonisolated final class AmountMock: Amount {
    init() {}

    struct StaticStorage {
        var lessThanLhsSelfRhsSelfBoolCallsCount = 0
        var lessThanLhsSelfRhsSelfBoolReceivedArguments: (lhs: AmountMock, rhs: AmountMock)?
        var lessThanLhsSelfRhsSelfBoolReceivedInvocations: [(lhs: AmountMock, rhs: AmountMock)] = []
        var lessThanLhsSelfRhsSelfBoolReturnValue: Bool = false
        var lessThanLhsSelfRhsSelfBoolClosure: (@Sendable (AmountMock, AmountMock) -> Bool)?
        var plusLhsSelfRhsSelfSelfCallsCount = 0
        var plusLhsSelfRhsSelfSelfReceivedArguments: (lhs: AmountMock, rhs: AmountMock)?
        var plusLhsSelfRhsSelfSelfReceivedInvocations: [(lhs: AmountMock, rhs: AmountMock)] = []
        var plusLhsSelfRhsSelfSelfReturnValue: AmountMock = AmountMock()
        var plusLhsSelfRhsSelfSelfClosure: (@Sendable (AmountMock, AmountMock) -> AmountMock)?
        var plusAssignLhsInoutSelfRhsSelfVoidCallsCount = 0
        var plusAssignLhsInoutSelfRhsSelfVoidReceivedArguments: (lhs: AmountMock, rhs: AmountMock)?
        var plusAssignLhsInoutSelfRhsSelfVoidReceivedInvocations: [(lhs: AmountMock, rhs: AmountMock)] = []
        var plusAssignLhsInoutSelfRhsSelfVoidClosure: (@Sendable (inout AmountMock, AmountMock) -> Void)?
        var minusValueSelfSelfCallsCount = 0
        var minusValueSelfSelfReceivedValue: AmountMock?
        var minusValueSelfSelfReceivedInvocations: [AmountMock] = []
        var minusValueSelfSelfReturnValue: AmountMock = AmountMock()
        var minusValueSelfSelfClosure: (@Sendable (AmountMock) -> AmountMock)?
        var equalToLhsSelfRhsIntBoolCallsCount = 0
        var equalToLhsSelfRhsIntBoolReceivedArguments: (lhs: AmountMock, rhs: Int)?
        var equalToLhsSelfRhsIntBoolReceivedInvocations: [(lhs: AmountMock, rhs: Int)] = []
        var equalToLhsSelfRhsIntBoolReturnValue: Bool = false
        var equalToLhsSelfRhsIntBoolClosure: (@Sendable (AmountMock, Int) -> Bool)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.lessThanLhsSelfRhsSelfBoolCallsCount = 0
        staticStorage.lessThanLhsSelfRhsSelfBoolReceivedArguments = nil
        staticStorage.lessThanLhsSelfRhsSelfBoolReceivedInvocations = []
        staticStorage.lessThanLhsSelfRhsSelfBoolClosure = nil
        staticStorage.plusLhsSelfRhsSelfSelfCallsCount = 0
        staticStorage.plusLhsSelfRhsSelfSelfReceivedArguments = nil
        staticStorage.plusLhsSelfRhsSelfSelfReceivedInvocations = []
        staticStorage.plusLhsSelfRhsSelfSelfClosure = nil
        staticStorage.plusAssignLhsInoutSelfRhsSelfVoidCallsCount = 0
        staticStorage.plusAssignLhsInoutSelfRhsSelfVoidReceivedArguments = nil
        staticStorage.plusAssignLhsInoutSelfRhsSelfVoidReceivedInvocations = []
        staticStorage.plusAssignLhsInoutSelfRhsSelfVoidClosure = nil
        staticStorage.minusValueSelfSelfCallsCount = 0
        staticStorage.minusValueSelfSelfReceivedValue = nil
        staticStorage.minusValueSelfSelfReceivedInvocations = []
        staticStorage.minusValueSelfSelfClosure = nil
        staticStorage.equalToLhsSelfRhsIntBoolCallsCount = 0
        staticStorage.equalToLhsSelfRhsIntBoolReceivedArguments = nil
        staticStorage.equalToLhsSelfRhsIntBoolReceivedInvocations = []
        staticStorage.equalToLhsSelfRhsIntBoolClosure = nil
    }

    static var lessThanLhsSelfRhsSelfBoolCalled: Bool { staticStorage.lessThanLhsSelfRhsSelfBoolCallsCount > 0 }
    static func < (lhs: AmountMock, rhs: AmountMock) -> Bool {
        staticStorage.withLock {
            $0.lessThanLhsSelfRhsSelfBoolCallsCount += 1
            $0.lessThanLhsSelfRhsSelfBoolReceivedArguments = (lhs, rhs)
            $0.lessThanLhsSelfRhsSelfBoolReceivedInvocations.append((lhs, rhs))
        }
        if let lessThanLhsSelfRhsSelfBoolClosure = staticStorage.lessThanLhsSelfRhsSelfBoolClosure {
            return lessThanLhsSelfRhsSelfBoolClosure(lhs, rhs)
        }
        return staticStorage.lessThanLhsSelfRhsSelfBoolReturnValue
    }

    static var plusLhsSelfRhsSelfSelfCalled: Bool { staticStorage.plusLhsSelfRhsSelfSelfCallsCount > 0 }
    static func + (lhs: AmountMock, rhs: AmountMock) -> AmountMock {
        staticStorage.withLock {
            $0.plusLhsSelfRhsSelfSelfCallsCount += 1
            $0.plusLhsSelfRhsSelfSelfReceivedArguments = (lhs, rhs)
            $0.plusLhsSelfRhsSelfSelfReceivedInvocations.append((lhs, rhs))
        }
        if let plusLhsSelfRhsSelfSelfClosure = staticStorage.plusLhsSelfRhsSelfSelfClosure {
            return plusLhsSelfRhsSelfSelfClosure(lhs, rhs)
        }
        return staticStorage.plusLhsSelfRhsSelfSelfReturnValue
    }

    static var plusAssignLhsInoutSelfRhsSelfVoidCalled: Bool {
        staticStorage.plusAssignLhsInoutSelfRhsSelfVoidCallsCount > 0
    }
    static func += (lhs: inout AmountMock, rhs: AmountMock) {
        staticStorage.withLock {
            $0.plusAssignLhsInoutSelfRhsSelfVoidCallsCount += 1
            $0.plusAssignLhsInoutSelfRhsSelfVoidReceivedArguments = (lhs, rhs)
            $0.plusAssignLhsInoutSelfRhsSelfVoidReceivedInvocations.append((lhs, rhs))
        }
        staticStorage.plusAssignLhsInoutSelfRhsSelfVoidClosure?(&lhs, rhs)
    }

    static var minusValueSelfSelfCalled: Bool { staticStorage.minusValueSelfSelfCallsCount > 0 }
    static prefix func - (value: AmountMock) -> AmountMock {
        staticStorage.withLock {
            $0.minusValueSelfSelfCallsCount += 1
            $0.minusValueSelfSelfReceivedValue = value
            $0.minusValueSelfSelfReceivedInvocations.append(value)
        }
        if let minusValueSelfSelfClosure = staticStorage.minusValueSelfSelfClosure {
            return minusValueSelfSelfClosure(value)
        }
        return staticStorage.minusValueSelfSelfReturnValue
    }

    static var equalToLhsSelfRhsIntBoolCalled: Bool { staticStorage.equalToLhsSelfRhsIntBoolCallsCount > 0 }
    static func == (lhs: AmountMock, rhs: Int) -> Bool {
        staticStorage.withLock {
            $0.equalToLhsSelfRhsIntBoolCallsCount += 1
            $0.equalToLhsSelfRhsIntBoolReceivedArguments = (lhs, rhs)
            $0.equalToLhsSelfRhsIntBoolReceivedInvocations.append((lhs, rhs))
        }
        if let equalToLhsSelfRhsIntBoolClosure = staticStorage.equalToLhsSelfRhsIntBoolClosure {
            return equalToLhsSelfRhsIntBoolClosure(lhs, rhs)
        }
        return staticStorage.equalToLhsSelfRhsIntBoolReturnValue
    }

    static func == (lhs: AmountMock, rhs: AmountMock) -> Bool { lhs === rhs }
}

/// A mock of `Factory`, yours to edit.
@dynamicMemberLookup
nonisolated final class FactoryMock: Factory {
    init() {}

    struct StaticStorage {
        var makeNameStringSelfCallsCount = 0
        var makeNameStringSelfReceivedName: String?
        var makeNameStringSelfReceivedInvocations: [String] = []
        var makeNameStringSelfReturnValue: FactoryMock = FactoryMock()
        var makeNameStringSelfClosure: (@Sendable (String) -> FactoryMock)?
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
        staticStorage.makeNameStringSelfCallsCount = 0
        staticStorage.makeNameStringSelfReceivedName = nil
        staticStorage.makeNameStringSelfReceivedInvocations = []
        staticStorage.makeNameStringSelfClosure = nil
    }

    // MARK: init(name:size:)
    var initNameStringSizeIntFactoryReceivedArguments: (name: String, size: Int)?
    var initNameStringSizeIntFactoryReceivedInvocations: [(name: String, size: Int)] = []
    init(name: String, size: Int) {
        initNameStringSizeIntFactoryReceivedArguments = (name, size)
        initNameStringSizeIntFactoryReceivedInvocations.append((name, size))
    }

    // MARK: init?(code:)
    var initCodeIntFactoryReceivedCode: Int?
    var initCodeIntFactoryReceivedInvocations: [Int] = []
    init?(code: Int) {
        initCodeIntFactoryReceivedCode = code
        initCodeIntFactoryReceivedInvocations.append(code)
    }

    // MARK: init(from:)
    var initFromDataUInt8FactoryReceivedData: [UInt8]?
    var initFromDataUInt8FactoryReceivedInvocations: [[UInt8]] = []
    init(from data: [UInt8]) throws {
        initFromDataUInt8FactoryReceivedData = data
        initFromDataUInt8FactoryReceivedInvocations.append(data)
    }

    static var makeNameStringSelfCalled: Bool { staticStorage.makeNameStringSelfCallsCount > 0 }
    static func make(_ name: String) -> FactoryMock {
        staticStorage.withLock {
            $0.makeNameStringSelfCallsCount += 1
            $0.makeNameStringSelfReceivedName = name
            $0.makeNameStringSelfReceivedInvocations.append(name)
        }
        if let makeNameStringSelfClosure = staticStorage.makeNameStringSelfClosure {
            return makeNameStringSelfClosure(name)
        }
        return staticStorage.makeNameStringSelfReturnValue
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
    var copySelfCallsCount = 0
    var copySelfCalled: Bool { copySelfCallsCount > 0 }
    var copySelfReturnValue: FactoryMock = FactoryMock()
    var copySelfClosure: (() -> FactoryMock)?
    func copy() -> FactoryMock {
        copySelfCallsCount += 1
        if let copySelfClosure { return copySelfClosure() }
        return copySelfReturnValue
    }

    // MARK: merged(with:)
    var mergedWithOtherSelfSelfCallsCount = 0
    var mergedWithOtherSelfSelfCalled: Bool { mergedWithOtherSelfSelfCallsCount > 0 }
    var mergedWithOtherSelfSelfReceivedOther: FactoryMock?
    var mergedWithOtherSelfSelfReceivedInvocations: [FactoryMock] = []
    var mergedWithOtherSelfSelfReturnValue: FactoryMock?
    var mergedWithOtherSelfSelfClosure: ((FactoryMock) -> FactoryMock?)?
    func merged(with other: FactoryMock) -> FactoryMock? {
        mergedWithOtherSelfSelfCallsCount += 1
        mergedWithOtherSelfSelfReceivedOther = other
        mergedWithOtherSelfSelfReceivedInvocations.append(other)
        if let mergedWithOtherSelfSelfClosure { return mergedWithOtherSelfSelfClosure(other) }
        return mergedWithOtherSelfSelfReturnValue
    }
}

/// A mock of `Mask`, yours to edit.
@dynamicMemberLookup
nonisolated final class MaskMock: Mask {
    struct StaticStorage {
        var dotAndLhsSelfRhsSelfBoolCallsCount = 0
        var dotAndLhsSelfRhsSelfBoolReceivedArguments: (lhs: MaskMock, rhs: MaskMock)?
        var dotAndLhsSelfRhsSelfBoolReceivedInvocations: [(lhs: MaskMock, rhs: MaskMock)] = []
        var dotAndLhsSelfRhsSelfBoolReturnValue: Bool = false
        var dotAndLhsSelfRhsSelfBoolClosure: (@Sendable (MaskMock, MaskMock) -> Bool)?
        var dotBangEqualsLhsSelfRhsIntBoolCallsCount = 0
        var dotBangEqualsLhsSelfRhsIntBoolReceivedArguments: (lhs: MaskMock, rhs: Int)?
        var dotBangEqualsLhsSelfRhsIntBoolReceivedInvocations: [(lhs: MaskMock, rhs: Int)] = []
        var dotBangEqualsLhsSelfRhsIntBoolReturnValue: Bool = false
        var dotBangEqualsLhsSelfRhsIntBoolClosure: (@Sendable (MaskMock, Int) -> Bool)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.dotAndLhsSelfRhsSelfBoolCallsCount = 0
        staticStorage.dotAndLhsSelfRhsSelfBoolReceivedArguments = nil
        staticStorage.dotAndLhsSelfRhsSelfBoolReceivedInvocations = []
        staticStorage.dotAndLhsSelfRhsSelfBoolClosure = nil
        staticStorage.dotBangEqualsLhsSelfRhsIntBoolCallsCount = 0
        staticStorage.dotBangEqualsLhsSelfRhsIntBoolReceivedArguments = nil
        staticStorage.dotBangEqualsLhsSelfRhsIntBoolReceivedInvocations = []
        staticStorage.dotBangEqualsLhsSelfRhsIntBoolClosure = nil
    }

    static var dotAndLhsSelfRhsSelfBoolCalled: Bool { staticStorage.dotAndLhsSelfRhsSelfBoolCallsCount > 0 }
    static func .& (lhs: MaskMock, rhs: MaskMock) -> Bool {
        staticStorage.withLock {
            $0.dotAndLhsSelfRhsSelfBoolCallsCount += 1
            $0.dotAndLhsSelfRhsSelfBoolReceivedArguments = (lhs, rhs)
            $0.dotAndLhsSelfRhsSelfBoolReceivedInvocations.append((lhs, rhs))
        }
        if let dotAndLhsSelfRhsSelfBoolClosure = staticStorage.dotAndLhsSelfRhsSelfBoolClosure {
            return dotAndLhsSelfRhsSelfBoolClosure(lhs, rhs)
        }
        return staticStorage.dotAndLhsSelfRhsSelfBoolReturnValue
    }

    static var dotBangEqualsLhsSelfRhsIntBoolCalled: Bool { staticStorage.dotBangEqualsLhsSelfRhsIntBoolCallsCount > 0 }
    static func .!= (lhs: MaskMock, rhs: Int) -> Bool {
        staticStorage.withLock {
            $0.dotBangEqualsLhsSelfRhsIntBoolCallsCount += 1
            $0.dotBangEqualsLhsSelfRhsIntBoolReceivedArguments = (lhs, rhs)
            $0.dotBangEqualsLhsSelfRhsIntBoolReceivedInvocations.append((lhs, rhs))
        }
        if let dotBangEqualsLhsSelfRhsIntBoolClosure = staticStorage.dotBangEqualsLhsSelfRhsIntBoolClosure {
            return dotBangEqualsLhsSelfRhsIntBoolClosure(lhs, rhs)
        }
        return staticStorage.dotBangEqualsLhsSelfRhsIntBoolReturnValue
    }
}
