import UnderstudySemantics
import UnderstudySyntax

/// The declarations of some files, each with its text.
func index(_ texts: String..., module: String? = "Notes") -> DeclarationIndex {
    DeclarationIndex(
        texts.enumerated().map { number, text in
            FileDeclarations(parsing: SourceText(path: "File\(number).swift", text: text), module: module)
        })
}

extension DeclarationIndex {
    /// The requirements of the first protocol that has a default implementation, by name.
    func namesWithDefault(of name: String = "P") -> [String] {
        guard let declaration = protocols(named: name).first else { return ["no protocol \(name)"] }
        return declaration.requirements.filter { hasDefault($0, of: declaration) }.map(\.name)
    }

    /// The requirements of the first protocol named so, by name.
    func requirementNames(of name: String = "P") -> [String] {
        protocols(named: name).first?.requirements.map(\.name) ?? ["no protocol \(name)"]
    }
}
