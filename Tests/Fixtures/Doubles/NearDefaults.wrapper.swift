import NearDefaults

/// A wrapper of `TextParser`, yours to edit.
struct TextParserWrapper<Base: TextParser>: TextParser {
    typealias Input = Base.Input
    typealias Output = Base.Output
    let base: Base

    func parse(_ input: inout Input) throws -> Output { try base.parse(&input) }
}

/// A wrapper of `Folding`, yours to edit.
struct FoldingWrapper<Base: Folding>: Folding {
    let base: Base

    func fold(_ start: Int, with step: (Int) -> Int) -> Int { base.fold(start, with: step) }
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int { base.fold(all: starts, with: step) }
    func each(_ step: (() -> Void)?) { base.each(step) }
    func share(_ steps: [() -> Void]) { base.share(steps) }
    func make() -> @Sendable () -> Void { base.make() }
}

/// A wrapper of `Taking`, yours to edit.
struct TakingWrapper<Base: Taking>: Taking {
    let base: Base

    func take(_ step: @escaping @Sendable () -> Void) { base.take(step) }
    func use(_ value: @autoclosure () -> Int) { base.use(value()) }
    func keep(_ values: [Int]) { base.keep(values) }
    func send(_ values: sending [Int]) { base.send(values) }
    func run() -> () -> Void { base.run() }
}

/// A wrapper of `Hashing`, yours to edit.
struct HashingWrapper<Base: Hashing>: Hashing {
    let base: Base

    func update(_ byte: UInt8) { base.update(byte) }
}

/// A wrapper of `Exchange`, yours to edit.
nonisolated struct ExchangeWrapper<Base: Exchange>: Exchange {
    typealias Hasher = Base.Hasher
    typealias Key = Base.Key
    let base: Base
    init(base: Base) { self.base = base }

    init() { self.base = Base() }
    var key: Key { base.key }
}

/// A wrapper of `DocumentSource`, yours to edit.
struct DocumentSourceWrapper<Base: DocumentSource>: DocumentSource {
    let base: Base

    var document: Document { base.document }
    var draft: Draft { base.draft }
}
