import NearDefaults

/// A mock of `TextParser`, yours to edit.
nonisolated final class TextParserMock<Input, Output>: TextParser {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += parseExpectations.unmet(parseCalls, of: "parse(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: parse(_:)
    var parseCalls: [Input] = []
    var parseStub: (inout Input) throws -> Output = { _ in throw TestIssue("TextParserMock.parseStub is not set") }
    var parseExpectations: [ExpectedCalls<Input>] = []
    func parse(_ input: inout Input) throws -> Output {
        parseCalls.append(input)
        return try parseStub(&input)
    }
}

/// A mock of `Folding`, yours to edit.
nonisolated final class FoldingMock: Folding {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += foldWithExpectations.unmet(foldWithCalls, of: "fold(_:with:)")
        unmet += foldAllWithExpectations.unmet(foldAllWithCalls, of: "fold(all:with:)")
        unmet += eachExpectations.unmet(eachCalls, of: "each(_:)")
        unmet += shareExpectations.unmet(shareCalls, of: "share(_:)")
        unmet += makeExpectations.unmet(makeCallCount, of: "make()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: fold(_:with:)
    var foldWithCalls: [Int] = []
    var foldWithStub: (Int, (Int) -> Int) -> Int = { _, _ in 0 }
    var foldWithExpectations: [ExpectedCalls<Int>] = []
    func fold(_ start: Int, with step: (Int) -> Int) -> Int {
        foldWithCalls.append(start)
        return foldWithStub(start, step)
    }

    // MARK: fold(all:with:)
    var foldAllWithCalls: [(starts: [Int], step: (Int) -> Int)] = []
    var foldAllWithStub: ([Int], @escaping (Int) -> Int) -> Int = { _, _ in 0 }
    var foldAllWithExpectations: [ExpectedCalls<(starts: [Int], step: (Int) -> Int)>] = []
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int {
        foldAllWithCalls.append((starts, step))
        return foldAllWithStub(starts, step)
    }

    // MARK: each(_:)
    var eachCalls: [(() -> Void)?] = []
    var eachStub: ((() -> Void)?) -> Void = { _ in }
    var eachExpectations: [ExpectedCalls<(() -> Void)?>] = []
    func each(_ step: (() -> Void)?) {
        eachCalls.append(step)
        eachStub(step)
    }

    // MARK: share(_:)
    var shareCalls: [[() -> Void]] = []
    var shareExpectations: [ExpectedCalls<[() -> Void]>] = []
    func share(_ steps: [() -> Void]) { shareCalls.append(steps) }

    // MARK: make()
    var makeCallCount = 0
    var makeStub: () -> @Sendable () -> Void = { {} }
    var makeExpectations: [ExpectedCalls<Void>] = []
    func make() -> @Sendable () -> Void {
        makeCallCount += 1
        return makeStub()
    }
}

/// A mock of `Taking`, yours to edit.
///
/// `run()` keeps its default implementation.
nonisolated final class TakingMock: Taking {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += takeExpectations.unmet(takeCalls, of: "take(_:)")
        unmet += useExpectations.unmet(useCalls, of: "use(_:)")
        unmet += keepExpectations.unmet(keepCalls, of: "keep(_:)")
        unmet += sendExpectations.unmet(sendCallCount, of: "send(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: take(_:)
    var takeCalls: [@Sendable () -> Void] = []
    var takeStub: (@escaping @Sendable () -> Void) -> Void = { _ in }
    var takeExpectations: [ExpectedCalls<@Sendable () -> Void>] = []
    func take(_ step: @escaping @Sendable () -> Void) {
        takeCalls.append(step)
        takeStub(step)
    }

    // MARK: use(_:)
    var useCalls: [Int] = []
    var useExpectations: [ExpectedCalls<Int>] = []
    func use(_ value: @autoclosure () -> Int) { useCalls.append(value()) }

    // MARK: keep(_:)
    var keepCalls: [[Int]] = []
    var keepExpectations: [ExpectedCalls<[Int]>] = []
    func keep(_ values: [Int]) { keepCalls.append(values) }

    // MARK: send(_:)
    var sendCallCount = 0
    var sendExpectations: [ExpectedCalls<Void>] = []
    func send(_ values: sending [Int]) { sendCallCount += 1 }
}

/// A mock of `Hashing`, yours to edit.
nonisolated final class HashingMock: Hashing {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += updateExpectations.unmet(updateCalls, of: "update(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: update(_:)
    var updateCalls: [UInt8] = []
    var updateExpectations: [ExpectedCalls<UInt8>] = []
    func update(_ byte: UInt8) { updateCalls.append(byte) }
}

/// A mock of `Exchange`, yours to edit.
nonisolated final class ExchangeMock<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue

    // MARK: init()
    var initCallCount = 0
    init() { initCallCount += 1 }

    lazy var key: Key = { TestIssue.stop("ExchangeMock.key is not set") }()
}

/// A mock of `DocumentSource`, yours to edit.
final class DocumentSourceMock: DocumentSource {
    lazy var document: Document = { TestIssue.stop("DocumentSourceMock.document is not set") }()
    var draft = Draft()
}
