import UnderstudySyntax

/// The identifier of a request, which the answer repeats exactly.
///
/// A number is kept as it is written, since no type of Swift holds all numbers that JSON can write.
struct RequestID: JSONWritable, Hashable, Sendable {
    private let text: String
    private let isNumber: Bool

    /// `nil` if `node`, which was read from `line`, is neither a text nor a number.
    init?(_ node: JSONNode, in line: [UInt8]) {
        switch node.value {
        case .string(let text): (self.text, isNumber) = (text, false)
        case .number:
            let digits = line[node.offset...].prefix { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
            guard Self.isNumber(digits) else { return nil }
            (text, isNumber) = (String(decoding: digits, as: UTF8.self), true)
        default: return nil
        }
    }

    /// The identifier of a request that a notification names; for whole numbers as a request writes them.
    init?(known node: JSONNode) {
        switch node.value {
        case .string(let text): (self.text, isNumber) = (text, false)
        case .number(let number):
            guard let whole = Int(exactly: number) else { return nil }
            (text, isNumber) = (String(whole), true)
        default: return nil
        }
    }

    func write(to json: inout JSONWriter) {
        if isNumber { json.write(literal: text) } else { text.write(to: &json) }
    }

    /// Whether `text` is a number as JSON writes it, without what this tool's own reader takes as well.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        func takeDigits() -> Int {
            let count = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        func take(_ bytes: String) -> Bool {
            guard let first = rest.first, bytes.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take("-")
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let count = takeDigits()
        if count == 0 || startsWithZero && count > 1 { return false }
        if take("."), takeDigits() == 0 { return false }
        if take("eE") {
            _ = take("+-")
            if takeDigits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
