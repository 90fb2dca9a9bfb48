import HiddenNames

/// A wrapper of `Post`, yours to edit.
struct PostWrapper<Base: Post>: Post {
    typealias Sendable = Base.Sendable
    let base: Base

    func send(_ value: Sendable) -> Sendable { base.send(value) }
}

/// A wrapper of `Drain`, yours to edit.
struct DrainWrapper<Base: Drain>: Drain {
    typealias Void = Base.Void
    let base: Base

    func pour(_ value: Void) { base.pour(value) }
    func stop() { base.stop() }
}

/// A wrapper of `Parser`, yours to edit.
struct ParserWrapper<Base: Parser>: Parser {
    typealias Error = Base.Error
    let base: Base

    func parse(_ text: String) throws -> Error { try base.parse(text) }
}

/// A wrapper of `Meter`, yours to edit.
struct MeterWrapper<Base: Meter>: Meter {
    typealias Int = Base.Int
    let base: Base

    func read(_ value: Int) -> Int { base.read(value) }
    func wait() async throws { try await base.wait() }
    static func count() -> Swift.Int { Base.count() }
}

/// A wrapper of `Lexicon`, yours to edit.
nonisolated struct LexiconWrapper<Base: Lexicon>: Lexicon {
    typealias String = Base.String
    typealias Bool = Base.Bool
    let base: Base
    init(base: Base) { self.base = base }

    init?(word: String) {
        guard let base = Base(word: word) else { return nil }
        self.base = base
    }

    func test() -> Bool { base.test() }
}

/// A wrapper of `HiddenWorker`, yours to edit.
nonisolated struct HiddenWorkerWrapper<Base: HiddenWorker>: HiddenWorker {
    typealias Result = Base.Result
    typealias Task = Base.Task
    let base: Base

    func work<T>(_ value: T) -> T? { base.work(value) }
    func run() async -> Result { await base.run() }
    var task: Task { base.task }
}

/// A wrapper of `Digest`, yours to edit.
struct DigestWrapper<Base: Digest>: Digest {
    typealias Hasher = Base.Hasher
    typealias ObjectIdentifier = Base.ObjectIdentifier
    let base: Base

    func digest(_ hasher: Hasher) -> ObjectIdentifier { base.digest(hasher) }
}

/// A wrapper of `HiddenCodec`, yours to edit.
nonisolated struct HiddenCodecWrapper<Base: HiddenCodec>: HiddenCodec {
    typealias Decoder = Base.Decoder
    typealias Encoder = Base.Encoder
    let base: Base

    func encoder(for decoder: Decoder) -> Encoder { base.encoder(for: decoder) }
}

/// A wrapper of `Pump`, yours to edit.
struct PumpWrapper<Wrapped: Pump>: Pump {
    typealias Base = Wrapped.Base
    typealias Live = Wrapped.Live
    var base: Wrapped

    func pump(_ base: Base) -> Live { self.base.pump(base) }
    mutating func prime() { base.prime() }
}
