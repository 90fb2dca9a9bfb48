import NearDefaults

/// A fake of `TextParser`, yours to edit.
final class TextParserFake<Input, Output>: TextParser {
    // MARK: parse(_:)
    var parseStub: (inout Input) throws -> Output = { _ in throw TestIssue("TextParserFake.parseStub is not set") }
    func parse(_ input: inout Input) throws -> Output { try parseStub(&input) }
}

/// A fake of `Folding`, yours to edit.
final class FoldingFake: Folding {
    // MARK: fold(_:with:)
    var foldWithStub: (Int, (Int) -> Int) -> Int = { _, _ in
        TestIssue.report("FoldingFake.foldWithStub is not set", returning: 0)
    }
    func fold(_ start: Int, with step: (Int) -> Int) -> Int { foldWithStub(start, step) }

    // MARK: fold(all:with:)
    var foldAllWithStub: ([Int], @escaping (Int) -> Int) -> Int = { _, _ in
        TestIssue.report("FoldingFake.foldAllWithStub is not set", returning: 0)
    }
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int { foldAllWithStub(starts, step) }

    // MARK: each(_:)
    var eachStub: ((() -> Void)?) -> Void = { step in
        TestIssue.report("FoldingFake.eachStub is not set")
        step?()
    }
    func each(_ step: (() -> Void)?) { eachStub(step) }

    func share(_ steps: [() -> Void]) {}

    // MARK: make()
    var makeStub: () -> @Sendable () -> Void = { TestIssue.stop("FoldingFake.makeStub is not set") }
    func make() -> @Sendable () -> Void { makeStub() }
}

/// A fake of `Taking`, yours to edit.
///
/// `take(_:)`, `use(_:)`, `keep(_:)`, `send(_:)` and `run()` keep their default implementations.
final class TakingFake: Taking {}

/// A fake of `Hashing`, yours to edit.
final class HashingFake: Hashing {
    func update(_ byte: UInt8) {}
}

/// A fake of `Exchange`, yours to edit.
nonisolated final class ExchangeFake<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue
    init() {}
    lazy var key: Key = { TestIssue.stop("ExchangeFake.key is not set") }()
}

/// A fake of `DocumentSource`, yours to edit.
final class DocumentSourceFake: DocumentSource {
    lazy var document: Document = { TestIssue.stop("DocumentSourceFake.document is not set") }()
    var draft = Draft()
}
