/// A token of a manifest, as far as it is needed to find targets.
enum ManifestToken: Hashable {
    case identifier(String)
    /// A string literal's text; `nil` if it has interpolations.
    case string(String?)
    case punctuation(UInt8)
}

/// Splits a manifest into tokens, without comments.
struct ManifestLexer {
    private let bytes: [UInt8]
    private var offset = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func tokens(in bytes: [UInt8]) -> [ManifestToken] {
        var lexer = ManifestLexer(bytes)
        var tokens: [ManifestToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> ManifestToken? {
        skipTrivia()
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\"") { return string(pounds: 0) }
        if byte == UInt8(ascii: "#") {
            let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
            if peek(pounds) == UInt8(ascii: "\"") {
                offset += pounds
                return string(pounds: pounds)
            }
        }
        if Self.isIdentifier(byte) {
            let start = offset
            repeat { offset += 1 } while offset < bytes.count && Self.isIdentifier(bytes[offset])
            return .identifier(String(decoding: bytes[start..<offset], as: UTF8.self))
        }
        offset += 1
        return .punctuation(byte)
    }

    private func peek(_ distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "`"): true
        default:
            byte >= 0x80 || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
        }
    }
}

// MARK: - Trivia

extension ManifestLexer {
    private mutating func skipTrivia() {
        while let byte = peek(0) {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else if byte <= 0x20 {
                offset += 1
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while let byte = peek(0) {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }
}

// MARK: - Strings

extension ManifestLexer {
    /// Takes the string literal whose first quote is next, after `pounds` number signs.
    private mutating func string(pounds: Int) -> ManifestToken {
        let quotes = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
        offset += quotes
        var text: [UInt8] = []
        var isPlain = true
        while let byte = peek(0) {
            if byte == UInt8(ascii: "\""), isAtDelimiter(UInt8(ascii: "\""), count: quotes, pounds: pounds) {
                offset += quotes + pounds
                return .string(isPlain ? String(decoding: text, as: UTF8.self) : nil)
            }
            if quotes == 1, byte == UInt8(ascii: "\n") { return .string(nil) }
            if byte == UInt8(ascii: "\\"), isAtDelimiter(byte, count: 1, pounds: pounds) {
                isPlain = false
                offset += 1 + pounds
                if peek(0) == UInt8(ascii: "(") { skipInterpolation() } else { offset += 1 }
                continue
            }
            text.append(byte)
            offset += 1
        }
        return .string(nil)
    }

    /// Whether `count` times `byte` and then `pounds` number signs come next.
    private func isAtDelimiter(_ byte: UInt8, count: Int, pounds: Int) -> Bool {
        for distance in 0..<count where peek(distance) != byte { return false }
        for distance in count..<count + pounds where peek(distance) != UInt8(ascii: "#") { return false }
        return true
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while let token = next() {
            if token == .punctuation(UInt8(ascii: "(")) { depth += 1 }
            if token == .punctuation(UInt8(ascii: ")")) {
                depth -= 1
                if depth == 0 { return }
            }
        }
    }
}
