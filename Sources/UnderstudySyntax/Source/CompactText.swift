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
}
