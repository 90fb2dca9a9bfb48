#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Lexer {
    /// Skips white space and comments, and tells whether a line ended in them.
    mutating func skipTrivia() -> Bool {
        var startsLine = false
        while skipSpace(noticingLines: &startsLine) {
            let byte = base[position]
            if byte == UInt8(ascii: "/"), skipComment(noticingLines: &startsLine) { continue }
            guard byte == 0xC2, self.byte(position + 1) == 0xA0 else { break }
            position += 2
        }
        return startsLine
    }

    /// Skips white space, and returns whether something follows it.
    private mutating func skipSpace(noticingLines startsLine: inout Bool) -> Bool {
        // With few constants, and none inside the loop: a build without optimisation clears each of them first.
        let blank = ByteClass.space | ByteClass.newline
        var offset = position
        while offset < end, classes[Int(base[offset])] & blank != 0 {
            offset += 1
            guard base[offset - 1] == 0x0A || base[offset - 1] == 0x0D else { continue }
            startsLine = true
            // Most lines are indented: by eight blanks in one step.
            while offset + 8 <= end,
                UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
            {
                offset += 8
            }
        }
        position = offset
        return offset < end
    }

    /// Skips the comment that starts here, if one does.
    mutating func skipComment(noticingLines startsLine: inout Bool) -> Bool {
        switch position + 1 < end ? base[position + 1] : 0 {
        case UInt8(ascii: "/"):
            skipLine()
            return true
        case UInt8(ascii: "*"):
            let start = position
            skipBlockComment()
            if !startsLine { startsLine = holdsNewline(from: start, to: position) }
            return true
        default:
            return false
        }
    }

    /// Goes to the end of the line, before its line feed or carriage return.
    mutating func skipLine() {
        if position >= end { return }
        // Two searches by the C library beat a byte loop, above all in a build without optimisation.
        var limit = end
        if let feed = memchr(base + position, 0x0A, end - position) {
            limit = UnsafeRawPointer(feed) - UnsafeRawPointer(base)
        }
        if let carriage = memchr(base + position, 0x0D, limit - position) {
            limit = UnsafeRawPointer(carriage) - UnsafeRawPointer(base)
        }
        position = limit
    }

    /// Skips a block comment; comments nest.
    mutating func skipBlockComment() {
        let start = position
        var depth = 0
        while position < end {
            position += strcspn(at: position, .blockComment)
            let byte = self.byte(position)
            let following = self.byte(position + 1)
            if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
        position = end
        note(.unterminatedComment, at: start)
    }

    private mutating func holdsNewline(from start: Int, to end: Int) -> Bool {
        memchr(base + start, 0x0A, end - start) != nil || memchr(base + start, 0x0D, end - start) != nil
    }

    /// The number of bytes from `offset` on that are not in `set`; stops at the end.
    ///
    /// The C library's search is vectorised, also in a build without optimisation. It stops at a zero byte, which is
    /// one past the text or, rarely, inside it: the caller goes on from there.
    @inline(__always)
    mutating func strcspn(at offset: Int, _ set: ByteSet) -> Int {
        let count = system_strcspn(UnsafeRawPointer(base + offset).assumingMemoryBound(to: CChar.self), set.bytes)
        return count < end - offset ? count : end - offset
    }
}

@inline(__always)
private func system_strcspn(_ text: UnsafePointer<CChar>, _ set: UnsafePointer<CChar>) -> Int {
    #if canImport(Darwin)
    return Int(Darwin.strcspn(text, set))
    #elseif canImport(Glibc)
    return Int(Glibc.strcspn(text, set))
    #elseif canImport(Musl)
    return Int(Musl.strcspn(text, set))
    #endif
}

/// A set of bytes to search for, as the C library wants it.
struct ByteSet: @unchecked Sendable {
    let bytes: UnsafePointer<CChar>

    private init(_ bytes: StaticString) {
        self.bytes = UnsafeRawPointer(bytes.utf8Start).assumingMemoryBound(to: CChar.self)
    }

    static let blockComment = ByteSet("/*")
    static let inBraces = ByteSet("{}\"/#`")
    static let inParens = ByteSet("()\"/#`")
    static let inBrackets = ByteSet("()[]{}\"/#`")
    static let inString = ByteSet("\"\\\n\r")
    static let inMultilineString = ByteSet("\"\\")
}
