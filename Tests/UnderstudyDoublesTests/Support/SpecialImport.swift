import UnderstudySemantics
import UnderstudySyntax

@testable import UnderstudyDoubles

extension ImportSet.Special {
    /// The import that `text` writes, under the conditions of `branches`.
    init(text: String, branches: [Scope.Branch]) {
        let read = Self(FileDeclarations(parsing: SourceText(path: "", text: text)).imports[0])
        self.init(
            attributes: read.attributes, importedKind: read.importedKind, path: read.path, branches: branches)
    }
}
