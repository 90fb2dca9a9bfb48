/// What a module declares, as the compiler says it to documentation tools.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Names: Decodable { let title: String }

        let identifier: Identifier
        let kind: Kind
        let names: Names
        let pathComponents: [String]

        /// The name without labels and enclosing types.
        var baseName: String {
            let title = names.title.prefix { $0 != "(" }
            let last = title.split(separator: ".").last.map(String.init) ?? String(title)
            return last.filter { !$0.isWhitespace }
        }

        /// The path of the type that it belongs to.
        var owner: [String] { pathComponents.dropLast() }

        /// Its path as one name.
        var path: String { pathComponents.joined(separator: ".") }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}

extension [SymbolGraph] {
    /// The names of the public protocols.
    var protocolNames: Set<String> {
        Set(flatMap(\.symbols).filter { $0.kind.identifier == "swift.protocol" }.map(\.path))
    }
}
