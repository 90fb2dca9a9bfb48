extension TemplateFilters {
    static let textFilters = [
        TemplateFilter("append", arguments: 1...1, append),
        TemplateFilter("default", arguments: 1...1, defaultValue),
        TemplateFilter("indent", arguments: 1...1, indent),
        TemplateFilter("prefix", arguments: 1...1, prefix),
        TemplateFilter("replace", arguments: 2...2, replace),
        TemplateFilter("split", arguments: 0...1, split),
        TemplateFilter("trim") { text in trim(text) },
    ]

    @Sendable
    private static func append(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        .string(try joined(input.text(), input.text(at: 0), for: input))
    }

    @Sendable
    private static func prefix(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        .string(try joined(input.text(at: 0), input.text(), for: input))
    }

    private static func joined(
        _ first: String, _ second: String, for input: TemplateFilterInput
    ) throws(TemplateFilterError) -> String {
        try input.requireRoom(forBytes: first.utf8.count.addingReportingOverflow(second.utf8.count))
        return first + second
    }

    @Sendable
    private static func defaultValue(_ input: TemplateFilterInput) -> TemplateValue {
        switch input.value {
        case .none: input.arguments[0]
        case .string(let text) where text.isEmpty: input.arguments[0]
        case .bytes(let text) where text.isEmpty: input.arguments[0]
        default: input.value
        }
    }

    /// Indents every line but the first, and no blank one.
    @Sendable
    private static func indent(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        let text = Array(try input.text().utf8)
        let width = try input.count(at: 0)
        let lineEnds = text.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        let (added, overflows) = lineEnds.multipliedReportingOverflow(by: width)
        try input.requireRoom(forBytes: (added, overflows))
        let (total, totalOverflows) = added.addingReportingOverflow(text.count)
        try input.requireRoom(forBytes: (total, totalOverflows))
        guard lineEnds > 0 else { return input.value }
        let spaces = [UInt8](repeating: UInt8(ascii: " "), count: width)
        var result: [UInt8] = []
        result.reserveCapacity(total)
        var follows = false
        for byte in text {
            if follows, !byte.isLineEnd { result += spaces }
            result.append(byte)
            follows = byte == UInt8(ascii: "\n")
        }
        return .string(String(decoding: result, as: UTF8.self))
    }

    @Sendable
    private static func replace(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        let text = Array(try input.text().utf8)
        let old = Array(try input.text(at: 0).utf8)
        let new = Array(try input.text(at: 1).utf8)
        guard !old.isEmpty else { throw TemplateFilterError("the string to replace is empty") }
        var result: [UInt8] = []
        var done = 0
        for match in text.matches(of: old) {
            result += text[done..<match]
            result += new
            done = match + old.count
            try input.requireRoom(forBytes: (result.count, false))
        }
        result += text[done...]
        return .string(String(decoding: result, as: UTF8.self))
    }

    @Sendable
    private static func split(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        let text = Array(try input.text().utf8)
        let separator = Array(try input.text(at: 0, default: " ").utf8)
        guard !separator.isEmpty else { throw TemplateFilterError("the separator is empty") }
        var parts: [TemplateValue] = []
        var done = 0
        for match in text.matches(of: separator) {
            parts.append(.string(String(decoding: text[done..<match], as: UTF8.self)))
            done = match + separator.count
        }
        parts.append(.string(String(decoding: text[done...], as: UTF8.self)))
        return .list(parts)
    }

    private static func trim(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard let first = bytes.firstIndex(where: { !$0.isWhiteSpace }),
            let last = bytes.lastIndex(where: { !$0.isWhiteSpace })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
