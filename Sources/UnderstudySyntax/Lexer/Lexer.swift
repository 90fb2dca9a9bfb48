#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Splits a text into tokens, one at a time.
///
/// Any bytes give tokens: a byte that starts no token becomes `.unknown`. The lexer is a small value, so a parser looks
/// ahead by keeping a copy and going back to it.
struct Lexer {
    /// The text, followed by a zero byte.
    let base: UnsafePointer<UInt8>
    /// The offset where lexing stops.
    let end: Int
    /// The offset of the next byte to read.
    var position: Int
    let classes: UnsafePointer<UInt8>
    /// The kind of the previous token, to distinguish a regular expression from a division.
    var previousKind: TokenKind?
    /// The bytes of the previous token.
    var previousRange = ByteRange(at: 0)
    /// The problems found so far, up to a limit.
    private(set) var problems: [LexicalProblem] = []
    /// Failed searches for the end of a literal.
    var hopeless = HopelessSearches()

    /// Starts at the first byte of `source`.
    init(_ source: SourceText) {
        self.init(base: source.base, from: 0, to: source.count)
    }

    /// Starts at `start`, and stops at `end`.
    init(base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        self.base = base
        self.end = end
        position = start
        classes = ByteClass.table
        if start == 0 { skipByteOrderMarkAndShebang() }
    }

    // Queries are `mutating`, as those of the parser are.

    /// The byte at `offset`, zero at and past the end.
    @inline(__always)
    mutating func byte(_ offset: Int) -> UInt8 {
        offset < end ? base[offset] : 0
    }

