import HiddenNames

/// A spy of `Post`, yours to edit.
final class PostSpy<SendableValue>: Post {
    // MARK: send(_:)
    var sendCalls: [SendableValue] = []
    var sendStub: (SendableValue) -> SendableValue = { _ in TestIssue.stop("PostSpy.sendStub is not set") }
    func send(_ value: SendableValue) -> SendableValue {
        sendCalls.append(value)
        return sendStub(value)
    }
}

/// A spy of `Drain`, yours to edit.
final class DrainSpy<VoidValue>: Drain {
    // MARK: pour(_:)
    var pourCalls: [VoidValue] = []
    func pour(_ value: VoidValue) { pourCalls.append(value) }

    // MARK: stop()
    var stopCallCount = 0
    func stop() { stopCallCount += 1 }
}

/// A spy of `Parser`, yours to edit.
final class ParserSpy<ErrorValue>: Parser {
    // MARK: parse(_:)
    var parseCalls: [String] = []
    var parseStub: (String) throws -> ErrorValue = { _ in throw TestIssue("ParserSpy.parseStub is not set") }
    func parse(_ text: String) throws -> ErrorValue {
        parseCalls.append(text)
        return try parseStub(text)
    }
}

/// A spy of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterSpy<IntValue>: Meter {
    struct Storage {
        var readCalls: [IntValue] = []
        var readStub: @Sendable (IntValue) -> IntValue = { _ in TestIssue.stop("MeterSpy.readStub is not set") }
        var waitCallCount = 0
        var waitStub: @Sendable () async throws -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var countCallCount = 0
        var countStub: @Sendable () -> Swift.Int = { 0 }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    func read(_ value: IntValue) -> IntValue {
        storage.append(value, to: \.readCalls)
        return storage.readStub(value)
    }

    func wait() async throws {
        storage.increment(\.waitCallCount)
        try await storage.waitStub()
    }

    static func count() -> Swift.Int {
        staticStorage.increment(\.countCallCount)
        return staticStorage.countStub()
    }
}

/// A spy of `Lexicon`, yours to edit.
@dynamicMemberLookup
nonisolated final class LexiconSpy<StringValue, BoolValue>: Lexicon {
    init() {}

    struct StaticStorage {
        var initWordStub: @Sendable (StringValue) -> Swift.Bool = { _ in true }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: init?(word:)
    var initWordCalls: [StringValue] = []
    init?(word: StringValue) {
        initWordCalls.append(word)
        guard Self.staticStorage.initWordStub(word) else { return nil }
    }

    // MARK: test()
    var testCallCount = 0
    var testStub: () -> BoolValue = { TestIssue.stop("LexiconSpy.testStub is not set") }
    func test() -> BoolValue {
        testCallCount += 1
        return testStub()
    }
}

/// A spy of `Toiler`, yours to edit.
nonisolated final class ToilerSpy<ResultValue, TaskValue>: Toiler {
    // MARK: work(_:)
    var workCalls: [Any] = []
    var workStub: (Any) -> Any? = { _ in nil }
    func work<T>(_ value: T) -> T? {
        workCalls.append(value)
        let result = workStub(value)
        if let result, !(result is T) {
            TestIssue.report("ToilerSpy.workStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: run()
    var runCallCount = 0
    var runStub: () async -> ResultValue = { TestIssue.stop("ToilerSpy.runStub is not set") }
    func run() async -> ResultValue {
        runCallCount += 1
        return await runStub()
    }

    lazy var task: TaskValue = { TestIssue.stop("ToilerSpy.task is not set") }()
}

/// A spy of `Digest`, yours to edit.
final class DigestSpy<HasherValue, ObjectIdentifierValue>: Digest {
    // MARK: digest(_:)
    var digestCalls: [HasherValue] = []
    var digestStub: (HasherValue) -> ObjectIdentifierValue = { _ in TestIssue.stop("DigestSpy.digestStub is not set") }
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        digestCalls.append(hasher)
        return digestStub(hasher)
    }
}

/// A spy of `Crypt`, yours to edit.
nonisolated final class CryptSpy<DecoderValue, EncoderValue>: Crypt {
    init() {}

    // MARK: encoder(for:)
    var encoderForCalls: [DecoderValue] = []
    var encoderForStub: (DecoderValue) -> EncoderValue = { _ in TestIssue.stop("CryptSpy.encoderForStub is not set") }
    func encoder(for decoder: DecoderValue) -> EncoderValue {
        encoderForCalls.append(decoder)
        return encoderForStub(decoder)
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A spy of `Pump`, yours to edit.
final class PumpSpy<Base, Live>: Pump {
    // MARK: pump(_:)
    var pumpCalls: [Base] = []
    var pumpStub: (Base) -> Live = { _ in TestIssue.stop("PumpSpy.pumpStub is not set") }
    func pump(_ base: Base) -> Live {
        pumpCalls.append(base)
        return pumpStub(base)
    }

    // MARK: prime()
    var primeCallCount = 0
    func prime() { primeCallCount += 1 }
}
