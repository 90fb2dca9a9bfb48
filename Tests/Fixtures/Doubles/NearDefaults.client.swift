import NearDefaults

/// A client of `TextParser`, yours to edit.
struct TextParserClient<Input, Output>: TextParser {
    /// A client whose members fail until they are set.
    static var unimplemented: TextParserClient { TextParserClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: TextParser>(_ live: Live) where Live.Input == Input, Live.Output == Output {
        onParse = { try live.parse(&$0) }
    }

    // MARK: parse(_:)
    var onParse: (inout Input) throws -> Output = { _ in throw TestIssue("TextParserClient.onParse is not set") }
    func parse(_ input: inout Input) throws -> Output { try onParse(&input) }
}

/// A client of `Folding`, yours to edit.
struct FoldingClient: Folding {
    /// A client whose members fail until they are set.
    static var unimplemented: FoldingClient { FoldingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Folding) {
        onFoldWith = { live.fold($0, with: $1) }
        onFoldAllWith = { live.fold(all: $0, with: $1) }
        onEach = { live.each($0) }
        onShare = { live.share($0) }
        onMake = { live.make() }
    }

    // MARK: fold(_:with:)
    var onFoldWith: (Int, (Int) -> Int) -> Int = { _, _ in
        TestIssue.report("FoldingClient.onFoldWith is not set", returning: 0)
    }
    func fold(_ start: Int, with step: (Int) -> Int) -> Int { onFoldWith(start, step) }

    // MARK: fold(all:with:)
    var onFoldAllWith: ([Int], @escaping (Int) -> Int) -> Int = { _, _ in
        TestIssue.report("FoldingClient.onFoldAllWith is not set", returning: 0)
    }
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int { onFoldAllWith(starts, step) }

    // MARK: each(_:)
    var onEach: ((() -> Void)?) -> Void = { _ in TestIssue.report("FoldingClient.onEach is not set") }
    func each(_ step: (() -> Void)?) { onEach(step) }

    // MARK: share(_:)
    var onShare: ([() -> Void]) -> Void = { _ in TestIssue.report("FoldingClient.onShare is not set") }
    func share(_ steps: [() -> Void]) { onShare(steps) }

    // MARK: make()
    var onMake: () -> @Sendable () -> Void = { TestIssue.stop("FoldingClient.onMake is not set") }
    func make() -> @Sendable () -> Void { onMake() }
}

/// A client of `Taking`, yours to edit.
struct TakingClient: Taking {
    /// A client whose members fail until they are set.
    static var unimplemented: TakingClient { TakingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Taking) {
        onTake = { live.take($0) }
        onUse = { live.use($0) }
        onKeep = { live.keep($0) }
        onSend = { live.send($0) }
        onRun = { live.run() }
    }

    // MARK: take(_:)
    var onTake: (@escaping @Sendable () -> Void) -> Void = { _ in TestIssue.report("TakingClient.onTake is not set") }
    func take(_ step: @escaping @Sendable () -> Void) { onTake(step) }

    // MARK: use(_:)
    var onUse: (Int) -> Void = { _ in TestIssue.report("TakingClient.onUse is not set") }
    func use(_ value: @autoclosure () -> Int) { onUse(value()) }

    // MARK: keep(_:)
    var onKeep: (consuming [Int]) -> Void = { _ in TestIssue.report("TakingClient.onKeep is not set") }
    func keep(_ values: [Int]) { onKeep(values) }

    // MARK: send(_:)
    var onSend: (sending [Int]) -> Void = { _ in TestIssue.report("TakingClient.onSend is not set") }
    func send(_ values: sending [Int]) { onSend(values) }

    // MARK: run()
    var onRun: () -> () -> Void = { TestIssue.stop("TakingClient.onRun is not set") }
    func run() -> () -> Void { onRun() }
}

/// A client of `Hashing`, yours to edit.
struct HashingClient: Hashing {
    /// A client whose members fail until they are set.
    static var unimplemented: HashingClient { HashingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Hashing) {
        onUpdate = { live.update($0) }
    }

    // MARK: update(_:)
    var onUpdate: (UInt8) -> Void = { _ in TestIssue.report("HashingClient.onUpdate is not set") }
    func update(_ byte: UInt8) { onUpdate(byte) }
}

/// A client of `Exchange`, yours to edit.
struct ExchangeClient<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue

    /// A client whose members fail until they are set.
    static var unimplemented: ExchangeClient { ExchangeClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Exchange>(_ live: Live) where Live.Hasher == HasherValue, Live.Key == Key {
        onKey = { live.key }
    }

    // MARK: key
    var onKey: () -> Key = { TestIssue.stop("ExchangeClient.onKey is not set") }
    var key: Key { onKey() }
}

/// A client of `DocumentSource`, yours to edit.
struct DocumentSourceClient: DocumentSource {
    /// A client whose members fail until they are set.
    static var unimplemented: DocumentSourceClient { DocumentSourceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some DocumentSource) {
        onDocument = { live.document }
        onDraft = { live.draft }
    }

    // MARK: document
    var onDocument: () -> Document = { TestIssue.stop("DocumentSourceClient.onDocument is not set") }
    var document: Document { onDocument() }

    // MARK: draft
    var onDraft: () -> Draft = { TestIssue.report("DocumentSourceClient.onDraft is not set", returning: Draft()) }
    var draft: Draft { onDraft() }
}
