/// Matches one name against a pattern with `*`, `?`, `[…]` and backslashes.
enum Glob {
    /// Whether `byte` means something other than itself in a pattern.
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
        default: false
        }
    }

    /// Whether all of `name` matches; takes time proportional to the product of the lengths at worst.
    static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
        var position = 0
        var index = name.startIndex
        var retry: (position: Int, index: Int)?
        while index < name.endIndex {
            if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
                position += 1
                retry = (position, index)
            } else if let next = step(pattern, at: position, name[index]) {
                position = next
                index += 1
            } else if let last = retry {
                // Only the last star needs to match one more byte: whatever an earlier star could match, it can too.
                position = last.position
                index = last.index + 1
                retry = (position, index)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// The position after the part of the pattern at `position` that `byte` matches; `nil` if it doesn't match.
    private static func step(_ pattern: [UInt8], at position: Int, _ byte: UInt8) -> Int? {
        guard position < pattern.count else { return nil }
        switch pattern[position] {
        case UInt8(ascii: "?"):
            return position + 1
        case UInt8(ascii: "["):
            guard let (contains, end) = set(pattern, at: position, byte) else { return nil }
            return contains ? end : nil
        case UInt8(ascii: "\\") where position + 1 < pattern.count:
            return pattern[position + 1] == byte ? position + 2 : nil
        default:
            return pattern[position] == byte ? position + 1 : nil
        }
    }

    /// Whether the set that starts at `position` contains `byte`, and where it ends; `nil` if it is never closed.
    private static func set(_ pattern: [UInt8], at position: Int, _ byte: UInt8) -> (contains: Bool, end: Int)? {
        var next = position + 1
        let isNegated =
            next < pattern.count && (pattern[next] == UInt8(ascii: "!") || pattern[next] == UInt8(ascii: "^"))
        if isNegated { next += 1 }
        let first = next
        var contains = false
        while next < pattern.count {
            if pattern[next] == UInt8(ascii: "]"), next > first { return (contains != isNegated, next + 1) }
            if let (isMember, end) = namedClass(pattern, at: next, byte) {
                contains = contains || isMember
                next = end
                continue
            }
            if pattern[next] == UInt8(ascii: "\\"), next + 1 < pattern.count { next += 1 }
            let low = pattern[next]
            var high = low
            if next + 2 < pattern.count, pattern[next + 1] == UInt8(ascii: "-"), pattern[next + 2] != UInt8(ascii: "]")
            {
                next += pattern[next + 2] == UInt8(ascii: "\\") && next + 3 < pattern.count ? 3 : 2
                high = pattern[next]
            }
            contains = contains || (low <= byte && byte <= high)
            next += 1
        }
        return nil
    }

    /// Whether the class at `position`, such as `[:digit:]`, contains `byte`, and where it ends; `nil` if there is
    /// none.
    private static func namedClass(_ pattern: [UInt8], at position: Int, _ byte: UInt8) -> (isMember: Bool, end: Int)? {
        guard pattern[position...].starts(with: "[:".utf8),
            let colon = pattern[(position + 2)...].firstIndex(of: UInt8(ascii: ":")),
            colon + 1 < pattern.count, pattern[colon + 1] == UInt8(ascii: "]")
        else { return nil }
        let isDigit = (0x30...0x39).contains(byte)
        let isUpper = (0x41...0x5A).contains(byte)
        let isLower = (0x61...0x7A).contains(byte)
        let isMember =
            switch String(decoding: pattern[(position + 2)..<colon], as: UTF8.self) {
            case "alnum": isDigit || isUpper || isLower
            case "alpha": isUpper || isLower
            case "blank": byte == 0x20 || byte == 0x09
            case "digit": isDigit
            case "lower": isLower
            case "punct": (0x21...0x7E).contains(byte) && !isDigit && !isUpper && !isLower
            case "space": byte == 0x20 || (0x09...0x0D).contains(byte)
            case "upper": isUpper
            case "xdigit": isDigit || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
            default: false
            }
        return (isMember, colon + 2)
    }
}
