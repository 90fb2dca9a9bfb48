import HiddenNames

/// A spy of `Post`, yours to edit.
final class PostSpy<SendableValue>: Post {
    var order: CallOrder? { didSet { Unused.reads("PostSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { sendCalls = [] }

    // MARK: send(_:)
    @Recorded("PostSpy.send(_:)") var sendCalls: [SendableValue] = []
    @Stubbed("PostSpy.sendStub") var sendStub: (SendableValue) -> SendableValue = { _ in
        TestIssue.stop("PostSpy.sendStub is not set")
    }
    func send(_ value: SendableValue) -> SendableValue {
        $sendCalls.append(value)
        order?.add("send(_:)")
        return sendStub(value)
    }
}

/// A spy of `Drain`, yours to edit.
final class DrainSpy<VoidValue>: Drain {
    var order: CallOrder? { didSet { Unused.reads("DrainSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        pourCalls = []
        stopCallCount = 0
    }

    // MARK: pour(_:)
    @Recorded("DrainSpy.pour(_:)") var pourCalls: [VoidValue] = []
    func pour(_ value: VoidValue) {
        $pourCalls.append(value)
        order?.add("pour(_:)")
    }

    // MARK: stop()
    @Recorded("DrainSpy.stop()") var stopCallCount = 0
    func stop() {
        $stopCallCount.increment()
        order?.add("stop()")
    }
}

/// A spy of `Parser`, yours to edit.
final class ParserSpy<ErrorValue>: Parser {
    var order: CallOrder? { didSet { Unused.reads("ParserSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { parseCalls = [] }

    // MARK: parse(_:)
    @Recorded("ParserSpy.parse(_:)") var parseCalls: [String] = []
    @Stubbed("ParserSpy.parseStub") var parseStub: (String) throws -> ErrorValue = { _ in
        throw TestIssue("ParserSpy.parseStub is not set")
    }
    func parse(_ text: String) throws -> ErrorValue {
        $parseCalls.append(text)
        order?.add("parse(_:)")
        return try parseStub(text)
    }
}

/// A spy of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterSpy<IntValue>: Meter {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("MeterSpy") } }
        @Recorded("MeterSpy.read(_:)") var readCalls: [IntValue] = []
        @Stubbed(behindLock: "MeterSpy.readStub") var readStub: @Sendable (IntValue) -> IntValue = { _ in
            TestIssue.stop("MeterSpy.readStub is not set")
        }
        @Recorded("MeterSpy.wait()") var waitCallCount = 0
        @Stubbed(behindLock: "MeterSpy.waitStub") var waitStub: @Sendable () async throws -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("MeterSpy.count()") var countCallCount = 0
        @Stubbed(behindLock: "MeterSpy.countStub") var countStub: @Sendable () -> Swift.Int = { 0 }
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

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.readCalls = []
        storage.waitCallCount = 0
    }

    func read(_ value: IntValue) -> IntValue {
        storage.withLock { $0.$readCalls.append(value) }
        storage.order?.add("read(_:)")
        return storage.readStub(value)
    }

    func wait() async throws {
        storage.withLock { $0.$waitCallCount.increment() }
        storage.order?.add("wait()")
        try await storage.waitStub()
    }

    static func count() -> Swift.Int {
        staticStorage.withLock { $0.$countCallCount.increment() }
        return staticStorage.countStub()
    }
}

/// A spy of `Lexicon`, yours to edit.
@dynamicMemberLookup
nonisolated final class LexiconSpy<StringValue, BoolValue>: Lexicon {
    init() {}

    struct StaticStorage {
        @Stubbed(behindLock: "LexiconSpy.initWordStub") var initWordStub: @Sendable (StringValue) -> Swift.Bool = { _ in
            true
        }
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

    var order: CallOrder? { didSet { Unused.reads("LexiconSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initWordCalls = []
        testCallCount = 0
    }

    // MARK: init?(word:)
    @Recorded("LexiconSpy.init?(word:)") var initWordCalls: [StringValue] = []
    init?(word: StringValue) {
        $initWordCalls.append(word)
        order?.add("init?(word:)")
        guard Self.staticStorage.initWordStub(word) else { return nil }
    }

    // MARK: test()
    @Recorded("LexiconSpy.test()") var testCallCount = 0
    @Stubbed("LexiconSpy.testStub") var testStub: () -> BoolValue = { TestIssue.stop("LexiconSpy.testStub is not set") }
    func test() -> BoolValue {
        $testCallCount.increment()
        order?.add("test()")
        return testStub()
    }
}

/// A spy of `Toiler`, yours to edit.
nonisolated final class ToilerSpy<ResultValue, TaskValue>: Toiler {
    var order: CallOrder? { didSet { Unused.reads("ToilerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        workCalls = []
        runCallCount = 0
    }

    // MARK: work(_:)
    @Recorded("ToilerSpy.work(_:)") var workCalls: [Any] = []
    @Stubbed("ToilerSpy.workStub") var workStub: (Any) -> Any? = { _ in nil }
    func work<T>(_ value: T) -> T? {
        $workCalls.append(value)
        order?.add("work(_:)")
        let result = workStub(value)
        if let result, !(result is T) {
            TestIssue.report("ToilerSpy.workStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: run()
    @Recorded("ToilerSpy.run()") var runCallCount = 0
    @Stubbed("ToilerSpy.runStub") var runStub: () async -> ResultValue = {
        TestIssue.stop("ToilerSpy.runStub is not set")
    }
    func run() async -> ResultValue {
        $runCallCount.increment()
        order?.add("run()")
        return await runStub()
    }

    lazy var task: TaskValue = { TestIssue.stop("ToilerSpy.task is not set") }()
}

/// A spy of `Digest`, yours to edit.
final class DigestSpy<HasherValue, ObjectIdentifierValue>: Digest {
    var order: CallOrder? { didSet { Unused.reads("DigestSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { digestCalls = [] }

    // MARK: digest(_:)
    @Recorded("DigestSpy.digest(_:)") var digestCalls: [HasherValue] = []
    @Stubbed("DigestSpy.digestStub") var digestStub: (HasherValue) -> ObjectIdentifierValue = { _ in
        TestIssue.stop("DigestSpy.digestStub is not set")
    }
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        $digestCalls.append(hasher)
        order?.add("digest(_:)")
        return digestStub(hasher)
    }
}

/// A spy of `Crypt`, yours to edit.
nonisolated final class CryptSpy<DecoderValue, EncoderValue>: Crypt {
    init() {}

    var order: CallOrder? { didSet { Unused.reads("CryptSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { encoderForCalls = [] }

    // MARK: encoder(for:)
    @Recorded("CryptSpy.encoder(for:)") var encoderForCalls: [DecoderValue] = []
    @Stubbed("CryptSpy.encoderForStub") var encoderForStub: (DecoderValue) -> EncoderValue = { _ in
        TestIssue.stop("CryptSpy.encoderForStub is not set")
    }
    func encoder(for decoder: DecoderValue) -> EncoderValue {
        $encoderForCalls.append(decoder)
        order?.add("encoder(for:)")
        return encoderForStub(decoder)
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A spy of `Pump`, yours to edit.
final class PumpSpy<Base, Live>: Pump {
    var order: CallOrder? { didSet { Unused.reads("PumpSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        pumpCalls = []
        primeCallCount = 0
    }

    // MARK: pump(_:)
    @Recorded("PumpSpy.pump(_:)") var pumpCalls: [Base] = []
    @Stubbed("PumpSpy.pumpStub") var pumpStub: (Base) -> Live = { _ in TestIssue.stop("PumpSpy.pumpStub is not set") }
    func pump(_ base: Base) -> Live {
        $pumpCalls.append(base)
        order?.add("pump(_:)")
        return pumpStub(base)
    }

    // MARK: prime()
    @Recorded("PumpSpy.prime()") var primeCallCount = 0
    func prime() {
        $primeCallCount.increment()
        order?.add("prime()")
    }
}
