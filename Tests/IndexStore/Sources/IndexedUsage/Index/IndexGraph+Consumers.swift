import UnderstudyIndex

extension IndexGraph {
    /// Who is said to use what is named in `container`: the innermost type around it, or the outermost function.
    struct Consumer: Hashable, Sendable {
        /// The type's name with those of the types around it, or the function's name.
        let name: String
        /// The type's symbol; `nil` for functions outside of types.
        let type: String?
    }

    /// The consumer that `container` belongs to.
    func consumer(_ container: String?) -> Consumer? {
        guard var usr = container else { return nil }
        while let definition = definitions[usr] {
            if let owner = definition.owner {
                usr = owner
            } else if let parent = definition.parent {
                if let type = type(parent) { return Consumer(name: path(type), type: type.usr) }
                usr = parent
            } else {
                return Consumer(name: definition.symbol.name, type: nil)
            }
        }
        return nil
    }

    /// The type that `usr` is, or that it extends.
    func type(_ usr: String) -> IndexSymbol? {
        if let symbol = extended[usr] { return symbol }
        guard let symbol = definitions[usr]?.symbol, symbol.isType else { return nil }
        return symbol
    }

    /// The names of the types around `type`, and its own, as far as they are known.
    func path(_ type: IndexSymbol) -> String {
        var names = [type.name]
        var parent = definitions[type.usr]?.parent
        while let usr = parent, let outer = self.type(usr) {
            names.insert(outer.name, at: 0)
            parent = definitions[outer.usr]?.parent
        }
        return names.joined(separator: ".")
    }

    /// For each type its protocols and superclasses, and theirs.
    func conformances() -> [String: Set<String>] {
        var direct: [String: Set<String>] = [:]
        for (usr, bases) in bases { direct[extended[usr]?.usr ?? usr, default: []].formUnion(bases) }
        var all: [String: Set<String>] = [:]
        for type in direct.keys {
            var found: Set<String> = []
            var open = Array(direct[type] ?? [])
            while let base = open.popLast() {
                if found.insert(base).inserted { open += direct[base] ?? [] }
            }
            all[type] = found
        }
        return all
    }
}
