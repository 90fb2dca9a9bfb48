import HiddenNames

/// A mock of `Post`, yours to edit.
nonisolated final class PostMock<SendableValue>: Post {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += sendExpectations.unmet(sendCalls, of: "send(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: send(_:)
    var sendCalls: [SendableValue] = []
    var sendStub: (SendableValue) -> SendableValue = { _ in TestIssue.stop("PostMock.sendStub is not set") }
    var sendExpectations: [ExpectedCalls<SendableValue>] = []
    func send(_ value: SendableValue) -> SendableValue {
        sendCalls.append(value)
        return sendStub(value)
    }
}

/// A mock of `Drain`, yours to edit.
nonisolated final class DrainMock<VoidValue>: Drain {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pourExpectations.unmet(pourCalls, of: "pour(_:)")
        unmet += stopExpectations.unmet(stopCallCount, of: "stop()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: pour(_:)
    var pourCalls: [VoidValue] = []
    var pourExpectations: [ExpectedCalls<VoidValue>] = []
    func pour(_ value: VoidValue) { pourCalls.append(value) }

    // MARK: stop()
    var stopCallCount = 0
    var stopExpectations: [ExpectedCalls<Swift.Void>] = []
    func stop() { stopCallCount += 1 }
}

/// A mock of `Parser`, yours to edit.
nonisolated final class ParserMock<ErrorValue>: Parser {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += parseExpectations.unmet(parseCalls, of: "parse(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: parse(_:)
    var parseCalls: [String] = []
    var parseStub: (String) throws -> ErrorValue = { _ in throw TestIssue("ParserMock.parseStub is not set") }
    var parseExpectations: [ExpectedCalls<String>] = []
    func parse(_ text: String) throws -> ErrorValue {
        parseCalls.append(text)
        return try parseStub(text)
    }
}

/// A mock of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterMock<IntValue>: Meter {
    struct Storage {
        var readCalls: [IntValue] = []
        var readStub: @Sendable (IntValue) -> IntValue = { _ in TestIssue.stop("MeterMock.readStub is not set") }
        var readExpectations: [ExpectedCalls<IntValue>] = []
        var waitCallCount = 0
        var waitStub: @Sendable () async throws -> Void = {}
        var waitExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var countCallCount = 0
        var countStub: @Sendable () -> Swift.Int = { 0 }
        var countExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.readExpectations.unmet(storage.readCalls, of: "read(_:)")
        unmet += storage.waitExpectations.unmet(storage.waitCallCount, of: "wait()")
        unmet += Self.staticStorage.countExpectations.unmet(Self.staticStorage.countCallCount, of: "count()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Lexicon`, yours to edit.
@dynamicMemberLookup
nonisolated final class LexiconMock<StringValue, BoolValue>: Lexicon {
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

    /// Missing and unexpected calls.
    var unmetExpectations: [Swift.String] {
        var unmet: [Swift.String] = []
        unmet += testExpectations.unmet(testCallCount, of: "test()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: init?(word:)
    var initWordCalls: [StringValue] = []
    init?(word: StringValue) {
        initWordCalls.append(word)
        guard Self.staticStorage.initWordStub(word) else { return nil }
    }

    // MARK: test()
    var testCallCount = 0
    var testStub: () -> BoolValue = { TestIssue.stop("LexiconMock.testStub is not set") }
    var testExpectations: [ExpectedCalls<Void>] = []
    func test() -> BoolValue {
        testCallCount += 1
        return testStub()
    }
}

/// A mock of `Toiler`, yours to edit.
nonisolated final class ToilerMock<ResultValue, TaskValue>: Toiler {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += workExpectations.unmet(workCalls, of: "work(_:)")
        unmet += runExpectations.unmet(runCallCount, of: "run()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: work(_:)
    var workCalls: [Any] = []
    var workStub: (Any) -> Any? = { _ in nil }
    var workExpectations: [ExpectedCalls<Any>] = []
    func work<T>(_ value: T) -> T? {
        workCalls.append(value)
        let result = workStub(value)
        if let result, !(result is T) {
            TestIssue.report("ToilerMock.workStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: run()
    var runCallCount = 0
    var runStub: () async -> ResultValue = { TestIssue.stop("ToilerMock.runStub is not set") }
    var runExpectations: [ExpectedCalls<Void>] = []
    func run() async -> ResultValue {
        runCallCount += 1
        return await runStub()
    }

    lazy var task: TaskValue = { TestIssue.stop("ToilerMock.task is not set") }()
}

/// A mock of `Digest`, yours to edit.
nonisolated final class DigestMock<HasherValue, ObjectIdentifierValue>: Digest {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += digestExpectations.unmet(digestCalls, of: "digest(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: digest(_:)
    var digestCalls: [HasherValue] = []
    var digestStub: (HasherValue) -> ObjectIdentifierValue = { _ in TestIssue.stop("DigestMock.digestStub is not set") }
    var digestExpectations: [ExpectedCalls<HasherValue>] = []
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        digestCalls.append(hasher)
        return digestStub(hasher)
    }
}

/// A mock of `Crypt`, yours to edit.
nonisolated final class CryptMock<DecoderValue, EncoderValue>: Crypt {
    init() {}

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += encoderForExpectations.unmet(encoderForCalls, of: "encoder(for:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: encoder(for:)
    var encoderForCalls: [DecoderValue] = []
    var encoderForStub: (DecoderValue) -> EncoderValue = { _ in TestIssue.stop("CryptMock.encoderForStub is not set") }
    var encoderForExpectations: [ExpectedCalls<DecoderValue>] = []
    func encoder(for decoder: DecoderValue) -> EncoderValue {
        encoderForCalls.append(decoder)
        return encoderForStub(decoder)
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A mock of `Pump`, yours to edit.
nonisolated final class PumpMock<Base, Live>: Pump {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pumpExpectations.unmet(pumpCalls, of: "pump(_:)")
        unmet += primeExpectations.unmet(primeCallCount, of: "prime()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: pump(_:)
    var pumpCalls: [Base] = []
    var pumpStub: (Base) -> Live = { _ in TestIssue.stop("PumpMock.pumpStub is not set") }
    var pumpExpectations: [ExpectedCalls<Base>] = []
    func pump(_ base: Base) -> Live {
        pumpCalls.append(base)
        return pumpStub(base)
    }

    // MARK: prime()
    var primeCallCount = 0
    var primeExpectations: [ExpectedCalls<Void>] = []
    func prime() { primeCallCount += 1 }
}
