extension SourceText {
    /// The tokens in `range` as text: comments dropped, one space where white space or comments stood.
    public func compactText(in range: ByteRange) -> String {
        String(decoding: compactBytes(in: range), as: UTF8.self)
    }

    /// The tokens in `range` as bytes: comments dropped, one space where white space or comments stood.
    public func compactBytes(in range: ByteRange) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var lexer = Lexer(base: base, from: range.lowerBound, to: range.upperBound)
        while true {
            let token = lexer.next()
            if token.kind == .endOfFile { return result }
            if token.hasSpaceBefore, !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result += UnsafeBufferPointer(start: base + token.range.lowerBound, count: token.range.count)
        }
    }

    /// The tokens in `range` as a person writes them on one line: as `compactText(in:)`, and brackets whose content
    /// stood on lines of its own close up, without the comma behind its last element.
    public func lineText(in range: ByteRange) -> String {
        var result: [UInt8] = []
        var lexer = Lexer(base: base, from: range.lowerBound, to: range.upperBound)
        var before = TokenKind.endOfFile
        while true {
            let token = lexer.next()
            if token.kind == .endOfFile { return String(decoding: result, as: UTF8.self) }
            let opens = before == .leftParen || before == .leftSquare
            let closes = token.kind == .rightParen || token.kind == .rightSquare
            if token.startsLine, closes, before == .comma { result.removeLast() }
            if token.hasSpaceBefore, !result.isEmpty, !(token.startsLine && (opens || closes)) {
                result.append(UInt8(ascii: " "))
            }
            result += UnsafeBufferPointer(start: base + token.range.lowerBound, count: token.range.count)
            before = token.kind
        }
    }
}
