import HiddenNames

/// A spy of `Post`, yours to edit.
final class PostSpy<SendableValue>: Post {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Post>(forwardingTo live: Live) where Live.Sendable == SendableValue { sendStub = { live.send($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { sendCalls = [] }

    // MARK: send(_:)
    var sendCalls: [SendableValue] = []
    var sendStub: (SendableValue) -> SendableValue = { _ in TestIssue.stop("PostSpy.sendStub is not set") }
    func send(_ value: SendableValue) -> SendableValue {
        sendCalls.append(value)
        order?.add("send(_:)")
        return sendStub(value)
    }
}

/// A spy of `Drain`, yours to edit.
final class DrainSpy<VoidValue>: Drain {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Drain>(forwardingTo live: Live) where Live.Void == VoidValue {
        pourStub = { live.pour($0) }
        stopStub = { live.stop() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        pourCalls = []
        stopCallCount = 0
    }

    // MARK: pour(_:)
    var pourCalls: [VoidValue] = []
    var pourStub: (VoidValue) -> Swift.Void = { _ in }
    func pour(_ value: VoidValue) {
        pourCalls.append(value)
        order?.add("pour(_:)")
        pourStub(value)
    }

    // MARK: stop()
    var stopCallCount = 0
    var stopStub: () -> Swift.Void = {}
    func stop() {
        stopCallCount += 1
        order?.add("stop()")
        stopStub()
    }
}

/// A spy of `Parser`, yours to edit.
final class ParserSpy<ErrorValue>: Parser {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Parser>(forwardingTo live: Live) where Live.Error == ErrorValue { parseStub = { try live.parse($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { parseCalls = [] }

    // MARK: parse(_:)
    var parseCalls: [String] = []
    var parseStub: (String) throws -> ErrorValue = { _ in throw TestIssue("ParserSpy.parseStub is not set") }
    func parse(_ text: String) throws -> ErrorValue {
        parseCalls.append(text)
        order?.add("parse(_:)")
        return try parseStub(text)
    }
}

/// A spy of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterSpy<IntValue>: Meter {
    init() {}

    struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Meter>(forwardingTo live: Live) where Live.Int == IntValue {
        storage.readStub = { live.read($0) }
        storage.waitStub = { try await live.wait() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.readCalls = []
        storage.waitCallCount = 0
    }

    func read(_ value: IntValue) -> IntValue {
        storage.append(value, to: \.readCalls)
        storage.order?.add("read(_:)")
        return storage.readStub(value)
    }

    func wait() async throws {
        storage.increment(\.waitCallCount)
        storage.order?.add("wait()")
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Lexicon>(forwardingTo live: Live) where Live.String == StringValue, Live.Bool == BoolValue {
        testStub = { live.test() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        initWordCalls = []
        testCallCount = 0
    }

    // MARK: init?(word:)
    var initWordCalls: [StringValue] = []
    init?(word: StringValue) {
        initWordCalls.append(word)
        order?.add("init?(word:)")
        guard Self.staticStorage.initWordStub(word) else { return nil }
    }

    // MARK: test()
    var testCallCount = 0
    var testStub: () -> BoolValue = { TestIssue.stop("LexiconSpy.testStub is not set") }
    func test() -> BoolValue {
        testCallCount += 1
        order?.add("test()")
        return testStub()
    }
}

/// A spy of `Toiler`, yours to edit.
nonisolated final class ToilerSpy<ResultValue, TaskValue>: Toiler {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Toiler>(forwardingTo live: Live) where Live.Result == ResultValue, Live.Task == TaskValue {
        runStub = { await live.run() }
        taskStub = { live.task }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        workCalls = []
        runCallCount = 0
        taskCallCount = 0
    }

    // MARK: work(_:)
    var workCalls: [Any] = []
    var workStub: (Any) -> Any? = { _ in nil }
    func work<T>(_ value: T) -> T? {
        workCalls.append(value)
        order?.add("work(_:)")
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
        order?.add("run()")
        return await runStub()
    }

    // MARK: task
    var taskCallCount = 0
    var taskStub: () -> TaskValue = { TestIssue.stop("ToilerSpy.taskStub is not set") }
    var task: TaskValue {
        taskCallCount += 1
        order?.add("task")
        return taskStub()
    }
}

/// A spy of `Digest`, yours to edit.
final class DigestSpy<HasherValue, ObjectIdentifierValue>: Digest {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Digest>(forwardingTo live: Live)
    where Live.Hasher == HasherValue, Live.ObjectIdentifier == ObjectIdentifierValue {
        digestStub = { live.digest($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { digestCalls = [] }

    // MARK: digest(_:)
    var digestCalls: [HasherValue] = []
    var digestStub: (HasherValue) -> ObjectIdentifierValue = { _ in TestIssue.stop("DigestSpy.digestStub is not set") }
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        digestCalls.append(hasher)
        order?.add("digest(_:)")
        return digestStub(hasher)
    }
}

/// A spy of `Crypt`, yours to edit.
nonisolated final class CryptSpy<DecoderValue, EncoderValue>: Crypt {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Crypt>(forwardingTo live: Live) where Live.Decoder == DecoderValue, Live.Encoder == EncoderValue {
        encoderForStub = { live.encoder(for: $0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { encoderForCalls = [] }

    // MARK: encoder(for:)
    var encoderForCalls: [DecoderValue] = []
    var encoderForStub: (DecoderValue) -> EncoderValue = { _ in TestIssue.stop("CryptSpy.encoderForStub is not set") }
    func encoder(for decoder: DecoderValue) -> EncoderValue {
        encoderForCalls.append(decoder)
        order?.add("encoder(for:)")
        return encoderForStub(decoder)
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A spy of `Pump`, yours to edit.
final class PumpSpy<Base, Live>: Pump {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Original: Pump>(forwardingTo live: Original) where Original.Base == Base, Original.Live == Live {
        pumpStub = { live.pump($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        pumpCalls = []
        primeCallCount = 0
    }

    // MARK: pump(_:)
    var pumpCalls: [Base] = []
    var pumpStub: (Base) -> Live = { _ in TestIssue.stop("PumpSpy.pumpStub is not set") }
    func pump(_ base: Base) -> Live {
        pumpCalls.append(base)
        order?.add("pump(_:)")
        return pumpStub(base)
    }

    // MARK: prime()
    var primeCallCount = 0
    var primeStub: () -> Void = {}
    func prime() {
        primeCallCount += 1
        order?.add("prime()")
        primeStub()
    }
}
