import HiddenNames

/// A dummy of `Post`, yours to edit.
final class PostDummy<SendableValue>: Post {
    func send(_ value: SendableValue) -> SendableValue { TestIssue.stop("PostDummy.send(_:) must not be called") }
}

/// A dummy of `Drain`, yours to edit.
final class DrainDummy<VoidValue>: Drain {
    func pour(_ value: VoidValue) { TestIssue.report("DrainDummy.pour(_:) must not be called") }
    func stop() { TestIssue.report("DrainDummy.stop() must not be called") }
}

/// A dummy of `Parser`, yours to edit.
final class ParserDummy<ErrorValue>: Parser {
    func parse(_ text: String) throws -> ErrorValue { throw TestIssue("ParserDummy.parse(_:) must not be called") }
}

/// A dummy of `Meter`, yours to edit.
final class MeterDummy<IntValue>: Meter {
    func read(_ value: IntValue) -> IntValue { TestIssue.stop("MeterDummy.read(_:) must not be called") }
    func wait() async throws { TestIssue.report("MeterDummy.wait() must not be called") }
    static func count() -> Swift.Int { TestIssue.report("MeterDummy.count() must not be called", returning: 0) }
}

/// A dummy of `Lexicon`, yours to edit.
nonisolated final class LexiconDummy<StringValue, BoolValue>: Lexicon {
    init() {}
    init?(word: StringValue) {}
    func test() -> BoolValue { TestIssue.stop("LexiconDummy.test() must not be called") }
}

/// A dummy of `Toiler`, yours to edit.
nonisolated final class ToilerDummy<ResultValue, TaskValue>: Toiler {
    func work<T>(_ value: T) -> T? { TestIssue.report("ToilerDummy.work(_:) must not be called", returning: nil) }
    func run() async -> ResultValue { TestIssue.stop("ToilerDummy.run() must not be called") }
    var task: TaskValue { TestIssue.stop("ToilerDummy.task must not be read") }
}

/// A dummy of `Digest`, yours to edit.
final class DigestDummy<HasherValue, ObjectIdentifierValue>: Digest {
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        TestIssue.stop("DigestDummy.digest(_:) must not be called")
    }
}

/// A dummy of `Crypt`, yours to edit.
nonisolated final class CryptDummy<DecoderValue, EncoderValue>: Crypt {
    init() {}

    func encoder(for decoder: DecoderValue) -> EncoderValue {
        TestIssue.stop("CryptDummy.encoder(for:) must not be called")
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A dummy of `Pump`, yours to edit.
final class PumpDummy<Base, Live>: Pump {
    func pump(_ base: Base) -> Live { TestIssue.stop("PumpDummy.pump(_:) must not be called") }
    func prime() { TestIssue.report("PumpDummy.prime() must not be called") }
}
