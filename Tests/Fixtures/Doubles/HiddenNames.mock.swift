import HiddenNames

/// A mock of `Post`, yours to edit.
final class PostMock<SendableValue>: Post {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("send(_:)", sendExpectedCount, sendCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: send(_:)
    private(set) var sendCalls: [SendableValue] = []
    var sendStub: (SendableValue) -> SendableValue = { _ in fatalError("PostMock.sendStub is not set") }
    var sendExpectedCount: Int?
    func send(_ value: SendableValue) -> SendableValue {
        sendCalls.append(value)
        return sendStub(value)
    }
}

/// A mock of `Drain`, yours to edit.
final class DrainMock<VoidValue>: Drain {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("pour(_:)", pourExpectedCount, pourCalls.count)
        check("stop()", stopExpectedCount, stopCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: pour(_:)
    private(set) var pourCalls: [VoidValue] = []
    var pourExpectedCount: Int?
    func pour(_ value: VoidValue) { pourCalls.append(value) }

    // MARK: stop()
    private(set) var stopCallCount = 0
    var stopExpectedCount: Int?
    func stop() { stopCallCount += 1 }
}

/// A mock of `Parser`, yours to edit.
final class ParserMock<ErrorValue>: Parser {
    struct UnmetExpectations: Swift.Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("parse(_:)", parseExpectedCount, parseCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: parse(_:)
    private(set) var parseCalls: [String] = []
    var parseStub: (String) throws -> ErrorValue = { _ in fatalError("ParserMock.parseStub is not set") }
    var parseExpectedCount: Int?
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
        var readStub: @Sendable (IntValue) -> IntValue = { _ in fatalError("MeterMock.readStub is not set") }
        var readExpectedCount: Swift.Int?
        var waitCallCount = 0
        var waitStub: @Sendable () async throws -> Void = {}
        var waitExpectedCount: Swift.Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var countCallCount = 0
        var countStub: @Sendable () -> Swift.Int = { 0 }
        var countExpectedCount: Swift.Int?
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

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Swift.Int?, _ made: Swift.Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("read(_:)", storage.readExpectedCount, storage.readCalls.count)
        check("wait()", storage.waitExpectedCount, storage.waitCallCount)
        check("count()", Self.staticStorage.countExpectedCount, Self.staticStorage.countCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    func read(_ value: IntValue) -> IntValue {
        storage.withLock { $0.readCalls.append(value) }
        return storage.readStub(value)
    }

    func wait() async throws {
        storage.withLock { $0.waitCallCount += 1 }
        try await storage.waitStub()
    }

    static func count() -> Swift.Int {
        staticStorage.withLock { $0.countCallCount += 1 }
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

    struct UnmetExpectations: Error { let members: [Swift.String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [Swift.String] = []
        func check(_ member: Swift.String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("test()", testExpectedCount, testCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: init?(word:)
    private(set) var initWordCalls: [StringValue] = []
    init?(word: StringValue) {
        initWordCalls.append(word)
        guard Self.staticStorage.initWordStub(word) else { return nil }
    }

    // MARK: test()
    private(set) var testCallCount = 0
    var testStub: () -> BoolValue = { fatalError("LexiconMock.testStub is not set") }
    var testExpectedCount: Int?
    func test() -> BoolValue {
        testCallCount += 1
        return testStub()
    }
}

/// A mock of `HiddenWorker`, yours to edit.
nonisolated final class HiddenWorkerMock<ResultValue, TaskValue>: HiddenWorker {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("work(_:)", workExpectedCount, workCalls.count)
        check("run()", runExpectedCount, runCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: work(_:)
    private(set) var workCalls: [Any] = []
    var workStub: (Any) -> Any? = { _ in nil }
    var workExpectedCount: Int?
    func work<T>(_ value: T) -> T? {
        workCalls.append(value)
        let result = workStub(value)
        if let result, !(result is T) {
            fatalError("HiddenWorkerMock.workStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: run()
    private(set) var runCallCount = 0
    var runStub: () async -> ResultValue = { fatalError("HiddenWorkerMock.runStub is not set") }
    var runExpectedCount: Int?
    func run() async -> ResultValue {
        runCallCount += 1
        return await runStub()
    }

    lazy var task: TaskValue = { fatalError("HiddenWorkerMock.task is not set") }()
}

/// A mock of `Digest`, yours to edit.
final class DigestMock<HasherValue, ObjectIdentifierValue>: Digest {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("digest(_:)", digestExpectedCount, digestCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: digest(_:)
    private(set) var digestCalls: [HasherValue] = []
    var digestStub: (HasherValue) -> ObjectIdentifierValue = { _ in fatalError("DigestMock.digestStub is not set") }
    var digestExpectedCount: Int?
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        digestCalls.append(hasher)
        return digestStub(hasher)
    }
}

/// A mock of `HiddenCodec`, yours to edit.
nonisolated final class HiddenCodecMock<DecoderValue, EncoderValue>: HiddenCodec {
    init() {}

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("encoder(for:)", encoderForExpectedCount, encoderForCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: encoder(for:)
    private(set) var encoderForCalls: [DecoderValue] = []
    var encoderForStub: (DecoderValue) -> EncoderValue = { _ in
        fatalError("HiddenCodecMock.encoderForStub is not set")
    }
    var encoderForExpectedCount: Int?
    func encoder(for decoder: DecoderValue) -> EncoderValue {
        encoderForCalls.append(decoder)
        return encoderForStub(decoder)
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A mock of `Pump`, yours to edit.
final class PumpMock<Base, Live>: Pump {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("pump(_:)", pumpExpectedCount, pumpCalls.count)
        check("prime()", primeExpectedCount, primeCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: pump(_:)
    private(set) var pumpCalls: [Base] = []
    var pumpStub: (Base) -> Live = { _ in fatalError("PumpMock.pumpStub is not set") }
    var pumpExpectedCount: Int?
    func pump(_ base: Base) -> Live {
        pumpCalls.append(base)
        return pumpStub(base)
    }

    // MARK: prime()
    private(set) var primeCallCount = 0
    var primeExpectedCount: Int?
    func prime() { primeCallCount += 1 }
}
