import HiddenNames

/// A stub of `Post`, yours to edit.
final class PostStub<SendableValue>: Post {
    // MARK: send(_:)
    var sendStub: (SendableValue) -> SendableValue = { _ in TestIssue.stop("PostStub.sendStub is not set") }
    func send(_ value: SendableValue) -> SendableValue { sendStub(value) }
}

/// A stub of `Drain`, yours to edit.
final class DrainStub<VoidValue>: Drain {
    func pour(_ value: VoidValue) {}
    func stop() {}
}

/// A stub of `Parser`, yours to edit.
final class ParserStub<ErrorValue>: Parser {
    // MARK: parse(_:)
    var parseStub: (String) throws -> ErrorValue = { _ in throw TestIssue("ParserStub.parseStub is not set") }
    func parse(_ text: String) throws -> ErrorValue { try parseStub(text) }
}

/// A stub of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterStub<IntValue>: Meter {
    struct Storage {
        var readStub: @Sendable (IntValue) -> IntValue = { _ in TestIssue.stop("MeterStub.readStub is not set") }
        var waitStub: @Sendable () async throws -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
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

    func read(_ value: IntValue) -> IntValue { storage.readStub(value) }
    func wait() async throws { try await storage.waitStub() }
    static func count() -> Swift.Int { staticStorage.countStub() }
}

/// A stub of `Lexicon`, yours to edit.
@dynamicMemberLookup
nonisolated final class LexiconStub<StringValue, BoolValue>: Lexicon {
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

    init?(word: StringValue) { guard Self.staticStorage.initWordStub(word) else { return nil } }

    // MARK: test()
    var testStub: () -> BoolValue = { TestIssue.stop("LexiconStub.testStub is not set") }
    func test() -> BoolValue { testStub() }
}

/// A stub of `Toiler`, yours to edit.
nonisolated final class ToilerStub<ResultValue, TaskValue>: Toiler {
    // MARK: work(_:)
    var workStub: (Any) -> Any? = { _ in nil }
    func work<T>(_ value: T) -> T? {
        let result = workStub(value)
        if let result, !(result is T) {
            TestIssue.report("ToilerStub.workStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: run()
    var runStub: () async -> ResultValue = { TestIssue.stop("ToilerStub.runStub is not set") }
    func run() async -> ResultValue { await runStub() }

    lazy var task: TaskValue = { TestIssue.stop("ToilerStub.task is not set") }()
}

/// A stub of `Digest`, yours to edit.
final class DigestStub<HasherValue, ObjectIdentifierValue>: Digest {
    // MARK: digest(_:)
    var digestStub: (HasherValue) -> ObjectIdentifierValue = { _ in TestIssue.stop("DigestStub.digestStub is not set") }
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue { digestStub(hasher) }
}

/// A stub of `Crypt`, yours to edit.
nonisolated final class CryptStub<DecoderValue, EncoderValue>: Crypt {
    init() {}

    // MARK: encoder(for:)
    var encoderForStub: (DecoderValue) -> EncoderValue = { _ in TestIssue.stop("CryptStub.encoderForStub is not set") }
    func encoder(for decoder: DecoderValue) -> EncoderValue { encoderForStub(decoder) }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A stub of `Pump`, yours to edit.
final class PumpStub<Base, Live>: Pump {
    // MARK: pump(_:)
    var pumpStub: (Base) -> Live = { _ in TestIssue.stop("PumpStub.pumpStub is not set") }
    func pump(_ base: Base) -> Live { pumpStub(base) }

    func prime() {}
}
