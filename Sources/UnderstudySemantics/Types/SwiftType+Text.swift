import UnderstudySyntax

extension SwiftType {
    /// The type that `text` writes, such as a user's configuration does; `nil` for text that is not a type.
    package init?(parsing text: String) {
        let file = Parser.parse(SourceText(path: "", text: "typealias Parsed = " + text))
        guard file.diagnostics.isEmpty, file.declarations.count == 1,
            case .typeAlias(let alias) = file.declarations[0].kind
        else { return nil }
        self.init(file.source[alias.type])
    }
}
