/// The text of optional types.
enum OptionalText {
    /// `type` as an optional: the same where it is one already, in parentheses where a question mark needs them.
    static func optional(_ type: String) -> String {
        if type.hasSuffix("?"), !needsParentheses(type) { return type }
        if type.hasSuffix("!") { return String(type.dropLast()) + "?" }
        return needsParentheses(type) ? "(" + type + ")?" : type + "?"
    }

    private static func needsParentheses(_ type: String) -> Bool {
        switch type.utf8.first {
        case UInt8(ascii: "@"): return true
        case UInt8(ascii: "a"), UInt8(ascii: "s"), UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "n"):
            if ["any ", "some ", "repeat ", "each ", "nonisolated("].contains(where: type.hasPrefix) { return true }
        default: break
        }
        var depth = 0
        var previous: UInt8 = 0
        for byte in type.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                if previous != UInt8(ascii: "-") { depth -= 1 } else if depth == 0 { return true }
            case UInt8(ascii: "&"): if depth == 0 { return true }
            default: break
            }
            previous = byte
        }
        return false
    }
}
