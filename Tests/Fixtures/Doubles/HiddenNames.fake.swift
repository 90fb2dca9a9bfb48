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
    func parse(_ text: String) throws -> ErrorValue {
        // Fill in: what it does.
        throw TestIssue("ParserFake.parse(_:) is not filled in")
    }
}

/// A fake of `Meter`, yours to edit.
final class MeterFake<IntValue>: Meter {
    func read(_ value: IntValue) -> IntValue {
        // Fill in: what it does.
        TestIssue.stop("MeterFake.read(_:) is not filled in")
    }

    func wait() async throws {
        // Fill in: what it does.
        TestIssue.report("MeterFake.wait() is not filled in")
    }

    static func count() -> Swift.Int {
        // Fill in: what it does.
        TestIssue.report("MeterFake.count() is not filled in", returning: 0)
    }
}

/// A fake of `Lexicon`, yours to edit.
nonisolated final class LexiconFake<StringValue, BoolValue>: Lexicon {
    init() {}
    init?(word: StringValue) {}

    func test() -> BoolValue {
        // Fill in: what it does.
        TestIssue.stop("LexiconFake.test() is not filled in")
    }
}

/// A fake of `Toiler`, yours to edit.
nonisolated final class ToilerFake<ResultValue, TaskValue>: Toiler {
    func work<T>(_ value: T) -> T? {
        // Fill in: what it does.
        TestIssue.report("ToilerFake.work(_:) is not filled in", returning: nil)
    }

    func run() async -> ResultValue {
        // Fill in: what it does.
        TestIssue.stop("ToilerFake.run() is not filled in")
    }

    lazy var task: TaskValue = { TestIssue.stop("ToilerFake.task is not set") }()
}

/// A fake of `Digest`, yours to edit.
final class DigestFake<HasherValue, ObjectIdentifierValue>: Digest {
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue {
        // Fill in: what it does.
        TestIssue.stop("DigestFake.digest(_:) is not filled in")
    }
}

/// A fake of `Crypt`, yours to edit.
nonisolated final class CryptFake<DecoderValue, EncoderValue>: Crypt {
    init() {}

    func encoder(for decoder: DecoderValue) -> EncoderValue {
        // Fill in: what it does.
        TestIssue.stop("CryptFake.encoder(for:) is not filled in")
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A fake of `Pump`, yours to edit.
final class PumpFake<Base, Live>: Pump {
    func pump(_ base: Base) -> Live {
        // Fill in: what it does.
        TestIssue.stop("PumpFake.pump(_:) is not filled in")
    }

    func prime() {}
}
