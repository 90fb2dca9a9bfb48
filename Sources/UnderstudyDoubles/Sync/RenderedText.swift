import UnderstudySemantics
import UnderstudySyntax

/// Emitted lines, with the declarations that they hold.
struct RenderedText {
    /// The lines, as they stand in a type whose body is not indented.
    let lines: [String]
    /// The lines as a text of their own, in braces.
    let source: SourceText
    /// What is declared.
    let declarations: [DeclSyntax]
    /// Whether the text is set apart from its neighbours by blank lines.
    let isBlock: Bool

    /// - Parameter isBlock: Whether it is set apart though it may be a single line.
    init(_ lines: [String], isBlock: Bool = false) {
        self.lines = lines
        self.isBlock = isBlock || lines.count > 1
        source = SourceText(path: "", text: "{\n" + lines.joined(separator: "\n") + "\n}")
        declarations = lines.isEmpty ? [] : Parser.parseMembers(in: source.range, of: source)
    }

    /// Whether nothing but white space and comments tells both apart.
    func hasSameTokens(as other: RenderedText) -> Bool {
        source.hasSameTokens(in: source.range, as: other.source, other.source.range)
    }

    /// A text for each declaration, with the comment above it.
    var parts: [RenderedText] {
        guard declarations.count > 1 else { return [self] }
        var start = 0
        return declarations.map { declaration in
            let end = min(source.lines.line(at: declaration.range.upperBound) - 1, lines.count)
            defer { start = end }
            return RenderedText(Array(lines[start..<max(start, end)]))
        }
    }
}

extension DeclSyntax {
    /// The name of the only property that is declared, or of the type.
    func storedName(in source: SourceText) -> String? {
        switch kind {
        case .variable(let variable): variable.bindings.count == 1 ? source.text(in: variable.bindings[0].name) : nil
        case .nominal(let nominal): source.text(in: nominal.name)
        default: nil
        }
    }

    /// What tells the declaration from others of its type, but for overloads by types.
    func label(in source: SourceText) -> String? {
        let isStatic = modifiers.contains { source.matches($0.name, "static") || source.matches($0.name, "class") }
        let prefix = isStatic ? "static " : ""
        switch kind {
        case .typeAlias(let alias): return "typealias " + source.text(in: alias.name)
        case .nominal(let nominal): return "type " + source.text(in: nominal.name)
        case .variable: return storedName(in: source).map { prefix + "var " + $0 }
        default:
            let name = Requirement.gather([self], in: source).first?.name
            return name.map { prefix + introducerText(in: source) + " " + $0 }
        }
    }

    private func introducerText(in source: SourceText) -> String { source.text(in: introducer) }
}
