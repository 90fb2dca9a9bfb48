import HiddenNames

/// A mock of `Post`, yours to edit.
final class PostMock: Post {
    typealias Sendable = Any

    // MARK: send(_:)
    var sendCallsCount = 0
    var sendCalled: Bool { sendCallsCount > 0 }
    var sendReceivedValue: Sendable?
    var sendReceivedInvocations: [Sendable] = []
    lazy var sendReturnValue: Sendable = { fatalError("PostMock.sendReturnValue is not set") }()
    var sendClosure: ((Sendable) -> Sendable)?
    func send(_ value: Sendable) -> Sendable {
        sendCallsCount += 1
        sendReceivedValue = value
        sendReceivedInvocations.append(value)
        if let sendClosure { return sendClosure(value) }
        return sendReturnValue
    }
}

/// A mock of `Drain`, yours to edit.
final class DrainMock<VoidValue>: Drain {
    // MARK: pour(_:)
    var pourCallsCount = 0
    var pourCalled: Bool { pourCallsCount > 0 }
    var pourReceivedValue: VoidValue?
    var pourReceivedInvocations: [VoidValue] = []
    var pourClosure: ((VoidValue) -> Swift.Void)?
    func pour(_ value: VoidValue) {
        pourCallsCount += 1
        pourReceivedValue = value
        pourReceivedInvocations.append(value)
        pourClosure?(value)
    }

    // MARK: stop()
    var stopCallsCount = 0
    var stopCalled: Bool { stopCallsCount > 0 }
    var stopClosure: (() -> Swift.Void)?
    func stop() {
        stopCallsCount += 1
        stopClosure?()
    }
}

/// A mock of `Parser`, yours to edit.
final class ParserMock<ErrorValue>: Parser {
    // MARK: parse(_:)
    var parseCallsCount = 0
    var parseCalled: Bool { parseCallsCount > 0 }
    var parseReceivedText: String?
    var parseReceivedInvocations: [String] = []
    var parseThrowableError: (any Swift.Error)?
    lazy var parseReturnValue: ErrorValue = { fatalError("ParserMock.parseReturnValue is not set") }()
    var parseClosure: ((String) throws -> ErrorValue)?
    func parse(_ text: String) throws -> ErrorValue {
        parseCallsCount += 1
        parseReceivedText = text
        parseReceivedInvocations.append(text)
        if let parseThrowableError { throw parseThrowableError }
        if let parseClosure { return try parseClosure(text) }
        return parseReturnValue
    }
}

/// A mock of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterMock: Meter {
    typealias Int = Any

    struct Storage {
        var readCallsCount = 0
        var readReceivedValue: Int?
        var readReceivedInvocations: [Int] = []
        var readReturnValue: Int?
        var readClosure: (@Sendable (Int) -> Int)?
        var waitCallsCount = 0
        var waitThrowableError: (any Error)?
        var waitClosure: (@Sendable () async throws -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var countCallsCount = 0
        var countReturnValue: Swift.Int = 0
        var countClosure: (@Sendable () -> Swift.Int)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.countCallsCount = 0
        staticStorage.countClosure = nil
    }

    var readCalled: Bool { storage.readCallsCount > 0 }
    func read(_ value: Int) -> Int {
        storage.withLock {
            $0.readCallsCount += 1
            $0.readReceivedValue = value
            $0.readReceivedInvocations.append(value)
        }
        if let readClosure = storage.readClosure { return readClosure(value) }
        guard let result = storage.readReturnValue else { fatalError("MeterMock.readReturnValue is not set") }
        return result
    }

    var waitCalled: Bool { storage.waitCallsCount > 0 }
    func wait() async throws {
        storage.withLock { $0.waitCallsCount += 1 }
        if let waitThrowableError = storage.waitThrowableError { throw waitThrowableError }
        try await storage.waitClosure?()
    }

    static var countCalled: Bool { staticStorage.countCallsCount > 0 }
    static func count() -> Swift.Int {
        staticStorage.withLock { $0.countCallsCount += 1 }
        if let countClosure = staticStorage.countClosure { return countClosure() }
        return staticStorage.countReturnValue
    }
}

