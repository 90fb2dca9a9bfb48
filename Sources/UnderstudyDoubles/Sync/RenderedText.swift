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

    init(_ lines: [String]) {
        self.lines = lines
        source = SourceText(path: "", text: "{\n" + lines.joined(separator: "\n") + "\n}")
        declarations = lines.isEmpty ? [] : Parser.parseMembers(in: source.range, of: source)
    }

    /// Whether the text is set apart from its neighbours by blank lines.
    var isBlock: Bool { lines.count > 1 }
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
