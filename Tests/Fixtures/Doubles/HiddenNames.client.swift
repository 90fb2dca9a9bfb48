import HiddenNames

/// A client of `Post`, yours to edit.
struct PostClient<SendableValue>: Post {
    /// A client whose members fail until they are set.
    static var unimplemented: PostClient { PostClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Post>(_ live: Live) where Live.Sendable == SendableValue {
        onSend = { live.send($0) }
    }

    // MARK: send(_:)
    var onSend: (SendableValue) -> SendableValue = { _ in TestIssue.stop("PostClient.onSend is not set") }
    func send(_ value: SendableValue) -> SendableValue { onSend(value) }
}

/// A client of `Drain`, yours to edit.
struct DrainClient<VoidValue>: Drain {
    /// A client whose members fail until they are set.
    static var unimplemented: DrainClient { DrainClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Drain>(_ live: Live) where Live.Void == VoidValue {
        onPour = { live.pour($0) }
        onStop = { live.stop() }
    }

    // MARK: pour(_:)
    var onPour: (VoidValue) -> Swift.Void = { _ in TestIssue.report("DrainClient.onPour is not set") }
    func pour(_ value: VoidValue) { onPour(value) }

    // MARK: stop()
    var onStop: () -> Swift.Void = { TestIssue.report("DrainClient.onStop is not set") }
    func stop() { onStop() }
}

/// A client of `Parser`, yours to edit.
struct ParserClient<ErrorValue>: Parser {
    /// A client whose members fail until they are set.
    static var unimplemented: ParserClient { ParserClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Parser>(_ live: Live) where Live.Error == ErrorValue {
        onParse = { try live.parse($0) }
    }

    // MARK: parse(_:)
    var onParse: (String) throws -> ErrorValue = { _ in throw TestIssue("ParserClient.onParse is not set") }
    func parse(_ text: String) throws -> ErrorValue { try onParse(text) }
}

/// A client of `Meter`, yours to edit.
@dynamicMemberLookup
struct MeterClient<IntValue>: Meter {
    /// A client whose members fail until they are set.
    static var unimplemented: MeterClient { MeterClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `count()`, which has to be set.
    init<Live: Meter>(_ live: Live) where Live.Int == IntValue {
        onRead = { live.read($0) }
        onWait = { try await live.wait() }
    }

    struct StaticStorage {
        var onCount: @Sendable () -> Swift.Int = { TestIssue.report("MeterClient.onCount is not set", returning: 0) }
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

    // MARK: read(_:)
    var onRead: @Sendable (IntValue) -> IntValue = { _ in TestIssue.stop("MeterClient.onRead is not set") }
    func read(_ value: IntValue) -> IntValue { onRead(value) }

    // MARK: wait()
    var onWait: @Sendable () async throws -> Void = { TestIssue.report("MeterClient.onWait is not set") }
    func wait() async throws { try await onWait() }

    static func count() -> Swift.Int { staticStorage.onCount() }
}

/// A client of `Lexicon`, yours to edit.
@dynamicMemberLookup
nonisolated struct LexiconClient<StringValue, BoolValue>: Lexicon {
    /// A client whose members fail until they are set.
    static var unimplemented: LexiconClient { LexiconClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init?(word:)`, which has to be set.
    init<Live: Lexicon>(_ live: Live) where Live.String == StringValue, Live.Bool == BoolValue {
        onTest = { live.test() }
    }

    struct StaticStorage {
        var onInitWord: @Sendable (StringValue) -> LexiconClient? = { _ in
            TestIssue.report("LexiconClient.onInitWord is not set", returning: nil)
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

    init?(word: StringValue) {
        guard let made = Self.staticStorage.onInitWord(word) else { return nil }
        self = made
    }

    // MARK: test()
    var onTest: () -> BoolValue = { TestIssue.stop("LexiconClient.onTest is not set") }
    func test() -> BoolValue { onTest() }
}

/// A client of `Toiler`, yours to edit.
nonisolated struct ToilerClient<ResultValue, TaskValue>: Toiler {
    /// A client whose members fail until they are set.
    static var unimplemented: ToilerClient { ToilerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Toiler>(_ live: Live) where Live.Result == ResultValue, Live.Task == TaskValue {
        onWork = { live.work($0) }
        onRun = { await live.run() }
        onTask = { live.task }
    }

    // MARK: work(_:)
    var onWork: (Any) -> Any? = { _ in TestIssue.report("ToilerClient.onWork is not set", returning: nil) }
    func work<T>(_ value: T) -> T? {
        let result = onWork(value)
        if let result, !(result is T) {
            TestIssue.report("ToilerClient.onWork returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: run()
    var onRun: () async -> ResultValue = { TestIssue.stop("ToilerClient.onRun is not set") }
    func run() async -> ResultValue { await onRun() }

    // MARK: task
    var onTask: () -> TaskValue = { TestIssue.stop("ToilerClient.onTask is not set") }
    var task: TaskValue { onTask() }
}

/// A client of `Digest`, yours to edit.
struct DigestClient<HasherValue, ObjectIdentifierValue>: Digest {
    /// A client whose members fail until they are set.
    static var unimplemented: DigestClient { DigestClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Digest>(_ live: Live) where Live.Hasher == HasherValue, Live.ObjectIdentifier == ObjectIdentifierValue {
        onDigest = { live.digest($0) }
    }

    // MARK: digest(_:)
    var onDigest: (HasherValue) -> ObjectIdentifierValue = { _ in TestIssue.stop("DigestClient.onDigest is not set") }
    func digest(_ hasher: HasherValue) -> ObjectIdentifierValue { onDigest(hasher) }
}

/// A client of `Crypt`, yours to edit.
@dynamicMemberLookup
nonisolated struct CryptClient<DecoderValue, EncoderValue>: Crypt {
    /// A client whose members fail until they are set.
    static var unimplemented: CryptClient { CryptClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(from:)`, which has to be set.
    init<Live: Crypt>(_ live: Live) where Live.Decoder == DecoderValue, Live.Encoder == EncoderValue {
        onEncoderFor = { live.encoder(for: $0) }
        onEncodeTo = { try live.encode(to: $0) }
    }

    struct StaticStorage {
        var onInitFrom: @Sendable (any Swift.Decoder) throws -> CryptClient = { _ in
            throw TestIssue("CryptClient.onInitFrom is not set")
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

    // MARK: encoder(for:)
    var onEncoderFor: (DecoderValue) -> EncoderValue = { _ in TestIssue.stop("CryptClient.onEncoderFor is not set") }
    func encoder(for decoder: DecoderValue) -> EncoderValue { onEncoderFor(decoder) }

    init(from decoder: any Swift.Decoder) throws { self = try Self.staticStorage.onInitFrom(decoder) }

    // MARK: encode(to:)
    var onEncodeTo: (any Swift.Encoder) throws -> Void = { _ in TestIssue.report("CryptClient.onEncodeTo is not set") }
    func encode(to encoder: any Swift.Encoder) throws { try onEncodeTo(encoder) }
}

/// A client of `Pump`, yours to edit.
struct PumpClient<Base, Live>: Pump {
    /// A client whose members fail until they are set.
    static var unimplemented: PumpClient { PumpClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Original: Pump>(_ live: Original) where Original.Base == Base, Original.Live == Live {
        var live = live
        onPump = { live.pump($0) }
        onPrime = { live.prime() }
    }

    // MARK: pump(_:)
    var onPump: (Base) -> Live = { _ in TestIssue.stop("PumpClient.onPump is not set") }
    func pump(_ base: Base) -> Live { onPump(base) }

    // MARK: prime()
    var onPrime: () -> Void = { TestIssue.report("PumpClient.onPrime is not set") }
    func prime() { onPrime() }
}
