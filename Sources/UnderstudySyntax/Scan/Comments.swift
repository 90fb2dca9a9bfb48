extension SourceText {
    /// The comments in `gap`, each from its first to its last character; `nil` if anything but white space is beside them.
    public func comments(in gap: ByteRange) -> [ByteRange]? {
        var comments: [ByteRange] = []
        var lexer = Lexer(base: base, from: gap.lowerBound, to: gap.upperBound)
        // Starting at the first byte of a file, it skips a byte-order mark.
        lexer.position = gap.lowerBound
        while lexer.position < gap.upperBound {
            let start = lexer.position
            if byte(at: start) <= 0x20 {
                lexer.position += 1
                continue
            }
            var endsLine = false
            guard byte(at: start) == UInt8(ascii: "/"), lexer.skipComment(noticingLines: &endsLine) else { return nil }
            comments.append(ByteRange(start: start, end: lexer.position))
        }
        return comments
    }

    /// The tokens in `range`, and between them the lines of comments without the white space around them.
    public func tokensAndComments(in range: ByteRange) -> [ByteRange] {
        var pieces: [ByteRange] = []
        var end = range.lowerBound
        for token in tokenRanges(in: range) + [ByteRange(at: range.upperBound)] {
            let gap = ByteRange(start: end, end: max(end, token.lowerBound))
            if !isBlank(in: gap) { pieces += trimmedLines(in: gap) }
            if !token.isEmpty { pieces.append(token) }
            end = token.upperBound
        }
        return pieces
    }

    /// The lines of `range` that are not blank, without the white space around them.
    private func trimmedLines(in range: ByteRange) -> [ByteRange] {
        var lines: [ByteRange] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, byte(at: end) != 0x0A, byte(at: end) != 0x0D { end += 1 }
            let next = end + 1
            while start < end, byte(at: start) <= 0x20 { start += 1 }
            while end > start, byte(at: end - 1) <= 0x20 { end -= 1 }
            if start < end { lines.append(ByteRange(start: start, end: end)) }
            start = next
        }
        return lines
    }
}
