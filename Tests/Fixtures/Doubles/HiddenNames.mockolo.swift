import HiddenNames

/// A mock of `Post`, yours to edit.
final class PostMock: Post {
    typealias Sendable = Any

    // MARK: send(_:)
    var sendCallCount = 0
    var sendArgValues: [Sendable] = []
    var sendHandler: ((Sendable) -> Sendable)?
    func send(_ value: Sendable) -> Sendable {
        sendCallCount += 1
        sendArgValues.append(value)
        if let sendHandler { return sendHandler(value) }
        fatalError("PostMock.sendHandler is not set")
    }
}

/// A mock of `Drain`, yours to edit.
final class DrainMock<VoidValue>: Drain {
    // MARK: pour(_:)
    var pourCallCount = 0
    var pourArgValues: [VoidValue] = []
    var pourHandler: ((VoidValue) -> Swift.Void)?
    func pour(_ value: VoidValue) {
        pourCallCount += 1
        pourArgValues.append(value)
        if let pourHandler { pourHandler(value) }
    }

    // MARK: stop()
    var stopCallCount = 0
    var stopHandler: (() -> Swift.Void)?
    func stop() {
        stopCallCount += 1
        if let stopHandler { stopHandler() }
    }
}

/// A mock of `Parser`, yours to edit.
final class ParserMock<ErrorValue>: Parser {
    // MARK: parse(_:)
    var parseCallCount = 0
    var parseArgValues: [String] = []
    var parseHandler: ((String) throws -> ErrorValue)?
    func parse(_ text: String) throws -> ErrorValue {
        parseCallCount += 1
        parseArgValues.append(text)
        if let parseHandler { return try parseHandler(text) }
        fatalError("ParserMock.parseHandler is not set")
    }
}

/// A mock of `Meter`, yours to edit.
@dynamicMemberLookup
final class MeterMock: Meter {
    typealias Int = Any

    struct Storage {
        var readCallCount = 0
        var readArgValues: [Int] = []
        var readHandler: (@Sendable (Int) -> Int)?
        var waitCallCount = 0
        var waitHandler: (@Sendable () async throws -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var countCallCount = 0
        var countHandler: (@Sendable () -> Swift.Int)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    func read(_ value: Int) -> Int {
        storage.withLock {
            $0.readCallCount += 1
            $0.readArgValues.append(value)
        }
        if let readHandler = storage.readHandler { return readHandler(value) }
        fatalError("MeterMock.readHandler is not set")
    }

    func wait() async throws {
        storage.withLock { $0.waitCallCount += 1 }
        if let waitHandler = storage.waitHandler { try await waitHandler() }
    }

    static func count() -> Swift.Int {
        staticStorage.withLock { $0.countCallCount += 1 }
        if let countHandler = staticStorage.countHandler { return countHandler() }
        return 0
    }
}

/// A mock of `Lexicon`, yours to edit.
nonisolated final class LexiconMock: Lexicon {
    typealias String = Any
    typealias Bool = Any
    init() {}
    init?(word: String) {}

    // MARK: test()
    var testCallCount = 0
    var testHandler: (() -> Bool)?
    func test() -> Bool {
        testCallCount += 1
        if let testHandler { return testHandler() }
        fatalError("LexiconMock.testHandler is not set")
    }
}

/// A mock of `Toiler`, yours to edit.
nonisolated final class ToilerMock: Toiler {
    typealias Result = Any
    typealias Task = Any
    init() {}

    init(task: Task) { _task = task }

    // MARK: work(_:)
    var workCallCount = 0
    var workArgValues: [Any] = []
    var workHandler: ((Any) -> Any?)?
    func work<T>(_ value: T) -> T? {
        workCallCount += 1
        workArgValues.append(value)
        if let workHandler { return workHandler(value) as? T }
        return nil
    }

    // MARK: run()
    var runCallCount = 0
    var runHandler: (() async -> Result)?
    func run() async -> Result {
        runCallCount += 1
        if let runHandler { return await runHandler() }
        fatalError("ToilerMock.runHandler is not set")
    }

    // MARK: task
    private var _task: Task?
    var task: Task {
        get {
            guard let _task else { fatalError("ToilerMock.task is not set") }
            return _task
        }
        set { _task = newValue }
    }
}

/// A mock of `Digest`, yours to edit.
final class DigestMock: Digest {
    typealias Hasher = Any
    typealias ObjectIdentifier = Any

    // MARK: digest(_:)
    var digestCallCount = 0
    var digestArgValues: [Hasher] = []
    var digestHandler: ((Hasher) -> ObjectIdentifier)?
    func digest(_ hasher: Hasher) -> ObjectIdentifier {
        digestCallCount += 1
        digestArgValues.append(hasher)
        if let digestHandler { return digestHandler(hasher) }
        fatalError("DigestMock.digestHandler is not set")
    }
}

/// A mock of `Crypt`, yours to edit.
nonisolated final class CryptMock<DecoderValue, EncoderValue>: Crypt {
    init() {}

    // MARK: encoder(for:)
    var encoderCallCount = 0
    var encoderArgValues: [DecoderValue] = []
    var encoderHandler: ((DecoderValue) -> EncoderValue)?
    func encoder(for decoder: DecoderValue) -> EncoderValue {
        encoderCallCount += 1
        encoderArgValues.append(decoder)
        if let encoderHandler { return encoderHandler(decoder) }
        fatalError("CryptMock.encoderHandler is not set")
    }

    init(from decoder: any Swift.Decoder) throws {}
    func encode(to encoder: any Swift.Encoder) throws {}
}

/// A mock of `Pump`, yours to edit.
final class PumpMock: Pump {
    typealias Base = Any
    typealias Live = Any

    // MARK: pump(_:)
    var pumpCallCount = 0
    var pumpArgValues: [Base] = []
    var pumpHandler: ((Base) -> Live)?
    func pump(_ base: Base) -> Live {
        pumpCallCount += 1
        pumpArgValues.append(base)
        if let pumpHandler { return pumpHandler(base) }
        fatalError("PumpMock.pumpHandler is not set")
    }

    // MARK: prime()
    var primeCallCount = 0
    var primeHandler: (() -> Void)?
    func prime() {
        primeCallCount += 1
        if let primeHandler { primeHandler() }
    }
}
