import NearDefaults

/// A spy of `TextParser`, yours to edit.
final class TextParserSpy<Input, Output>: TextParser {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: TextParser>(forwardingTo live: Live) where Live.Input == Input, Live.Output == Output {
        parseStub = { try live.parse(&$0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { parseCalls = [] }

    // MARK: parse(_:)
    var parseCalls: [Input] = []
    var parseStub: (inout Input) throws -> Output = { _ in throw TestIssue("TextParserSpy.parseStub is not set") }
    func parse(_ input: inout Input) throws -> Output {
        parseCalls.append(input)
        order?.add("parse(_:)")
        return try parseStub(&input)
    }
}

/// A spy of `Folding`, yours to edit.
final class FoldingSpy: Folding {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Folding) {
        foldWithStub = { live.fold($0, with: $1) }
        foldAllWithStub = { live.fold(all: $0, with: $1) }
        eachStub = { live.each($0) }
        shareStub = { live.share($0) }
        makeStub = { live.make() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        foldWithCalls = []
        foldAllWithCalls = []
        eachCalls = []
        shareCalls = []
        makeCallCount = 0
    }

    // MARK: fold(_:with:)
    var foldWithCalls: [Int] = []
    var foldWithStub: (Int, (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(_ start: Int, with step: (Int) -> Int) -> Int {
        foldWithCalls.append(start)
        order?.add("fold(_:with:)")
        return foldWithStub(start, step)
    }

    // MARK: fold(all:with:)
    var foldAllWithCalls: [(starts: [Int], step: (Int) -> Int)] = []
    var foldAllWithStub: ([Int], @escaping (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int {
        foldAllWithCalls.append((starts, step))
        order?.add("fold(all:with:)")
        return foldAllWithStub(starts, step)
    }

    // MARK: each(_:)
    var eachCalls: [(() -> Void)?] = []
    var eachStub: ((() -> Void)?) -> Void = { _ in }
    func each(_ step: (() -> Void)?) {
        eachCalls.append(step)
        order?.add("each(_:)")
        eachStub(step)
    }

    // MARK: share(_:)
    var shareCalls: [[() -> Void]] = []
    var shareStub: ([() -> Void]) -> Void = { _ in }
    func share(_ steps: [() -> Void]) {
        shareCalls.append(steps)
        order?.add("share(_:)")
        shareStub(steps)
    }

    // MARK: make()
    var makeCallCount = 0
    var makeStub: () -> @Sendable () -> Void = { {} }
    func make() -> @Sendable () -> Void {
        makeCallCount += 1
        order?.add("make()")
        return makeStub()
    }
}

/// A spy of `Taking`, yours to edit.
///
/// `run()` keeps its default implementation.
final class TakingSpy: Taking {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Taking) {
        takeStub = { live.take($0) }
        useStub = { live.use($0) }
        keepStub = { live.keep($0) }
        sendStub = { live.send($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        takeCalls = []
        useCalls = []
        keepCalls = []
        sendCallCount = 0
    }

    // MARK: take(_:)
    var takeCalls: [@Sendable () -> Void] = []
    var takeStub: (@escaping @Sendable () -> Void) -> Void = { _ in }
    func take(_ step: @escaping @Sendable () -> Void) {
        takeCalls.append(step)
        order?.add("take(_:)")
        takeStub(step)
    }

    // MARK: use(_:)
    var useCalls: [Int] = []
    var useStub: (Int) -> Void = { _ in }
    func use(_ value: @autoclosure () -> Int) {
        let value = value()
        useCalls.append(value)
        order?.add("use(_:)")
        useStub(value)
    }

    // MARK: keep(_:)
    var keepCalls: [[Int]] = []
    var keepStub: (consuming [Int]) -> Void = { _ in }
    func keep(_ values: [Int]) {
        keepCalls.append(values)
        order?.add("keep(_:)")
        keepStub(values)
    }

    // MARK: send(_:)
    var sendCallCount = 0
    var sendStub: (sending [Int]) -> Void = { _ in }
    func send(_ values: sending [Int]) {
        sendCallCount += 1
        order?.add("send(_:)")
        sendStub(values)
    }
}

/// A spy of `Hashing`, yours to edit.
final class HashingSpy: Hashing {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Hashing) { updateStub = { live.update($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { updateCalls = [] }

    // MARK: update(_:)
    var updateCalls: [UInt8] = []
    var updateStub: (UInt8) -> Void = { _ in }
    func update(_ byte: UInt8) {
        updateCalls.append(byte)
        order?.add("update(_:)")
        updateStub(byte)
    }
}

/// A spy of `Exchange`, yours to edit.
nonisolated final class ExchangeSpy<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Exchange>(forwardingTo live: Live) where Live.Hasher == HasherValue, Live.Key == Key {
        keyStub = { live.key }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        keyCallCount = 0
    }

    // MARK: init()
    var initCallCount = 0
    init() {
        initCallCount += 1
        order?.add("init()")
    }

    // MARK: key
    var keyCallCount = 0
    var keyStub: () -> Key = { TestIssue.stop("ExchangeSpy.keyStub is not set") }
    var key: Key {
        keyCallCount += 1
        order?.add("key")
        return keyStub()
    }
}

/// A spy of `DocumentSource`, yours to edit.
final class DocumentSourceSpy: DocumentSource {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any DocumentSource) {
        documentStub = { live.document }
        draftStub = { live.draft }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        documentCallCount = 0
        draftCallCount = 0
    }

    // MARK: document
    var documentCallCount = 0
    var documentStub: () -> Document = { TestIssue.stop("DocumentSourceSpy.documentStub is not set") }
    var document: Document {
        documentCallCount += 1
        return documentStub()
    }

    // MARK: draft
    var draftCallCount = 0
    var draftStub: () -> Draft = { Draft() }
    var draft: Draft {
        draftCallCount += 1
        return draftStub()
    }
}
