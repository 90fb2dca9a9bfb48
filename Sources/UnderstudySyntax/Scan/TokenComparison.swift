extension SourceText {
    /// Whether `range` has the same tokens and comments as `otherRange` of `other`, ignoring white space.
    ///
    /// Comments count: a person wrote them, or a template did.
    public func hasSameTokens(in range: ByteRange, as other: SourceText, _ otherRange: ByteRange) -> Bool {
        if matches(trimmed(range), other.trimmed(otherRange), of: other) { return true }
        var own = TokenWalk(self, range)
        var others = TokenWalk(other, otherRange)
        while true {
            let left = own.next()
            let right = others.next()
            if left.comments != right.comments || left.token.kind != right.token.kind { return false }
            if left.token.kind == .endOfFile { return true }
            guard matches(left.token.range, right.token.range, of: other) else { return false }
        }
    }

    /// The same without the white space at its end.
    private func trimmed(_ range: ByteRange) -> ByteRange {
        var end = range.upperBound
        while end > range.lowerBound, byte(at: end - 1) <= 0x20 { end -= 1 }
        return ByteRange(start: range.lowerBound, end: end)
    }

    /// The tokens in `range`, as text.
    public func tokenTexts(in range: ByteRange) -> [String] {
        tokenRanges(in: range).map(text(in:))
    }

    /// Where the tokens in `range` are.
    public func tokenRanges(in range: ByteRange) -> [ByteRange] {
        var ranges: [ByteRange] = []
        var lexer = Lexer(base: base, from: range.lowerBound, to: range.upperBound)
        while true {
            let token = lexer.next()
            if token.kind == .endOfFile { return ranges }
            ranges.append(token.range)
        }
    }

    /// Whether no more than `limit` tokens are in `range`.
    public func hasTokens(atMost limit: Int, in range: ByteRange) -> Bool {
        var lexer = Lexer(base: base, from: range.lowerBound, to: range.upperBound)
        for _ in 0...limit where lexer.next().kind == .endOfFile { return true }
        return false
    }

    /// Whether nothing but white space is in `range`.
    public func isBlank(in range: ByteRange) -> Bool {
        UnsafeBufferPointer(start: base + range.lowerBound, count: range.count).allSatisfy { $0 <= 0x20 }
    }
}

/// Goes through the tokens of a range, with the comments before each.
private struct TokenWalk {
    private let source: SourceText
    private var lexer: Lexer
    private var end: Int

    init(_ source: SourceText, _ range: ByteRange) {
        self.source = source
        lexer = Lexer(base: source.base, from: range.lowerBound, to: range.upperBound)
        end = range.lowerBound
    }

    /// The next token, and the words of the comments before it.
    mutating func next() -> (token: Token, comments: [ArraySlice<UInt8>]) {
        let token = lexer.next()
        let gap = ByteRange(start: end, end: max(end, token.range.lowerBound))
        end = token.range.upperBound
        if !token.hasSpaceBefore && token.kind != .endOfFile || source.isBlank(in: gap) { return (token, []) }
        return (token, source.bytes(in: gap).split { $0 <= 0x20 })
    }
}
