import UnderstudySyntax

/// Names as Swift writes them: base name and argument labels.
public enum DeclarationName {
    /// `save(note:)`; an operator's parameters have no labels unless two names are written.
    package static func of(_ function: InSource<FunctionSyntax>) -> String {
        let isOperator = !isName(function[function.piece.name])
        let labels = function.piece.parameters.map { parameter in
            isOperator && parameter.secondName == nil ? "_" : label(function[parameter])
        }
        return function[function.piece.name].text + list(labels)
    }

    /// `init(id:)` or `init?(id:)`.
    package static func of(_ initializer: InSource<InitializerSyntax>) -> String {
        let mark = initializer[initializer.piece.optionalMark].text ?? ""
        return "init" + mark + list(initializer.piece.parameters.map { label(initializer[$0]) })
    }

    /// `subscript(_:)`, with labels only where two names are written.
    package static func of(_ written: InSource<SubscriptSyntax>) -> String {
        "subscript" + list(written.piece.parameters.map { $0.secondName == nil ? "_" : label(written[$0]) })
    }

    /// The argument label of a function's parameter, `_` for none.
    static func label(_ parameter: InSource<ParameterSyntax>) -> String {
        parameter[parameter.piece.firstName].text ?? "_"
    }

    private static func list(_ labels: [String]) -> String {
        "(" + labels.map { $0 + ":" }.joined() + ")"
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
