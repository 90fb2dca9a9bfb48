import UnderstudySyntax

/// Names as Swift writes them: base name and argument labels.
public enum DeclarationName {
    /// `save(note:)`; an operator's parameters have no labels unless two names are written.
    package static func of(_ function: InSource<FunctionSyntax>) -> String {
        let (syntax, source) = (function.piece, function.source)
        let isOperator = !isName(source[syntax.name])
        let labels = syntax.parameters.map { parameter in
            isOperator && parameter.secondName == nil ? nil : parameter.firstName
        }
        return source.text(in: syntax.name) + list(labels, in: source)
    }

    /// `init(id:)` or `init?(id:)`.
    package static func of(_ initializer: InSource<InitializerSyntax>) -> String {
        let (syntax, source) = (initializer.piece, initializer.source)
        let mark = syntax.optionalMark.map(source.text(in:)) ?? ""
        return "init" + mark + list(syntax.parameters.map(\.firstName), in: source)
    }

    /// `subscript(_:)`, with labels only where two names are written.
    package static func of(_ written: InSource<SubscriptSyntax>) -> String {
        let labels = written.piece.parameters.map { $0.secondName == nil ? nil : $0.firstName }
        return "subscript" + list(labels, in: written.source)
    }

    /// The labels in parentheses, `_` for none.
    private static func list(_ labels: [ByteRange?], in source: SourceText) -> String {
        var text = "("
        for label in labels {
            if let label { text += source.text(in: label) } else { text += "_" }
            text += ":"
        }
        return text + ")"
    }

    /// Whether the bytes are a name rather than an operator.
    static func isName(_ written: InSource<ByteRange>) -> Bool {
        let (start, source) = (written.piece.lowerBound, written.source)
        return switch source.byte(at: start) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "`"), UInt8(ascii: "$"):
            true
        case 0x80...0xFF:
            Parser.startsName(at: start, in: source)
        default:
            false
        }
    }
}
