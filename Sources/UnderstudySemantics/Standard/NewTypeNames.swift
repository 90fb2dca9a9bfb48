package import UnderstudySyntax

extension SourceText {
    /// The names of types that `edits` write, that nothing in the text says so far, and that are not Swift's own.
    package func newTypeNames(in edits: [TextEdit]) -> Set<String> {
        if edits.isEmpty { return [] }
        let known = words
        return edits.reduce(into: []) { names, edit in
            let written = edit.words
            for (before, word) in zip([""] + written, written) {
                guard word.first?.isUppercase == true, before != ".", !known.contains(word),
                    !SwiftLibraryNames.contains(word)
                else { continue }
                names.insert(word)
            }
        }
    }
}
