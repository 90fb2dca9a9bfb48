import HiddenNames

/// A dummy of `Post`, yours to edit.
final class PostDummy<SendableValue>: Post {
    func send(_ value: SendableValue) -> SendableValue { fatalError("PostDummy.send(_:) must not be called") }
}

/// A dummy of `Drain`, yours to edit.
final class DrainDummy<VoidValue>: Drain {
    func pour(_ value: VoidValue) { fatalError("DrainDummy.pour(_:) must not be called") }
    func stop() { fatalError("DrainDummy.stop() must not be called") }
}

/// A dummy of `Parser`, yours to edit.
final class ParserDummy<ErrorValue>: Parser {
    func parse(_ text: String) throws -> ErrorValue { fatalError("ParserDummy.parse(_:) must not be called") }
}

/// A dummy of `Meter`, yours to edit.
final class MeterDummy<IntValue>: Meter {
    func read(_ value: IntValue) -> IntValue { fatalError("MeterDummy.read(_:) must not be called") }
    func wait() async throws { fatalError("MeterDummy.wait() must not be called") }
    static func count() -> Swift.Int { fatalError("MeterDummy.count() must not be called") }
}

/// A dummy of `Lexicon`, yours to edit.
nonisolated final class LexiconDummy<StringValue, BoolValue>: Lexicon {
    init() {}
    init?(word: StringValue) {}
    func test() -> BoolValue { fatalError("LexiconDummy.test() must not be called") }
}

/// A dummy of `HiddenWorker`, yours to edit.
nonisolated final class HiddenWorkerDummy<ResultValue, TaskValue>: HiddenWorker {
    func work<T>(_ value: T) -> T? { fatalError("HiddenWorkerDummy.work(_:) must not be called") }
    func run() async -> ResultValue { fatalError("HiddenWorkerDummy.run() must not be called") }
    var task: TaskValue { fatalError("HiddenWorkerDummy.task must not be read") }
}

/// A dummy of `Digest`, yours to edit.
final class DigestDummy<HasherValue, ObjectIdentifierValue>: Digest {
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        fatalError("DigestDummy.digest(_:) must not be called")
    }
}

/// A dummy of `HiddenCodec`, yours to edit.
nonisolated final class HiddenCodecDummy<DecoderValue, EncoderValue>: HiddenCodec {
    init() {}

    func encoder(for decoder: DecoderValue) -> EncoderValue {
        fatalError("HiddenCodecDummy.encoder(for:) must not be called")
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A dummy of `Pump`, yours to edit.
final class PumpDummy<Base, Live>: Pump {
    func pump(_ base: Base) -> Live { fatalError("PumpDummy.pump(_:) must not be called") }
    func prime() { fatalError("PumpDummy.prime() must not be called") }
}
