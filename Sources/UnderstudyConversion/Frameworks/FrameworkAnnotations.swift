import UnderstudySemantics
import UnderstudySyntax

extension MockingFramework {
    /// The edits that remove what asks for doubles in `file`, but for those called one of `staying`.
    package func annotations(in file: FileDeclarations, besides staying: Set<String>) -> [TextEdit] {
        let source = file.source
        var edits: [TextEdit] = []
        var isNeeded = false
        for declaration in file.protocols where isAsked(for: declaration) {
            guard staying.isDisjoint(with: names(declaration.simpleName)) else {
                isNeeded = true
                continue
            }
            let attributes = declaration.syntax.attributes.filter { self.attributes.contains(source.text(in: $0.name)) }
            edits += attributes.map { TextEdit(source.withSpace(behind: $0.range), with: []) }
            edits += source.comments(above: declaration.syntax.range.lowerBound).filter { line in
                let text = source.text(in: line).drop { " \t/".contains($0) }
                let rest = marks.first(where: text.hasPrefix).map { text.dropFirst($0.count) }
                return rest?.allSatisfy(\.isWhitespace) == true || rest?.first == "("
            }.map { TextEdit($0, with: []) }
        }
        if !isNeeded {
            edits += source.imports.imports(of: modules, in: source).map {
                TextEdit(source.wholeLines($0), with: [])
            }
        }
        return edits
    }
}

extension SourceText {
    /// The lines right above the line of `offset` that are comments.
    fileprivate func comments(above offset: Int) -> [ByteRange] {
        var number = lines.line(at: offset) - 1
        var found: [ByteRange] = []
        while number >= 1 {
            let line = lines.range(ofLine: number)
            guard text(in: line).drop(while: \.isWhitespace).hasPrefix("//") else { break }
            found.append(line)
            number -= 1
        }
        return found
    }
}
