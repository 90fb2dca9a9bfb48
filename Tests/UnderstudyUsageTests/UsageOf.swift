import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What is found about the protocol `name` in `sources`, each a file.
func usage(of name: String = "Store", in sources: String..., module: String? = nil) -> ProtocolUsage? {
    usage(
        of: name, files: sources.enumerated().map { ("Sources/App/File\($0.offset).swift", $0.element) }, module: module
    )
}

/// What is found about the protocol `name` in files with their paths.
func usage(of name: String = "Store", files: [(path: String, text: String)], module: String? = nil) -> ProtocolUsage? {
    let parsed = files.map { file in
        FileDeclarations(parsing: SourceText(path: file.path, text: file.text), module: module)
    }
    let index = DeclarationIndex(parsed)
    return UsageResolver(index: index).usages(of: index.protocols(named: name)).first
}

/// The protocol that most tests use, and two structures.
let store = """
    struct Note { var id: Int; var title: String }
    protocol Store {
        var title: String { get set }
        var count: Int { get }
        func save(note: Note) async throws
        func save(notes: [Note])
        func find(by id: Int) -> Note?
        func all() -> [Note]
        func reset()
    }

    """

/// What `code`, beside `store`, uses at first hand: `Consumer.requirement` for each, sorted.
func uses(_ code: String, of name: String = "Store") -> [String] {
    guard let usage = usage(of: name, in: store, code) else { return ["no protocol"] }
    return firstHand(usage)
}

/// The uses at first hand, as `Consumer.requirement`, each once, sorted.
func firstHand(_ usage: ProtocolUsage) -> [String] {
    let names = usage.consumers.flatMap { consumer in
        consumer.uses.map {
            consumer.name + "." + usage.requirements[$0.requirement.number].requirement.name
        }
    }
    return Set(names).sorted()
}

/// To whom values are handed on, as `Consumer > Receiver`, sorted.
func handedOn(_ code: String, of name: String = "Store") -> [String] {
    guard let usage = usage(of: name, in: store, code) else { return ["no protocol"] }
    return usage.consumers.flatMap { consumer in consumer.handsTo.map { "\(consumer.name) > \($0.receiver)" } }
        .sorted()
}
