/// Splits the bytes of a template into text and tags.
struct TemplateScanner {
    private let bytes: [UInt8]
    private var offset = 0
    private var tokens: [TemplateToken] = []

    /// The text and tags of `source`, in order and without gaps.
    static func tokens(of source: TemplateSource) throws(TemplateFailure) -> [TemplateToken] {
        var scanner = TemplateScanner(bytes: source.bytes)
        return try scanner.scan()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func scan() throws(TemplateFailure) -> [TemplateToken] {
        var textStart = 0
        while offset < bytes.count {
            guard let kind = opening(at: offset) else {
                offset += 1
                continue
            }
            if textStart < offset { tokens.append(TemplateToken(text: textStart..<offset)) }
            let end = try end(of: kind, from: offset)
            tokens.append(TemplateToken(kind, range: offset..<end, in: bytes))
            offset = end
            textStart = end
        }
        if textStart < bytes.count { tokens.append(TemplateToken(text: textStart..<bytes.count)) }
        return tokens
    }

    private func opening(at offset: Int) -> TemplateToken.Kind? {
        guard bytes[offset] == UInt8(ascii: "{"), offset + 1 < bytes.count else { return nil }
        switch bytes[offset + 1] {
        case UInt8(ascii: "{"): return .output
        case UInt8(ascii: "%"): return .block
        case UInt8(ascii: "#"): return .comment
        default: return nil
        }
    }

    private func end(of kind: TemplateToken.Kind, from start: Int) throws(TemplateFailure) -> Int {
        let closing = kind.closingByte
        var offset = start + 2
        while offset + 1 < bytes.count {
            let byte = bytes[offset]
            if byte == closing, bytes[offset + 1] == UInt8(ascii: "}") { return offset + 2 }
            if kind != .comment {
                // A tag that opens inside a tag means that the first one was never closed.
                if opening(at: offset) != nil { break }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    offset = try endOfString(from: offset, tagStart: start, kind)
                    continue
                }
            }
            offset += 1
        }
        throw unclosed(kind, at: start)
    }

    private func endOfString(
        from start: Int, tagStart: Int, _ kind: TemplateToken.Kind
    ) throws(TemplateFailure) -> Int {
        let quote = bytes[start]
        var closesTag = false
        var offset = start + 1
        while offset < bytes.count, !bytes[offset].isLineEnd {
            if bytes[offset] == quote { return offset + 1 }
            if bytes[offset] == kind.closingByte, offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "}") {
                closesTag = true
            }
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        // Without a closing delimiter on the line, the quote is more likely text after a tag left open.
        throw closesTag ? TemplateFailure(.unclosedString, at: start) : unclosed(kind, at: tagStart)
    }

    private func unclosed(_ kind: TemplateToken.Kind, at start: Int) -> TemplateFailure {
        TemplateFailure(.unclosedTag(opening: kind.opening, closing: kind.closing), at: start)
    }
}

extension TemplateToken.Kind {
    fileprivate var closingByte: UInt8 {
        switch self {
        case .text, .output: UInt8(ascii: "}")
        case .block: UInt8(ascii: "%")
        case .comment: UInt8(ascii: "#")
        }
    }

    fileprivate var opening: String {
        switch self {
        case .text, .output: "{{"
        case .block: "{%"
        case .comment: "{#"
        }
    }

    fileprivate var closing: String {
        switch self {
        case .text, .output: "}}"
        case .block: "%}"
        case .comment: "#}"
        }
    }
}
