import UnderstudySemantics
import UnderstudySyntax

extension MockingFramework {
    /// Where attributes ask it for a double of `declaration`: one, or `#if` with nothing but one.
    func requests(on declaration: ProtocolDeclaration) -> [ByteRange] {
        let source = declaration.source
        return declaration.syntax.attributes.filter { attribute in
            if !attribute.name.isEmpty { return attributes.contains(source.text(in: attribute.name)) }
            let tokens = source.tokenRanges(in: attribute.range)
            let names = zip(tokens, tokens.dropFirst()).filter { source.matches($0.0, "@") }
            return names.count == 1 && attributes.contains(source.text(in: names[0].1))
        }.map(\.range)
    }

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
            edits += requests(on: declaration).map { TextEdit(source.withSpace(behind: $0), with: []) }
            edits += source.comments(above: declaration.syntax.range.lowerBound).filter { line in
                let text = source.text(in: line).drop { " \t/".contains($0) }
                let rest = marks.first(where: text.hasPrefix).map { text.dropFirst($0.count) }
                return rest?.allSatisfy(\.isWhitespace) == true || rest?.first == "("
            }.map { TextEdit($0, with: []) }
        }
        if !isNeeded {
            edits += source.imports.imports(of: modules, in: source).map { TextEdit(source.removal(of: $0), with: []) }
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
