import HiddenNames

/// A fake of `Post`, yours to edit.
final class PostFake<SendableValue>: Post {
    var sendableValues: [SendableValue]

    init(sendableValues: [SendableValue] = []) { self.sendableValues = sendableValues }

    func send(_ value: SendableValue) -> SendableValue {
        sendableValues.append(value)
        return value
    }
}

/// A fake of `Drain`, yours to edit.
final class DrainFake<VoidValue>: Drain {
    func pour(_ value: VoidValue) {}
    func stop() {}
}

/// A fake of `Parser`, yours to edit.
final class ParserFake<ErrorValue>: Parser {
    // MARK: parse(_:)
    var parseStub: (String) throws -> ErrorValue = { _ in throw TestIssue("ParserFake.parseStub is not set") }
    func parse(_ text: String) throws -> ErrorValue { try parseStub(text) }
}

/// A fake of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterFake<IntValue>: Meter {
    struct Storage {
        var readStub: @Sendable (IntValue) -> IntValue = { _ in TestIssue.stop("MeterFake.readStub is not set") }
        var waitStub: @Sendable () async throws -> Void = { TestIssue.report("MeterFake.waitStub is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var countStub: @Sendable () -> Swift.Int = { TestIssue.report("MeterFake.countStub is not set", returning: 0) }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    func read(_ value: IntValue) -> IntValue { storage.readStub(value) }
    func wait() async throws { try await storage.waitStub() }
    static func count() -> Swift.Int { staticStorage.countStub() }
}

/// A fake of `Lexicon`, yours to edit.
nonisolated final class LexiconFake<StringValue, BoolValue>: Lexicon {
    init() {}
    init?(word: StringValue) {}

    // MARK: test()
    var testStub: () -> BoolValue = { TestIssue.stop("LexiconFake.testStub is not set") }
    func test() -> BoolValue { testStub() }
}

/// A fake of `Toiler`, yours to edit.
nonisolated final class ToilerFake<ResultValue, TaskValue>: Toiler {
    // MARK: work(_:)
    var workStub: (Any) -> Any? = { _ in TestIssue.report("ToilerFake.workStub is not set", returning: nil) }
    func work<T>(_ value: T) -> T? {
        let result = workStub(value)
        if let result, !(result is T) {
            TestIssue.report("ToilerFake.workStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: run()
    var runStub: () async -> ResultValue = { TestIssue.stop("ToilerFake.runStub is not set") }
    func run() async -> ResultValue { await runStub() }

    lazy var task: TaskValue = { TestIssue.stop("ToilerFake.task is not set") }()
}

/// A fake of `Digest`, yours to edit.
final class DigestFake<HasherValue, ObjectIdentifierValue>: Digest {
    // MARK: digest(_:)
    var digestStub: (HasherValue) -> ObjectIdentifierValue = { _ in TestIssue.stop("DigestFake.digestStub is not set") }
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue { digestStub(hasher) }
}

/// A fake of `Crypt`, yours to edit.
nonisolated final class CryptFake<DecoderValue, EncoderValue>: Crypt {
    init() {}

    // MARK: encoder(for:)
    var encoderForStub: (DecoderValue) -> EncoderValue = { _ in TestIssue.stop("CryptFake.encoderForStub is not set") }
    func encoder(for decoder: DecoderValue) -> EncoderValue { encoderForStub(decoder) }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A fake of `Pump`, yours to edit.
final class PumpFake<Base, Live>: Pump {
    // MARK: pump(_:)
    var pumpStub: (Base) -> Live = { _ in TestIssue.stop("PumpFake.pumpStub is not set") }
    func pump(_ base: Base) -> Live { pumpStub(base) }

    func prime() {}
}
