import UnderstudySemantics
import UnderstudySyntax

extension DeclarationReader {
    /// Reads and parses all of `sources`, for those who need to know what types are.
    /// - Parameter detail: How much is kept of each of many files; all is kept of a few.
    /// - Returns: The declarations; `isComplete` is false when some file could not be read.
    func readAll(
        _ sources: [SourceFile], detail: FileDeclarations.Detail = .everything
    ) -> (index: DeclarationIndex, isComplete: Bool) {
        let detail = sources.count <= Self.fewFiles ? .everything : detail
        let (files, isComplete) = reader.map(sources) { source, bytes in Self.parse(source, bytes, detail: detail) }
        return (DeclarationIndex(files), isComplete)
    }
}
