/// Reads JSON, with the comments and trailing commas of JSON5.
struct JSONParser {
    /// A text that isn't JSON.
    struct Failure: Error, Hashable {
        let message: String
        let offset: Int
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0
    /// Deeper nesting is refused, so that no text can overflow the stack.
    private static let depthLimit = 200

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// The value in `bytes`.
    static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
        var parser = JSONParser(bytes)
        try parser.skipTrivia()
        let node = try parser.value()
        try parser.skipTrivia()
        if parser.offset < bytes.count { throw parser.failure("expected nothing more after the value") }
        return node
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func failure(_ message: String, at place: Int? = nil) -> Failure {
        Failure(message: message, offset: place ?? offset)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSONNode {
        let start = offset
        switch current {
        case UInt8(ascii: "{"): return JSONNode(value: .object(try object()), offset: start)
        case UInt8(ascii: "["): return JSONNode(value: .array(try array()), offset: start)
        case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), offset: start)
        case .some(UInt8(ascii: "-")), .some(0x30...0x39): return JSONNode(value: .number(try number()), offset: start)
        case nil: throw failure("expected a value, found the end of the file")
        default: return JSONNode(value: try word(), offset: start)
        }
    }

    private mutating func word() throws(Failure) -> JSONNode.Value {
        let start = offset
        while let byte = current, (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) { offset += 1 }
        switch String(decoding: bytes[start..<offset], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: throw failure("expected a value", at: start)
        }
    }

    private mutating func number() throws(Failure) -> Double {
        let start = offset
        while let byte = current, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { offset += 1 }
        guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
            throw failure("expected a number", at: start)
        }
        return number
    }
}

// MARK: - Containers

extension JSONParser {
    private mutating func object() throws(Failure) -> [JSONMember] {
        var members: [JSONMember] = []
        var keys: Set<String> = []
        try elements(closedBy: UInt8(ascii: "}")) { parser throws(Failure) in
            let keyOffset = parser.offset
            guard parser.current == UInt8(ascii: "\"") else { throw parser.failure("expected a key between quotes") }
            let key = try parser.string()
            if !keys.insert(key).inserted { throw parser.failure("key '\(key)' is repeated", at: keyOffset) }
            try parser.skipTrivia()
            guard parser.take(UInt8(ascii: ":")) else { throw parser.failure("expected ':' after the key '\(key)'") }
            try parser.skipTrivia()
            members.append(JSONMember(key: key, keyOffset: keyOffset, node: try parser.value()))
        }
        return members
    }

    private mutating func array() throws(Failure) -> [JSONNode] {
        var nodes: [JSONNode] = []
        try elements(closedBy: UInt8(ascii: "]")) { parser throws(Failure) in
            nodes.append(try parser.value())
        }
        return nodes
    }

    /// Reads elements separated by commas, the last of which may have a comma too, and the brackets around them.
    private mutating func elements(
        closedBy close: UInt8,
        _ element: (inout JSONParser) throws(Failure) -> Void
    ) throws(Failure) {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw failure("nested too deeply") }
        offset += 1
        try skipTrivia()
        while !take(close) {
            try element(&self)
            try skipTrivia()
            if !take(UInt8(ascii: ",")), current != close {
                throw failure("expected ',' or '\(Character(Unicode.Scalar(close)))'")
            }
            try skipTrivia()
        }
    }
}

// MARK: - Trivia

extension JSONParser {
    private mutating func skipTrivia() throws(Failure) {
        while let byte = current {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "/") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let start = offset
        let rest = bytes[offset...]
        if rest.starts(with: "//".utf8) {
            offset = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            return
        }
        guard rest.starts(with: "/*".utf8) else { throw failure("expected a value or a comment") }
        offset += 2
        while offset < bytes.count {
            if bytes[offset...].starts(with: "*/".utf8) {
                offset += 2
                return
            }
            offset += 1
        }
        throw failure("the comment is never closed", at: start)
    }
}

// MARK: - Strings

extension JSONParser {
    private mutating func string() throws(Failure) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while let byte = current {
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case ..<0x20: throw failure("a string ends on the line it starts on", at: start)
            default: text.append(byte)
            }
        }
        throw failure("the string is never closed", at: start)
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        let start = offset - 1
        let byte = current
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte ?? 0)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(try scalar(at: start)).utf8
        default: throw failure("unknown escape", at: start)
        }
    }

    /// Reads the digits after `\u`, and those of the low surrogate after a high one.
    private mutating func scalar(at start: Int) throws(Failure) -> Character {
        var code = try codeUnit(at: start)
        if (0xD800..<0xDC00).contains(code), bytes[offset...].starts(with: "\\u".utf8) {
            offset += 2
            let low = try codeUnit(at: start)
            guard (0xDC00..<0xE000).contains(low) else { throw failure("half of a surrogate pair", at: start) }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw failure("half of a surrogate pair", at: start) }
        return Character(scalar)
    }

    private mutating func codeUnit(at start: Int) throws(Failure) -> UInt32 {
        let digits = bytes[offset...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("'\\u' needs four hexadecimal digits", at: start) }
        offset += 4
        return code
    }
}
