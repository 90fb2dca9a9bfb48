import NearDefaults

/// A spy of `TextParser`, yours to edit.
final class TextParserSpy<Input, Output>: TextParser {
    // MARK: parse(_:)
    var parseCalls: [Input] = []
    var parseStub: (inout Input) throws -> Output = { _ in throw TestIssue("TextParserSpy.parseStub is not set") }
    func parse(_ input: inout Input) throws -> Output {
        parseCalls.append(input)
        return try parseStub(&input)
    }
}

/// A spy of `Folding`, yours to edit.
final class FoldingSpy: Folding {
    // MARK: fold(_:with:)
    var foldWithCalls: [Int] = []
    var foldWithStub: (Int, (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(_ start: Int, with step: (Int) -> Int) -> Int {
        foldWithCalls.append(start)
        return foldWithStub(start, step)
    }

    // MARK: fold(all:with:)
    var foldAllWithCalls: [(starts: [Int], step: (Int) -> Int)] = []
    var foldAllWithStub: ([Int], @escaping (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int {
        foldAllWithCalls.append((starts, step))
        return foldAllWithStub(starts, step)
    }

    // MARK: each(_:)
    var eachCalls: [(() -> Void)?] = []
    var eachStub: ((() -> Void)?) -> Void = { _ in }
    func each(_ step: (() -> Void)?) {
        eachCalls.append(step)
        eachStub(step)
    }

    // MARK: share(_:)
    var shareCalls: [[() -> Void]] = []
    func share(_ steps: [() -> Void]) { shareCalls.append(steps) }

    // MARK: make()
    var makeCallCount = 0
    var makeStub: () -> @Sendable () -> Void = { {} }
    func make() -> @Sendable () -> Void {
        makeCallCount += 1
        return makeStub()
    }
}

/// A spy of `Taking`, yours to edit.
///
/// `run()` keeps its default implementation.
final class TakingSpy: Taking {
    // MARK: take(_:)
    var takeCalls: [@Sendable () -> Void] = []
    var takeStub: (@escaping @Sendable () -> Void) -> Void = { _ in }
    func take(_ step: @escaping @Sendable () -> Void) {
        takeCalls.append(step)
        takeStub(step)
    }

    // MARK: use(_:)
    var useCalls: [Int] = []
    func use(_ value: @autoclosure () -> Int) { useCalls.append(value()) }

    // MARK: keep(_:)
    var keepCalls: [[Int]] = []
    func keep(_ values: [Int]) { keepCalls.append(values) }

    // MARK: send(_:)
    var sendCallCount = 0
    func send(_ values: sending [Int]) { sendCallCount += 1 }
}

/// A spy of `Hashing`, yours to edit.
final class HashingSpy: Hashing {
    // MARK: update(_:)
    var updateCalls: [UInt8] = []
    func update(_ byte: UInt8) { updateCalls.append(byte) }
}

/// A spy of `Exchange`, yours to edit.
nonisolated final class ExchangeSpy<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue

    // MARK: init()
    var initCallCount = 0
    init() { initCallCount += 1 }

    lazy var key: Key = { TestIssue.stop("ExchangeSpy.key is not set") }()
}

/// A spy of `DocumentSource`, yours to edit.
final class DocumentSourceSpy: DocumentSource {
    lazy var document: Document = { TestIssue.stop("DocumentSourceSpy.document is not set") }()
    var draft = Draft()
}
