/// A property list in the OpenStep format, in which Xcode keeps its projects.
indirect enum PropertyList: Hashable, Sendable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// Reads `bytes`; `nil` where they are no property list.
    init?(_ bytes: [UInt8]) {
        var reader = PropertyListReader(bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    /// The text of a string.
    var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements of an array; none of anything else.
    var elements: [PropertyList] { if case .array(let elements) = self { elements } else { [] } }

    /// The strings in an array, or the only string.
    var strings: [String] { if case .string(let text) = self { [text] } else { elements.compactMap(\.string) } }

    /// The value of `key` in a dictionary.
    subscript(key: String) -> PropertyList? {
        if case .dictionary(let values) = self { values[key] } else { nil }
    }
}

/// Reads a property list from its bytes.
private struct PropertyListReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next value; `nil` at anything that is none, and where values are nested deeper than any project's.
    mutating func value(depth: Int) -> PropertyList? {
        guard depth < 64, let byte = next() else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return dictionary(depth: depth)
        case UInt8(ascii: "("): return array(depth: depth)
        case UInt8(ascii: "<"): return data()
        default: return string().map(PropertyList.string)
        }
    }

    private mutating func dictionary(depth: Int) -> PropertyList? {
        offset += 1
        var values: [String: PropertyList] = [:]
        while let byte = next() {
            if take(UInt8(ascii: "}"), byte) { return .dictionary(values) }
            guard let key = string(), let equals = next(), take(UInt8(ascii: "="), equals),
                let value = value(depth: depth + 1), let end = next(), take(UInt8(ascii: ";"), end)
            else { return nil }
            values[key] = value
        }
        return nil
    }

    private mutating func array(depth: Int) -> PropertyList? {
        offset += 1
        var elements: [PropertyList] = []
        while let byte = next() {
            if take(UInt8(ascii: ")"), byte) { return .array(elements) }
            guard let element = value(depth: depth + 1), let end = next() else { return nil }
            elements.append(element)
            if !take(UInt8(ascii: ","), end), end != UInt8(ascii: ")") { return nil }
        }
        return nil
    }

    /// Bytes in hexadecimal, of which nobody asks what they are.
    private mutating func data() -> PropertyList? {
        let start = offset + 1
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        offset = end + 1
        return .string(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private mutating func string() -> String? {
        guard let first = peek() else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
        let start = offset
        while let byte = peek(), Self.isPlain(byte) { offset += 1 }
        return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }

    private mutating func quoted(by quote: UInt8) -> String? {
        offset += 1
        var text: [UInt8] = []
        while let byte = peek() {
            offset += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = peek() else {
                text.append(byte)
                continue
            }
            offset += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            default: text.append(escaped)
            }
        }
        return nil
    }

    // MARK: - Bytes

    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private mutating func take(_ wanted: UInt8, _ byte: UInt8) -> Bool {
        if wanted == byte { offset += 1 }
        return wanted == byte
    }

    /// The next byte that is neither white space nor part of a comment, which stays the next one.
    private mutating func next() -> UInt8? {
        while let byte = peek() {
            if byte <= 0x20 {
                offset += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while let byte = peek(), byte != UInt8(ascii: "\n") { offset += 1 }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                offset += 2
                while peek() != nil, peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") { offset += 1 }
                offset += 2
            } else {
                return byte
            }
        }
        return nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
            UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
            false
        default: true
        }
    }
}
