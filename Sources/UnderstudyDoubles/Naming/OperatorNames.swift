/// What operators are called when a name is needed for them.
enum OperatorNames {
    /// The name of `symbol`: a word for those that everyone knows, else the words of its characters.
    static func name(of symbol: String, isPrefix: Bool) -> String {
        if isPrefix, let name = prefixes[symbol] { return name }
        if let name = known[symbol] { return name }
        let words = symbol.unicodeScalars.map { characters[Character($0)] ?? "u" + String($0.value, radix: 16) }
        return SwiftNames.camelCase(words)
    }

    private static let prefixes = ["-": "minus", "+": "plus", "!": "not", "~": "complement"]

    private static let known = [
        "==": "equalTo", "!=": "notEqualTo", "<": "lessThan", "<=": "atMost", ">": "greaterThan", ">=": "atLeast",
        "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "remainder", "+=": "plusAssign",
        "-=": "minusAssign", "*=": "timesAssign", "/=": "dividedByAssign", "%=": "remainderAssign", "&&": "and",
        "||": "or", "&": "bitAnd", "|": "bitOr", "^": "bitXor", "<<": "shiftLeft", ">>": "shiftRight",
        "&+": "wrappingPlus", "&-": "wrappingMinus", "&*": "wrappingTimes", "~=": "matches", "...": "through",
        "..<": "upTo", "===": "identicalTo", "!==": "notIdenticalTo", "??": "orElse", "&=": "bitAndAssign",
        "|=": "bitOrAssign", "^=": "bitXorAssign", "<<=": "shiftLeftAssign", ">>=": "shiftRightAssign",
    ]

    private static let characters: [Character: String] = [
        "/": "slash", "=": "equals", "-": "minus", "+": "plus", "!": "bang", "*": "star", "%": "percent",
        "<": "less", ">": "greater", "&": "and", "|": "or", "^": "caret", "~": "tilde", "?": "question", ".": "dot",
    ]
}
