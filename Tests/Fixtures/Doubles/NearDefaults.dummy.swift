import NearDefaults

/// A dummy of `TextParser`, yours to edit.
final class TextParserDummy<Input, Output>: TextParser {
    func parse(_ input: inout Input) throws -> Output {
        throw TestIssue("TextParserDummy.parse(_:) must not be called")
    }
}

/// A dummy of `Folding`, yours to edit.
final class FoldingDummy: Folding {
    func fold(_ start: Int, with step: (Int) -> Int) -> Int {
        TestIssue.report("FoldingDummy.fold(_:with:) must not be called", returning: 0)
    }

    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int {
        TestIssue.report("FoldingDummy.fold(all:with:) must not be called", returning: 0)
    }

    func each(_ step: (() -> Void)?) { TestIssue.report("FoldingDummy.each(_:) must not be called") }
    func share(_ steps: [() -> Void]) { TestIssue.report("FoldingDummy.share(_:) must not be called") }
    func make() -> @Sendable () -> Void { TestIssue.stop("FoldingDummy.make() must not be called") }
}

/// A dummy of `Taking`, yours to edit.
///
/// `take(_:)`, `use(_:)`, `keep(_:)`, `send(_:)` and `run()` keep their default implementations.
final class TakingDummy: Taking {}

/// A dummy of `Hashing`, yours to edit.
final class HashingDummy: Hashing {
    func update(_ byte: UInt8) { TestIssue.report("HashingDummy.update(_:) must not be called") }
}

/// A dummy of `Exchange`, yours to edit.
nonisolated final class ExchangeDummy<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue
    init() {}
    var key: Key { TestIssue.stop("ExchangeDummy.key must not be read") }
}

/// A dummy of `DocumentSource`, yours to edit.
final class DocumentSourceDummy: DocumentSource {
    var document: Document { TestIssue.stop("DocumentSourceDummy.document must not be read") }
    var draft: Draft { TestIssue.report("DocumentSourceDummy.draft must not be read", returning: Draft()) }
}
