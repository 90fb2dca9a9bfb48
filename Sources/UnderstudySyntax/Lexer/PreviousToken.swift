/// What stood before, as far as it tells a regular expression from a division (SE-0354).
enum PreviousToken {
    /// Nothing, or what an expression may follow: an opening brace, a separator, an operator, most keywords.
    case expressionExpected
    /// What ends an expression: an operator is expected next.
    case operand
    /// What may open an argument, where an operator by itself is one.
    case argumentStart
    /// `func` or `operator`: a name is expected next.
    case operatorIntroducer

    /// Classifies the token of `kind` whose `count` bytes are at `start`.
    init(_ kind: TokenKind?, _ start: UnsafePointer<UInt8>, count: Int) {
        switch kind {
        case .identifier:
            self = Self.classifyWord(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
        case .quotedIdentifier, .dollarIdentifier, .number, .string, .regex, .rightParen, .rightSquare, .rightBrace,
            .period, .moduleSelector, .at, .backslash:
            self = .operand
        case .leftParen, .leftSquare, .comma, .colon:
            self = .argumentStart
        case .operator:
            let isPostfix = count == 1 && (start[0] == UInt8(ascii: "!") || start[0] == UInt8(ascii: "?"))
            self = isPostfix ? .operand : .expressionExpected
        case nil, .endOfFile, .pound, .leftBrace, .semicolon, .unknown:
            self = .expressionExpected
        }
    }

    private static func classifyWord(_ word: String) -> PreviousToken {
        if word == "func" || word == "operator" { return .operatorIntroducer }
        return expressionKeywords.contains(word) ? .expressionExpected : .operand
    }

    /// The words that an expression may follow.
    private static let expressionKeywords: Set<String> = [
        "return", "in", "case", "if", "else", "where", "throw", "try", "await", "guard", "while", "switch", "is", "as",
        "let", "var", "do", "repeat", "default", "defer", "yield", "for", "consume", "copy", "each", "unsafe",
    ]
}
