import UnderstudySyntax

/// The edit that adds imports to a file.
enum ImportEdit {
    /// Adds the declarations `imports` above the last import, or otherwise above the first declaration and its comments;
    /// `nil` if there are none.
    static func adding(_ imports: [String], to source: SourceText) -> SourceEdit? {
        if imports.isEmpty { return nil }
        let declarations = Parser.parse(source).declarations
        let last = declarations.last { if case .import = $0.kind { true } else { false } }
        var line = source.lines.line(at: (last ?? declarations.first)?.range.lowerBound ?? 0)
        if last == nil {
            while line > 1, !source.isBlank(in: source.lines.range(ofLine: line - 1)) { line -= 1 }
        }
        let text = imports.map { $0 + "\n" }.joined() + (last == nil ? "\n" : "")
        return SourceEdit(inserting: text, at: source.lines.range(ofLine: line).lowerBound, of: source)
    }
}
