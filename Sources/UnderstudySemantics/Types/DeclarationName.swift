import UnderstudySyntax

/// Names as Swift writes them: base name and argument labels.
public enum DeclarationName {
    /// `save(note:)`; an operator's parameters have no labels unless two names are written.
    package static func of(_ function: FunctionSyntax, in source: SourceText) -> String {
        let isOperator = !isName(function.name, in: source)
        let labels = function.parameters.map { parameter in
            isOperator && parameter.secondName == nil ? "_" : label(parameter, in: source)
        }
        return source.text(in: function.name) + list(labels)
    }

    /// `init(id:)` or `init?(id:)`.
    package static func of(_ initializer: InitializerSyntax, in source: SourceText) -> String {
        let mark = initializer.optionalMark.map(source.text(in:)) ?? ""
        return "init" + mark + list(initializer.parameters.map { label($0, in: source) })
    }

    /// `subscript(_:)`, with labels only where two names are written.
    package static func of(_ syntax: SubscriptSyntax, in source: SourceText) -> String {
        "subscript"
            + list(syntax.parameters.map { $0.secondName == nil ? "_" : label($0, in: source) })
    }

    /// The argument label of a function's parameter, `_` for none.
    static func label(_ parameter: ParameterSyntax, in source: SourceText) -> String {
        parameter.firstName.map(source.text(in:)) ?? "_"
    }

    private static func list(_ labels: [String]) -> String {
        "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// Whether the bytes in `range` are a name rather than an operator.
    static func isName(_ range: ByteRange, in source: SourceText) -> Bool {
        switch source.byte(at: range.lowerBound) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "`"), UInt8(ascii: "$"):
            true
        case 0x80...0xFF:
            Parser.startsName(at: range.lowerBound, in: source)
        default:
            false
        }
    }
}
