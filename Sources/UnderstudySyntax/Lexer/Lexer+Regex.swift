extension Lexer {
    /// Skips the extended regular expression whose slash is at `slash` after `pounds` pounds, if there is one.
    mutating func skipRegex(at slash: Int, pounds: Int) -> Bool {
        let isMultiline = startsWithEmptyLine(at: slash + 1)
        let isHopeless = hopeless.regexes.covers(slash, pounds) && (!isMultiline || hopeless.regexes.end == end)
        guard !isHopeless else { return false }
        guard let past = scanRegex(from: slash, pounds: pounds, isCertain: true) else {
            hopeless.regexes = HopelessSearches.Span(
                start: slash, end: isMultiline ? end : endOfLine(from: slash), pounds: pounds)
            return false
        }
        position = past
        return true
    }

    /// The offset past the regular expression whose first slash is at `slash`; `nil` if it is not one.
    ///
    /// With pounds it may have several lines, if the first one is empty; without, it ends with its line (SE-0354).
    /// `isCertain` says that an operator can't be here, so that the heuristics don't apply.
    mutating func scanRegex(from slash: Int, pounds: Int, isCertain: Bool) -> Int? {
        var offset = slash + 1
        if pounds == 0 {
            let first = byte(offset)
            if first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return nil }
            if !isCertain, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { return nil }
            if slash > 0, base[slash - 1] == UInt8(ascii: "*") { return nil }
        }
        let isMultiline = pounds > 0 && startsWithEmptyLine(at: offset)
        var groups = 0
        var classDepth = 0
        while offset < end {
            let byte = base[offset]
            switch byte {
            case UInt8(ascii: "\\"):
                offset += 1
                if offset < end, classes[Int(base[offset])] & ByteClass.newline != 0, !isMultiline { return nil }
            case UInt8(ascii: "/"):
                if let past = regexEnd(closing: offset, pounds: pounds) {
                    let isSpaced = base[offset - 1] == UInt8(ascii: " ") || base[offset - 1] == UInt8(ascii: "\t")
                    let isEscaped = base[offset - 2] == UInt8(ascii: "\\")
                    return pounds == 0 && !isCertain && isSpaced && !isEscaped ? nil : past
                }
                if pounds == 0 { return nil }
            case UInt8(ascii: "("):
                if classDepth == 0 { groups += 1 }
            case UInt8(ascii: ")"):
                if classDepth == 0 {
                    if groups == 0, !isCertain { return nil }
                    groups -= 1
                }
            case UInt8(ascii: "["):
                classDepth += 1
            case UInt8(ascii: "]"):
                classDepth = max(0, classDepth - 1)
            case 0x0A, 0x0D:
                if !isMultiline { return nil }
            default:
                break
            }
            offset += 1
        }
        return nil
    }

    /// The offset past the closing slash at `offset` and its pounds; `nil` when it does not close.
    private mutating func regexEnd(closing offset: Int, pounds: Int) -> Int? {
        var past = offset + 1
        if pounds == 0 {
            let following = byte(past)
            return following == UInt8(ascii: "*") || following == UInt8(ascii: "/") ? nil : past
        }
        var found = 0
        while found < pounds, byte(past) == UInt8(ascii: "#") {
            past += 1
            found += 1
        }
        return found == pounds ? past : nil
    }

    private mutating func endOfLine(from start: Int) -> Int {
        var offset = start
        while offset < end, classes[Int(base[offset])] & ByteClass.newline == 0 { offset += 1 }
        return offset
    }

    private mutating func startsWithEmptyLine(at offset: Int) -> Bool {
        var offset = offset
        while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") { offset += 1 }
        return offset < end && classes[Int(base[offset])] & ByteClass.newline != 0
    }
}