    private mutating func skipByteOrderMarkAndShebang() {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
        if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipLine() }
    }

    /// Notes a problem; a limit keeps copies of the lexer cheap.
    mutating func note(_ kind: LexicalProblem.Kind, at offset: Int) {
        guard problems.count < 256 else { return }
        problems.append(LexicalProblem(kind, at: offset))
    }

    /// Lexes the next token.
    @inline(never)
    mutating func next() -> Token {
        let before = position
        let startsLine = skipTrivia()
        let start = position
        let kind = cut()
        let hasSpace = start > before
        let token = Token(kind, from: start, to: position, hasSpaceBefore: hasSpace, startsLine: startsLine)
        previousKind = kind
        previousRange = token.range
        return token
    }

    // MARK: - One token

    private mutating func cut() -> TokenKind {
        guard position < end else { return .endOfFile }
        let first = base[position]
        let group = classes[Int(first)]
        if group & ByteClass.identifierHead != 0 {
            return first < 0x80 ? cutIdentifier() : cutBeyondASCII()
        }
        if group & ByteClass.operatorCharacter != 0 { return cutOperator() }
        if group & ByteClass.digit != 0 { return cutNumber() }
        return cutPunctuation(first)
    }

    private mutating func cutIdentifier() -> TokenKind {
        let body = ByteClass.plainIdentifierBody
        var offset = position
        while offset < end, classes[Int(base[offset])] & body != 0 { offset += 1 }
        position = offset
        if offset < end, base[offset] >= 0x80 { cutRestOfIdentifier() }
        return .identifier
    }

    /// Goes to the end of a name from the first of its characters beyond ASCII on.
    private mutating func cutRestOfIdentifier() {
        var offset = position
        while offset < end, classes[Int(base[offset])] & ByteClass.identifierBody != 0 {
            if base[offset] < 0x80 {
                offset += 1
            } else {
                let (scalar, length) = scalar(at: offset)
                if ByteClass.isOperatorHead(scalar) || isUnicodeSpace(scalar) { break }
                if scalar == 0xFFFD, length == 1 { note(.invalidUTF8, at: offset) }
                offset += length
            }
        }
        position = offset
    }

    private mutating func cutBeyondASCII() -> TokenKind {
        let (scalar, length) = scalar(at: position)
        if ByteClass.isOperatorHead(scalar) { return cutOperator() }
        if scalar == 0xFFFD, length == 1 {
            note(.invalidUTF8, at: position)
            position += 1
            return .unknown
        }
        return cutIdentifier()
    }

    private mutating func cutNumber() -> TokenKind {
        var offset = position + 1
        while offset < end {
            let byte = base[offset]
            if classes[Int(byte)] & ByteClass.identifierBody != 0, byte < 0x80 {
                offset += 1
            } else if byte == UInt8(ascii: "."), classes[Int(self.byte(offset + 1))] & ByteClass.digit != 0 {
                offset += 1
            } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), isExponent(before: offset) {
                offset += 1
            } else {
                break
            }
        }
        position = offset
        return .number
    }

    private mutating func isExponent(before offset: Int) -> Bool {
        let mark = base[offset - 1] | 0x20
        let isHexadecimal = byte(position) == UInt8(ascii: "0") && byte(position + 1) | 0x20 == UInt8(ascii: "x")
        return mark == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
            && classes[Int(byte(offset + 1))] & ByteClass.digit != 0
    }

    private mutating func cutPunctuation(_ first: UInt8) -> TokenKind {
        switch first {
        case UInt8(ascii: "\""):
            skipString(pounds: 0)
            return .string
        case UInt8(ascii: "#"):
            return cutPound()
        case UInt8(ascii: "`"):
            return cutQuotedIdentifier()
        case UInt8(ascii: "$"):
            position += 1
            _ = cutIdentifierBody()
            return .dollarIdentifier
        case UInt8(ascii: "."):
            return cutPeriod()
        case UInt8(ascii: ":") where byte(position + 1) == first:
            position += 2
            return .moduleSelector
        default:
            position += 1
            return Self.punctuation(first)
        }
    }

    private static func punctuation(_ byte: UInt8) -> TokenKind {
        switch byte {
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: "("): .leftParen
        case UInt8(ascii: ")"): .rightParen
        case UInt8(ascii: "["): .leftSquare
        case UInt8(ascii: "]"): .rightSquare
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "\\"): .backslash
        default: .unknown
        }
    }

    private mutating func cutPeriod() -> TokenKind {
        let start = position
        guard opensOperator else {
            position += 1
            return .period
        }
        let kind = cutOperator()
        return position == start + 1 ? .period : kind
    }

    /// Whether the period here begins an operator, such as `.==`, rather than a member, or `.?` and `.!` of a key path.
    private var opensOperator: Bool {
        mutating get {
            var offset = position + 1
            if byte(offset) == UInt8(ascii: ".") { return true }
            while byte(offset) == UInt8(ascii: "?") || byte(offset) == UInt8(ascii: "!") { offset += 1 }
            if byte(offset) >= 0x80 { return ByteClass.isOperatorHead(scalar(at: offset).scalar) }
            return classes[Int(byte(offset))] & ByteClass.operatorCharacter != 0
        }
    }

    private mutating func cutQuotedIdentifier() -> TokenKind {
        var offset = position + 1
        while offset < end {
            let byte = base[offset]
            if byte == UInt8(ascii: "`") {
                position = offset + 1
                return .quotedIdentifier
            }
            if classes[Int(byte)] & ByteClass.newline != 0 { break }
            offset += 1
        }
        position += 1
        return .unknown
    }

    private mutating func cutPound() -> TokenKind {
        var offset = position
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        let pounds = offset - position
        if byte(offset) == UInt8(ascii: "\"") {
            position = offset
            skipString(pounds: pounds)
            return .string
        }
        if byte(offset) == UInt8(ascii: "/"), skipRegex(at: offset, pounds: pounds) {
            return .regex
        }
        if pounds > 1 {
            position = offset - 1
            return .unknown
        }
        position += 1
        return cutIdentifierBody() > 0 ? .pound : .unknown
    }

    /// Skips identifier characters, and returns how many bytes these were.
    private mutating func cutIdentifierBody() -> Int {
        let start = position
        while position < end, classes[Int(base[position])] & ByteClass.identifierBody != 0 { position += 1 }
        return position - start
    }

    // MARK: - Unicode

    /// Decodes the scalar at `offset`; bytes that are not UTF-8 give the replacement character and length one.
    mutating func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(byte(offset))
        func tail(_ distance: Int) -> UInt32? {
            let byte = self.byte(offset + distance)
            return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
        }
        switch first {
        case 0xC2...0xDF:
            if let second = tail(1) { return ((first & 0x1F) << 6 | second, 2) }
        case 0xE0...0xEF:
            if let second = tail(1), let third = tail(2) {
                return ((first & 0x0F) << 12 | second << 6 | third, 3)
            }
        case 0xF0...0xF4:
            if let second = tail(1), let third = tail(2), let fourth = tail(3) {
                return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
            }
        default:
            if first < 0x80 { return (first, 1) }
        }
        return (0xFFFD, 1)
    }

    /// Whether `scalar` is white space beyond ASCII that the compiler skips.
    func isUnicodeSpace(_ scalar: UInt32) -> Bool {
        scalar == 0xA0
    }
}
