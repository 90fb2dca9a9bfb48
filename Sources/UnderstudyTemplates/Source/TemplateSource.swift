import UnderstudySyntax

/// The bytes of a template with its name, to turn offsets into places.
struct TemplateSource: Sendable {
    static let maximumCount = 16 << 20

    let name: String
    let bytes: [UInt8]

    // Only errors need positions, so the lines are found on demand.
    func position(at offset: Int) -> SourcePosition {
        LineTable(bytes).position(at: offset)
    }

    func line(at offset: Int) -> Int {
        position(at: offset).line
    }

    func text(ofLine line: Int) -> String {
        let range = LineTable(bytes).range(ofLine: line)
        var content = bytes[range.lowerBound..<range.upperBound]
        while let last = content.last, last.isLineEnd { content.removeLast() }
        return String(decoding: content, as: UTF8.self)
    }
}

extension UInt8 {
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    var isWhiteSpace: Bool { isBlank || isLineEnd }
    var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

    var startsName: Bool {
        let lower = self | 0x20
        return UInt8(ascii: "a") <= lower && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_") || self >= 0x80
    }

    var continuesName: Bool { startsName || isDigit }
}
