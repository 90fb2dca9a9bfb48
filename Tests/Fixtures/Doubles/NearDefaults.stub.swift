import NearDefaults

/// A stub of `TextParser`, yours to edit.
final class TextParserStub<Input, Output>: TextParser {
    // MARK: parse(_:)
    var parseStub: (inout Input) throws -> Output = { _ in throw TestIssue("TextParserStub.parseStub is not set") }
    func parse(_ input: inout Input) throws -> Output { try parseStub(&input) }
}

/// A stub of `Folding`, yours to edit.
final class FoldingStub: Folding {
    // MARK: fold(_:with:)
    var foldWithStub: (Int, (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(_ start: Int, with step: (Int) -> Int) -> Int { foldWithStub(start, step) }

    // MARK: fold(all:with:)
    var foldAllWithStub: ([Int], @escaping (Int) -> Int) -> Int = { _, _ in 0 }
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int { foldAllWithStub(starts, step) }

    // MARK: each(_:)
    var eachStub: ((() -> Void)?) -> Void = { _ in }
    func each(_ step: (() -> Void)?) { eachStub(step) }

    func share(_ steps: [() -> Void]) {}

    // MARK: make()
    var makeStub: () -> @Sendable () -> Void = { {} }
    func make() -> @Sendable () -> Void { makeStub() }
}

/// A stub of `Taking`, yours to edit.
///
/// `take(_:)`, `use(_:)`, `keep(_:)`, `send(_:)` and `run()` keep their default implementations.
final class TakingStub: Taking {}

/// A stub of `Hashing`, yours to edit.
final class HashingStub: Hashing {
    func update(_ byte: UInt8) {}
}

/// A stub of `Exchange`, yours to edit.
nonisolated final class ExchangeStub<HasherValue: Hashing, Key>: Exchange {
    typealias Hasher = HasherValue
    init() {}
    lazy var key: Key = { TestIssue.stop("ExchangeStub.key is not set") }()
}

/// A stub of `DocumentSource`, yours to edit.
final class DocumentSourceStub: DocumentSource {
    lazy var document: Document = { TestIssue.stop("DocumentSourceStub.document is not set") }()
    var draft = Draft()
}
