import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A file of a module.
struct FileOf {
    let path: String
    let module: String
    let text: String

    /// The names of the consumers of each protocol called `name`.
    static func consumers(of name: String, _ files: [FileOf]) -> [[String]] {
        let index = DeclarationIndex(
            files.map { FileDeclarations(parsing: SourceText(path: $0.path, text: $0.text), module: $0.module) })
        return UsageResolver(index: index).usages(of: index.protocols(named: name)).map { $0.consumers.map(\.name) }
    }
}
