/// What a token is, as far as declarations need to know.
public enum TokenKind: UInt8, Sendable {
    /// The end of the text.
    case endOfFile
    /// A name or a keyword; the parser distinguishes them by their position.
    case identifier
    /// A name in backticks, raw identifiers included (SE-0451): never a keyword.
    case quotedIdentifier
    /// `$0` or `$name`.
    case dollarIdentifier
    /// An integer or floating-point literal.
    case number
    /// A string literal of any form, interpolations included.
    case string
    /// A regular expression literal, bare or with pounds (SE-0354).
    case regex
    /// A run of operator characters, `->`, `=`, `&`, `?`, `!`, `<` and `>` among them.
    case `operator`
    /// `#if`, `#elseif`, `#else`, `#endif`, or the pound and name of a macro expansion.
    case pound
    /// `@`.
    case at
    /// `{`.
    case leftBrace
    /// `}`.
    case rightBrace
    /// `(`.
    case leftParen
    /// `)`.
    case rightParen
    /// `[`.
    case leftSquare
    /// `]`.
    case rightSquare
    /// `,`.
    case comma
    /// `:`.
    case colon
    /// `::`, between a module and what it declares (SE-0491).
    case moduleSelector
    /// `;`.
    case semicolon
    /// `.`.
    case period
    /// `\`, the start of a key path.
    case backslash
    /// Bytes that start no token.
    case unknown
}

/// One token: a kind and a range, without its white space and comments.
public struct Token: Hashable, Sendable {
    /// What it is.
    public let kind: TokenKind
    /// Its bytes.
    public let range: ByteRange
    /// Whether white space or comments precede it.
    public let hasSpaceBefore: Bool
    /// Whether there is a line end between the previous token and this one.
    public let startsLine: Bool

    /// Creates a token.
    init(_ kind: TokenKind, from start: Int, to end: Int, hasSpaceBefore: Bool, startsLine: Bool) {
        self.kind = kind
        range = ByteRange(start: start, end: end)
        self.hasSpaceBefore = hasSpaceBefore
        self.startsLine = startsLine
    }
}
