/// A token or a comment.
struct TextPiece {
    /// The kind of token; `nil` for a comment.
    let kind: TokenKind?
    let range: ByteRange

    /// Whether it says something by itself: punctuation depends on what is around it.
    var isWord: Bool {
        switch kind {
        case .identifier, .quotedIdentifier, .dollarIdentifier, .number, .string, .regex: true
        default: false
        }
    }
}

extension SourceText {
    /// The text of a piece, of a comment only the words: it may be indented in another way.
    func wordBytes(of piece: TextPiece) -> [UInt8] {
        let bytes = bytes(in: piece.range)
        return piece.kind == nil ? Array(bytes.split { $0 <= 0x20 }.joined(separator: [0x20])) : bytes
    }
}

/// The tokens and comments of a text, one after the other.
struct TextPieces {
    private let source: SourceText
    private var lexer: Lexer
    private var token: Token
    private var position: Int

    init(_ source: SourceText) { self.init(source, in: source.range) }

    init(_ source: SourceText, in range: ByteRange) {
        self.source = source
        lexer = Lexer(base: source.base, from: range.lowerBound, to: range.upperBound)
        // A byte order mark is no comment.
        position = lexer.position == 3 ? 3 : range.lowerBound
        token = lexer.next()
    }

    mutating func next() -> TextPiece? {
        if let comment = nextComment() { return TextPiece(kind: nil, range: comment) }
        if token.kind == .endOfFile { return nil }
        let piece = TextPiece(kind: token.kind, range: token.range)
        position = token.range.upperBound
        token = lexer.next()
        return piece
    }

    /// The next comment before the next token.
    private mutating func nextComment() -> ByteRange? {
        while position < token.range.lowerBound, source.byte(at: position) <= 0x20 { position += 1 }
        guard position < token.range.lowerBound else { return nil }
        let start = position
        var trivia = Lexer(base: source.base, from: start, to: token.range.lowerBound)
        trivia.position = start
        var startsLine = false
        // The first line of a script is no comment, and some white space takes two bytes.
        if !trivia.skipComment(noticingLines: &startsLine) { trivia.skipLine() }
        position = max(trivia.position, start + 1)
        return ByteRange(start: start, end: position)
    }

    /// Goes to the piece at `range`, and returns it; `nil` if there is none.
    mutating func skip(to range: ByteRange) -> TextPiece? {
        while let piece = next() {
            if piece.range.lowerBound >= range.lowerBound { return piece.range == range ? piece : nil }
        }
        return nil
    }
}

extension SourceText {
    /// The comments in `range`, in order; no end of a line is part of one.
    public func comments(in range: ByteRange) -> [ByteRange] {
        var pieces = TextPieces(self, in: range)
        var comments: [ByteRange] = []
        while let piece = pieces.next() { if piece.kind == nil { comments.append(piece.range) } }
        return comments
    }
}
