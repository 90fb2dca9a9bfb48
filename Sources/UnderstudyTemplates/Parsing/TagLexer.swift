/// One word, number, text or sign inside a tag.
struct TagToken: Equatable {
    enum Kind: Equatable {
        case name(String)
        case integer(Int)
        case string(String)
        case sign(String)
        case end
    }

    let kind: Kind
    let offset: Int
    /// Whether white space or the tag's start precedes it.
    let followsSpace: Bool

    /// The token as messages name it.
    var description: String {
        switch kind {
        case .name(let name): "'\(name)'"
        case .integer(let value): "'\(value)'"
        case .string(let text): "\"\(text)\""
        case .sign(let sign): "'\(sign)'"
        case .end: "the end of the tag"
        }
    }
}

/// Splits the content of a tag into tokens.
struct TagLexer {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var offset: Int

    init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// The next token; from the end of the tag on, always the end.
    mutating func next() throws(TemplateFailure) -> TagToken {
        let before = offset
        while offset < end, bytes[offset].isWhiteSpace { offset += 1 }
        let start = offset
        let kind = try nextKind()
        return TagToken(kind: kind, offset: start, followsSpace: start > before)
    }

    private mutating func nextKind() throws(TemplateFailure) -> TagToken.Kind {
        guard offset < end else { return .end }
        let byte = bytes[offset]
        if byte.startsName { return .name(scanName()) }
        if byte.isDigit { return .integer(try scanInteger(from: offset)) }
        if byte == UInt8(ascii: "-"), offset + 1 < end, bytes[offset + 1].isDigit {
            return .integer(try scanInteger(from: offset))
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return .string(try scanString(quote: byte)) }
        return .sign(try scanSign())
    }

    private mutating func scanName() -> String {
        let start = offset
        while offset < end, bytes[offset].continuesName { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func scanInteger(from start: Int) throws(TemplateFailure) -> Int {
        offset += 1
        while offset < end, bytes[offset].isDigit { offset += 1 }
        let digits = String(decoding: bytes[start..<offset].prefix(40), as: UTF8.self)
        guard let value = Int(digits) else { throw TemplateFailure(.numberTooLarge(digits), at: start) }
        return value
    }

    private mutating func scanString(quote: UInt8) throws(TemplateFailure) -> String {
        let start = offset
        var content: [UInt8] = []
        offset += 1
        while offset < end, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\") {
                content.append(try scanEscape())
            } else {
                content.append(bytes[offset])
                offset += 1
            }
        }
        guard offset < end else { throw TemplateFailure(.unclosedString, at: start) }
        offset += 1
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func scanEscape() throws(TemplateFailure) -> UInt8 {
        let start = offset
        offset += 2
        guard start + 1 < end else { throw TemplateFailure(.unclosedString, at: start) }
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): return UInt8(ascii: "\n")
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return bytes[start + 1]
        default: throw TemplateFailure(.unknownEscape("\\" + character(at: start + 1)), at: start)
        }
    }

    private mutating func scanSign() throws(TemplateFailure) -> String {
        let start = offset
        let equals = UInt8(ascii: "=")
        let isDoubled = offset + 1 < end && bytes[offset + 1] == equals
        switch bytes[offset] {
        case equals, UInt8(ascii: "<"), UInt8(ascii: ">"): offset += isDoubled ? 2 : 1
        case UInt8(ascii: "!") where isDoubled: offset += 2
        case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
            offset += 1
        default: throw TemplateFailure(.unexpectedCharacter(character(at: offset)), at: offset)
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    // The bytes of a whole character, so that a message never shows half of one.
    private func character(at start: Int) -> String {
        guard start < bytes.count else { return "" }
        var stop = start + 1
        while stop < bytes.count, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
        return String(decoding: bytes[start..<stop], as: UTF8.self)
    }
}