/// A mock of `Lexicon`, yours to edit.
nonisolated final class LexiconMock: Lexicon {
    typealias String = Any
    typealias Bool = Any
    init() {}

    // MARK: init?(word:)
    var initWordReceivedWord: String?
    var initWordReceivedInvocations: [String] = []
    init?(word: String) {
        initWordReceivedWord = word
        initWordReceivedInvocations.append(word)
    }

    // MARK: test()
    var testCallsCount = 0
    var testCalled: Bool { testCallsCount > 0 }
    lazy var testReturnValue: Bool = { fatalError("LexiconMock.testReturnValue is not set") }()
    var testClosure: (() -> Bool)?
    func test() -> Bool {
        testCallsCount += 1
        if let testClosure { return testClosure() }
        return testReturnValue
    }
}

/// A mock of `Toiler`, yours to edit.
nonisolated final class ToilerMock: Toiler {
    typealias Result = Any
    typealias Task = Any

    // MARK: work(_:)
    var workCallsCount = 0
    var workCalled: Bool { workCallsCount > 0 }
    var workReceivedValue: Any?
    var workReceivedInvocations: [Any] = []
    var workReturnValue: Any?
    var workClosure: ((Any) -> Any?)?
    func work<T>(_ value: T) -> T? {
        workCallsCount += 1
        workReceivedValue = value
        workReceivedInvocations.append(value)
        if let workClosure { return workClosure(value) as? T }
        return workReturnValue as? T
    }

    // MARK: run()
    var runCallsCount = 0
    var runCalled: Bool { runCallsCount > 0 }
    lazy var runReturnValue: Result = { fatalError("ToilerMock.runReturnValue is not set") }()
    var runClosure: (() async -> Result)?
    func run() async -> Result {
        runCallsCount += 1
        if let runClosure { return await runClosure() }
        return runReturnValue
    }

    // MARK: task
    lazy var underlyingTask: Task = { fatalError("ToilerMock.underlyingTask is not set") }()
    var task: Task {
        get { underlyingTask }
        set { underlyingTask = newValue }
    }
}

/// A mock of `Digest`, yours to edit.
final class DigestMock: Digest {
    typealias Hasher = Any
    typealias ObjectIdentifier = Any

    // MARK: digest(_:)
    var digestCallsCount = 0
    var digestCalled: Bool { digestCallsCount > 0 }
    var digestReceivedHasher: Hasher?
    var digestReceivedInvocations: [Hasher] = []
    lazy var digestReturnValue: ObjectIdentifier = { fatalError("DigestMock.digestReturnValue is not set") }()
    var digestClosure: ((Hasher) -> ObjectIdentifier)?
    func digest(_ hasher: Hasher) -> ObjectIdentifier {
        digestCallsCount += 1
        digestReceivedHasher = hasher
        digestReceivedInvocations.append(hasher)
        if let digestClosure { return digestClosure(hasher) }
        return digestReturnValue
    }
}

/// A mock of `Crypt`, yours to edit.
nonisolated final class CryptMock<DecoderValue, EncoderValue>: Crypt {
    init() {}

    // MARK: encoder(for:)
    var encoderForCallsCount = 0
    var encoderForCalled: Bool { encoderForCallsCount > 0 }
    var encoderForReceivedDecoder: DecoderValue?
    var encoderForReceivedInvocations: [DecoderValue] = []
    lazy var encoderForReturnValue: EncoderValue = { fatalError("CryptMock.encoderForReturnValue is not set") }()
    var encoderForClosure: ((DecoderValue) -> EncoderValue)?
    func encoder(for decoder: DecoderValue) -> EncoderValue {
        encoderForCallsCount += 1
        encoderForReceivedDecoder = decoder
        encoderForReceivedInvocations.append(decoder)
        if let encoderForClosure { return encoderForClosure(decoder) }
        return encoderForReturnValue
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A mock of `Pump`, yours to edit.
final class PumpMock: Pump {
    typealias Base = Any
    typealias Live = Any

    // MARK: pump(_:)
    var pumpCallsCount = 0
    var pumpCalled: Bool { pumpCallsCount > 0 }
    var pumpReceivedBase: Base?
    var pumpReceivedInvocations: [Base] = []
    lazy var pumpReturnValue: Live = { fatalError("PumpMock.pumpReturnValue is not set") }()
    var pumpClosure: ((Base) -> Live)?
    func pump(_ base: Base) -> Live {
        pumpCallsCount += 1
        pumpReceivedBase = base
        pumpReceivedInvocations.append(base)
        if let pumpClosure { return pumpClosure(base) }
        return pumpReturnValue
    }

    // MARK: prime()
    var primeCallsCount = 0
    var primeCalled: Bool { primeCallsCount > 0 }
    var primeClosure: (() -> Void)?
    func prime() {
        primeCallsCount += 1
        primeClosure?()
    }
}
