#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension SourceText {
    /// Whether there is a comment between the tokens in `range`.
    public func hasComment(in range: ByteRange) -> Bool {
        let tokens = tokenRanges(in: range)
        return zip(tokens, tokens.dropFirst()).contains { before, next in
            bytes(in: ByteRange(start: before.upperBound, end: next.lowerBound)).contains(UInt8(ascii: "/"))
        }
    }

    /// The tokens in `range` as text: comments dropped, one space where there were white space or comments.
    public func compactText(in range: ByteRange) -> String {
        String(decoding: compactBytes(in: range), as: UTF8.self)
    }

    /// The tokens in `range` as bytes: comments dropped, one space where there were white space or comments.
    public func compactBytes(in range: ByteRange) -> [UInt8] {
        var lexer = Lexer(base: base, from: range.lowerBound, to: range.upperBound)
        let first = lexer.next()
        // Mostly one token, as it is.
        if first.range == range { return bytes(in: range) }
        let result = OutputBytes(capacity: range.count)
        var token = first
        while token.kind != .endOfFile {
            if token.hasSpaceBefore, result.count > 0 { result.append(UInt8(ascii: " ")) }
            result.append(base + token.range.lowerBound, count: token.range.count)
            token = lexer.next()
        }
        return result.array
    }

    /// The tokens in `range` as a person writes them on one line: like `compactText(in:)`, but brackets with their
    /// content on separate lines are joined, without a comma after the last element.
    public func lineText(in range: ByteRange) -> String {
        if memchr(base + range.lowerBound, 0x0A, range.count) == nil { return compactText(in: range) }
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
