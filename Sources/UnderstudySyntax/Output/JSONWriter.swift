/// Writes JSON directly into bytes.
///
/// Members and elements are written in the order of the calls, so the output is the same for the same calls:
///
///     var json = JSONWriter()
///     json.object { json in
///         json.member("schemaVersion", 1)
///         json.array("protocols") { json in json.element("Store") }
///     }
package struct JSONWriter {
    /// How the text is laid out.
    package enum Layout: Sendable {
        /// One line per member and element, indented by two spaces.
        case pretty
        /// No white space at all.
        case compact
    }

    /// The text so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    private var isFirst = true

    /// Starts an empty text.
    package init(_ layout: Layout = .pretty) {
        self.layout = layout
    }

    /// Hands over the text so far, to be written while the rest is still to come.
    package mutating func takeBytes() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}

// MARK: - Containers

extension JSONWriter {
    /// Writes an object: the whole text, or the next element of an array.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        separate()
        enclose(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), members)
    }

    /// Writes an object as the member `key`.
    package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
        write(key: key)
        enclose(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), members)
    }

    /// Writes an array: the whole text, or the next element of an array.
    package mutating func array(_ elements: (inout JSONWriter) -> Void) {
        separate()
        enclose(from: UInt8(ascii: "["), to: UInt8(ascii: "]"), elements)
    }

    /// Writes an array as the member `key`.
    package mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
        write(key: key)
        enclose(from: UInt8(ascii: "["), to: UInt8(ascii: "]"), elements)
    }

    private mutating func enclose(from open: UInt8, to close: UInt8, _ content: (inout JSONWriter) -> Void) {
        bytes.append(open)
        depth += 1
        isFirst = true
        content(&self)
        depth -= 1
        if !isFirst { breakLine() }
        bytes.append(close)
        isFirst = false
        if depth == 0, layout == .pretty { bytes.append(UInt8(ascii: "\n")) }
    }
}

// MARK: - Values

extension JSONWriter {
    /// Writes the member `key`; `nil` is written as `null`.
    package mutating func member(_ key: String, _ value: some JSONWritable) {
        write(key: key)
        value.write(to: &self)
    }

    /// Writes the member `key` as an array on its own.
    package mutating func member(_ key: String, _ values: [some JSONWritable]) {
        array(key) { json in
            for value in values { json.element(value) }
        }
    }

    /// Writes the next element of an array.
    package mutating func element(_ value: some JSONWritable) {
        separate()
        value.write(to: &self)
    }

    /// Writes text that is JSON already, such as a number or `true`.
    package mutating func write(literal: String) {
        bytes.append(contentsOf: literal.utf8)
    }

    /// Writes a string between quotes.
    package mutating func write(string: String) {
        var string = string
        bytes.append(UInt8(ascii: "\""))
        string.withUTF8 { appendEscaped($0) }
        bytes.append(UInt8(ascii: "\""))
    }
}

// MARK: - Layout

extension JSONWriter {
    private mutating func write(key: String) {
        separate()
        write(string: key)
        bytes.append(UInt8(ascii: ":"))
        if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        if depth > 0 { breakLine() }
    }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
    }

    /// Copies runs that need no escape as a whole: nearly all texts are one run.
    ///
    /// What a terminal would act on, or what would show text in another order, is escaped, too.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var (start, index) = (0, 0)
        // A debug build, which builds run, takes three times as long for a sequence.
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0..<0x20, 0x22, 0x5C, 0x7F:
                bytes.append(contentsOf: text[start..<index])
                appendEscape(of: byte)
                start = index + 1
            case 0xC2, 0xD8, 0xE2, 0xEF:
                if let (unit, count) = Self.control(at: index, in: text) {
                    bytes.append(contentsOf: text[start..<index])
                    bytes.append(UInt8(ascii: "\\"))
                    appendUnit(unit)
                    start = index + count
                }
            default: break
            }
            index += 1
        }
        bytes.append(contentsOf: text[start...])
    }

    /// The control of two or three bytes that begins at `index`.
    private static func control(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (unit: UInt32, count: Int)? {
        let count = text[index] < 0xE0 ? 2 : 3
        guard index + count <= text.count else { return nil }
        var unit = UInt32(text[index]) & (count == 2 ? 0x1F : 0x0F)
        for byte in text[index + 1..<index + count] { unit = unit << 6 | UInt32(byte & 0x3F) }
        return VisibleText.isControl(unit) ? (unit, count) : nil
    }

    private mutating func appendEscape(of byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        default: appendUnit(UInt32(byte))
        }
    }

    private mutating func appendUnit(_ unit: UInt32) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(UInt8(ascii: "u"))
        for shift in stride(from: UInt32(12), through: 0, by: -4) { bytes.append(digits[Int(unit >> shift & 15)]) }
    }
}
