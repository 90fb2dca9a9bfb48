extension Lexer {
    /// Lexes a run of operator characters, or a regular expression if one starts here.
    mutating func cutOperator() -> TokenKind {
        let start = position
        var offset = start
        let mayHoldPeriods = byte(start) == UInt8(ascii: ".")
        while offset < end {
            let byte = base[offset]
            if byte == UInt8(ascii: "/") {
                let following = self.byte(offset + 1)
                if offset > start, following == UInt8(ascii: "/") || following == UInt8(ascii: "*") { break }
                if let regexEnd = regexEnd(slash: offset, operatorStart: start) {
                    // An operator in front of the slash is a prefix operator of its own.
                    position = offset == start ? regexEnd : offset
                    return offset == start ? .regex : .operator
                }
                offset += 1
            } else if classes[Int(byte)] & ByteClass.operatorCharacter != 0 {
                offset += 1
            } else if byte == UInt8(ascii: "."), mayHoldPeriods {
                offset += 1
            } else if byte >= 0x80 {
                let (scalar, length) = scalar(at: offset)
                let isOperator = offset == start ? ByteClass.isOperatorHead(scalar) : ByteClass.isOperatorBody(scalar)
                guard isOperator else { break }
                offset += length
            } else {
                break
            }
        }
        position = max(offset, start + 1)
        return .operator
    }

    /// The end of the regular expression whose slash is at `slash`, or `nil` when it is an operator.
    private mutating func regexEnd(slash: Int, operatorStart: Int) -> Int? {
        guard !isLeftBound(operatorStart) else { return nil }
        let previous = PreviousToken(
            previousKind, base + previousRange.lowerBound, count: previousRange.count
        )
        return bareRegexEnd(slash: slash, previous: previous)
    }

    /// The end of the bare regular expression whose slash is at `slash`.
    ///
    /// Follows SE-0354: no white space after the first slash or before the last, and balanced parentheses, unless an
    /// operator can't be here.
    mutating func bareRegexEnd(slash: Int, previous: PreviousToken) -> Int? {
        if previous == .operatorIntroducer { return nil }
        if slash > 0, base[slash - 1] == UInt8(ascii: "*") { return nil }
        var operatorEnd = slash + 1
        while classes[Int(byte(operatorEnd))] & ByteClass.operatorCharacter != 0 { operatorEnd += 1 }
        var isCertain = false
        if !isRightBound(operatorEnd) {
            if previous == .operand { return nil }
            isCertain = previous == .expressionExpected
        }
        return scanRegex(from: slash, pounds: 0, isCertain: isCertain)
    }

    /// Whether the operator at `offset` directly follows the token before it.
    mutating func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch base[offset - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"):
            return !(offset > 1 && base[offset - 2] == UInt8(ascii: "*"))
        case 0xA0:
            return !(offset > 1 && base[offset - 2] == 0xC2)
        default:
            return true
        }
    }

    private mutating func isRightBound(_ offset: Int) -> Bool {
        switch byte(offset) {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
            UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"):
            let following = byte(offset + 1)
            return following != UInt8(ascii: "/") && following != UInt8(ascii: "*")
        case 0xC2:
            return byte(offset + 1) != 0xA0
        default:
            return true
        }
    }
}
