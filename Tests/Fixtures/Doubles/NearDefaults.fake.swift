import NearDefaults

/// A fake of `TextParser`, yours to edit.
final class TextParserFake<Input, Output>: TextParser {
    func parse(_ input: inout Input) throws -> Output {
        // Fill in: what it does.
        throw TestIssue("TextParserFake.parse(_:) is not filled in")
    }
}

/// A fake of `Folding`, yours to edit.
final class FoldingFake: Folding {
    func fold(_ start: Int, with step: (Int) -> Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("FoldingFake.fold(_:with:) is not filled in", returning: 0)
    }

    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("FoldingFake.fold(all:with:) is not filled in", returning: 0)
    }

    func each(_ step: (() -> Void)?) { step?() }
    func share(_ steps: [() -> Void]) {}

    func make() -> @Sendable () -> Void {
        // Fill in: what it does.
        TestIssue.stop("FoldingFake.make() is not filled in")
    }
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
    var draft: Draft = Draft()
}
