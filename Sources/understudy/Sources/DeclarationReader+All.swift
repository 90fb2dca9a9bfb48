import UnderstudySemantics
import UnderstudySyntax

extension DeclarationReader {
    /// Reads and parses all of `sources`, for commands that need to resolve types.
    /// - Returns: The declarations; `isComplete` is false if some file could not be read.
    func readAll(_ sources: [SourceFile]) -> (index: DeclarationIndex, isComplete: Bool) {
        let (files, isComplete) = reader.map(sources) { source, bytes in
            Self.parse(source, bytes, detail: .everything)
        }
        return (DeclarationIndex(files), isComplete)
    }
}
