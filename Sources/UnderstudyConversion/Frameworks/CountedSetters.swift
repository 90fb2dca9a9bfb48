import UnderstudySyntax

extension SourceText {
    /// The properties whose setter some statement of a framework speaks of: `verify(view).title.set(any())`.
    var countedSetters: Set<String> {
        let tokens = tokenTexts(in: range)
        var names: Set<String> = []
        for position in tokens.indices.dropFirst(2) where tokens[position] == "set" {
            let mark = tokens[position - 1]
            if mark == "." || mark == "(" { names.insert(tokens[position - 2]) }
        }
        return names
    }
}
