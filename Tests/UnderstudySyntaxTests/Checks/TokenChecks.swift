@testable import UnderstudySyntax

/// What must hold for the tokens of any bytes.
enum TokenChecks {
    /// The tokens of `source`, the end left out.
    static func tokens(of source: SourceText) -> [Token] {
        var lexer = Lexer(source)
        var tokens: [Token] = []
        while true {
            let token = lexer.next()
            if token.kind == .endOfFile { return tokens }
            tokens.append(token)
        }
    }

    /// What is wrong with how `tokens` cover `source`: every byte must lie in exactly one token, or in white space
    /// and comments between two.
    static func violations(_ tokens: [Token], in source: SourceText) -> [String] {
        var violations: [String] = []
        var past = Trivia.afterMarkAndShebang(in: source)
        for token in tokens {
            let range = token.range
            if range.lowerBound < past { violations.append("token \(range) overlaps what ends at \(past)") }
            if range.isEmpty { violations.append("token at \(range.lowerBound) is empty") }
            if range.upperBound > source.count { violations.append("token \(range) ends beyond the text") }
            check(gapFrom: past, to: range.lowerBound, before: token, in: source, &violations)
            past = max(past, range.upperBound)
        }
        check(gapFrom: past, to: source.count, before: nil, in: source, &violations)
        return violations
    }

    private static func check(
        gapFrom start: Int, to end: Int, before token: Token?, in source: SourceText, _ violations: inout [String]
    ) {
        guard start < end else {
            if token?.hasSpaceBefore == true, start > 0, end != Trivia.afterMarkAndShebang(in: source) {
                violations.append("no space before \(end), though the token says so")
            }
            return
        }
        var trivia = Trivia(source, from: start, to: end)
        guard trivia.isAllTrivia else {
            violations.append("bytes \(start)..<\(end) belong to no token: \(trivia.remainder)")
            return
        }
        guard let token else { return }
        if !token.hasSpaceBefore { violations.append("token at \(end) hides the space before it") }
        if token.startsLine != trivia.holdsLineEnd { violations.append("token at \(end) is wrong about its line") }
    }
}

/// White space and comments, read a second time by the plainest code that can.
private struct Trivia {
    private let source: SourceText
    private let end: Int
    private var offset: Int
    private(set) var holdsLineEnd = false

    init(_ source: SourceText, from start: Int, to end: Int) {
        self.source = source
        self.end = end
        offset = start
    }

    var remainder: String { source.text(in: ByteRange(start: offset, end: end)) }

    private func byte(_ distance: Int) -> UInt8 { offset + distance < end ? source.byte(at: offset + distance) : 1 }

    var isAllTrivia: Bool {
        mutating get {
            while offset < end {
                switch (byte(0), byte(1)) {
                case (0x0A, _), (0x0D, _):
                    holdsLineEnd = true
                    offset += 1
                case (0x20, _), (0x09, _), (0x0B, _), (0x0C, _), (0, _):
                    offset += 1
                case (0xC2, 0xA0):
                    offset += 2
                case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                    while offset < end, byte(0) != 0x0A, byte(0) != 0x0D { offset += 1 }
                case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                    skipBlockComment()
                default:
                    return false
                }
            }
            return true
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
            } else {
                if byte(0) == 0x0A || byte(0) == 0x0D { holdsLineEnd = true }
                offset += 1
            }
        } while depth > 0 && offset < end
    }

    /// Where the first token or white space may start.
    static func afterMarkAndShebang(in source: SourceText) -> Int {
        var offset = 0
        if source.byte(at: 0) == 0xEF, source.byte(at: 1) == 0xBB, source.byte(at: 2) == 0xBF { offset = 3 }
        guard source.byte(at: offset) == UInt8(ascii: "#"), source.byte(at: offset + 1) == UInt8(ascii: "!") else {
            return offset
        }
        while offset < source.count, source.byte(at: offset) != 0x0A, source.byte(at: offset) != 0x0D { offset += 1 }
        return offset
    }
}
