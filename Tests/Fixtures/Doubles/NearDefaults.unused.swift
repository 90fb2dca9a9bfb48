import NearDefaults

/// A spy of `TextParser`, yours to edit.
final class TextParserSpy<Input, Output>: TextParser {
    var order: CallOrder? { didSet { Unused.reads("TextParserSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { parseCalls = [] }

    // MARK: parse(_:)
    @Recorded("TextParserSpy.parse(_:)") var parseCalls: [Input] = []
    @Stubbed("TextParserSpy.parseStub") var parseStub: (inout Input) throws -> Output = { _ in
        throw TestIssue("TextParserSpy.parseStub is not set")
    }
    func parse(_ input: inout Input) throws -> Output {
        $parseCalls.append(input)
        order?.add("parse(_:)")
        return try parseStub(&input)
    }
}

/// A spy of `Folding`, yours to edit.
final class FoldingSpy: Folding {
    var order: CallOrder? { didSet { Unused.reads("FoldingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        foldWithCalls = []
        foldAllWithCalls = []
        eachCalls = []
        shareCalls = []
        makeCallCount = 0
    }

    // MARK: fold(_:with:)
    @Recorded("FoldingSpy.fold(_:with:)") var foldWithCalls: [Int] = []
    @Stubbed("FoldingSpy.foldWithStub") var foldWithStub: (Int, (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(_ start: Int, with step: (Int) -> Int) -> Int {
        $foldWithCalls.append(start)
        order?.add("fold(_:with:)")
        return foldWithStub(start, step)
    }

    // MARK: fold(all:with:)
    @Recorded("FoldingSpy.fold(all:with:)") var foldAllWithCalls: [(starts: [Int], step: (Int) -> Int)] = []
    @Stubbed("FoldingSpy.foldAllWithStub") var foldAllWithStub: ([Int], @escaping (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int {
        $foldAllWithCalls.append((starts, step))
        order?.add("fold(all:with:)")
        return foldAllWithStub(starts, step)
    }

    // MARK: each(_:)
    @Recorded("FoldingSpy.each(_:)") var eachCalls: [(() -> Void)?] = []
    @Stubbed("FoldingSpy.eachStub") var eachStub: ((() -> Void)?) -> Void = { _ in }
    func each(_ step: (() -> Void)?) {
        $eachCalls.append(step)
        order?.add("each(_:)")
        eachStub(step)
    }

    // MARK: share(_:)
    @Recorded("FoldingSpy.share(_:)") var shareCalls: [[() -> Void]] = []
    func share(_ steps: [() -> Void]) {
        $shareCalls.append(steps)
        order?.add("share(_:)")
    }

    // MARK: make()
    @Recorded("FoldingSpy.make()") var makeCallCount = 0
    @Stubbed("FoldingSpy.makeStub") var makeStub: () -> @Sendable () -> Void = { {} }
    func make() -> @Sendable () -> Void {
        $makeCallCount.increment()
        order?.add("make()")
        return makeStub()
    }
}

/// A spy of `Taking`, yours to edit.
///
/// `run()` keeps its default implementation.
final class TakingSpy: Taking {
    var order: CallOrder? { didSet { Unused.reads("TakingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        takeCalls = []
        useCalls = []
        keepCalls = []
        sendCallCount = 0
    }

    // MARK: take(_:)
    @Recorded("TakingSpy.take(_:)") var takeCalls: [@Sendable () -> Void] = []
    @Stubbed("TakingSpy.takeStub") var takeStub: (@escaping @Sendable () -> Void) -> Void = { _ in }
    func take(_ step: @escaping @Sendable () -> Void) {
        $takeCalls.append(step)
        order?.add("take(_:)")
        takeStub(step)
    }

    // MARK: use(_:)
    @Recorded("TakingSpy.use(_:)") var useCalls: [Int] = []
    func use(_ value: @autoclosure () -> Int) {
        $useCalls.append(value())
        order?.add("use(_:)")
    }

    // MARK: keep(_:)
    @Recorded("TakingSpy.keep(_:)") var keepCalls: [[Int]] = []
    func keep(_ values: [Int]) {
        $keepCalls.append(values)
        order?.add("keep(_:)")
    }

    // MARK: send(_:)
    @Recorded("TakingSpy.send(_:)") var sendCallCount = 0
    func send(_ values: sending [Int]) {
        $sendCallCount.increment()
        order?.add("send(_:)")
    }
}

/// A spy of `Hashing`, yours to edit.
final class HashingSpy: Hashing {
    var order: CallOrder? { didSet { Unused.reads("HashingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { updateCalls = [] }

    // MARK: update(_:)
    @Recorded("HashingSpy.update(_:)") var updateCalls: [UInt8] = []
    func update(_ byte: UInt8) {
        $updateCalls.append(byte)
        order?.add("update(_:)")
    }
}

/// A spy of `Exchange`, yours to edit.
nonisolated final class ExchangeSpy<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue

    var order: CallOrder? { didSet { Unused.reads("ExchangeSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { initCallCount = 0 }

    // MARK: init()
    @Recorded("ExchangeSpy.init()") var initCallCount = 0
    init() {
        $initCallCount.increment()
        order?.add("init()")
    }

    lazy var key: Key = { TestIssue.stop("ExchangeSpy.key is not set") }()
}

/// A spy of `DocumentSource`, yours to edit.
final class DocumentSourceSpy: DocumentSource {
    /// Forgets all recorded calls.
    func resetCalls() {}

    lazy var document: Document = { TestIssue.stop("DocumentSourceSpy.document is not set") }()
    var draft = Draft()
}
