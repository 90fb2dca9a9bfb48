/// A comment in one line, or the line of a comment that has several.
public struct CommentLine: Hashable, Sendable {
    /// What is in the line besides the comment.
    public enum Form: Sendable {
        /// Nothing in front of it.
        case whole
        /// Code in front of it.
        case trailing
        /// Nothing that begins a comment: the line belongs to one that began above it, or is none at all.
        case inner
    }

    /// Its bytes, marks included.
    public let range: ByteRange
    /// What it says, without marks and spaces around it.
    public let text: ByteRange
    /// What is in the line besides it.
    public let form: Form
}

extension SourceText {
    /// The comment around `offset`, as far as the line of `offset` tells.
    public func commentLine(around offset: Int) -> CommentLine {
        let line = lineRange(around: offset)
        var start = line.lowerBound
        var isInString = false
        while start < offset {
            let byte = base[start]
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if isInString, byte == UInt8(ascii: "\\") { start += 1 }
            if !isInString, byte == UInt8(ascii: "/"), start + 1 < line.upperBound {
                if base[start + 1] == UInt8(ascii: "/") {
                    return comment(ByteRange(start: start, end: line.upperBound), in: line)
                }
                if base[start + 1] == UInt8(ascii: "*") {
                    let end = endOfBlock(from: start + 2, in: line)
                    if end > offset { return comment(ByteRange(start: start, end: end), in: line) }
                    start = end - 1
                }
            }
            start += 1
        }
        let inner = ByteRange(start: line.lowerBound, end: endOfBlock(from: offset, in: line))
        return CommentLine(range: inner, text: textOfComment(inner), form: .inner)
    }

    /// The start of the comments right above the line that begins at `lineStart`; `lineStart` where there are none.
    ///
    /// - Parameter limit: Where the search may end.
    public func startOfComments(above lineStart: Int, notBelow limit: Int) -> Int {
        var top = lineStart
        var isInBlock = false
        while top > limit, top > 0 {
            let line = lineRange(around: top - 1)
            let text = trimmed(line)
            if !isInBlock, begins(text, with: "//") {
                top = line.lowerBound
                continue
            }
            if !isInBlock, !ends(text, with: "*/") { return top }
            let opening = startOfBlock(in: text)
            if opening == nil { isInBlock = true }
            if let opening {
                if opening > text.lowerBound { return top }
                isInBlock = false
            }
            top = line.lowerBound
        }
        return top
    }

    /// The bytes of the line around `offset`, without what ends it.
    public func lineRange(around offset: Int) -> ByteRange {
        func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        var end = offset
        // The two bytes that end a line on Windows are one.
        if end > 0, end < count, base[end] == UInt8(ascii: "\n"), base[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        var start = end
        while end < count, !endsLine(base[end]) { end += 1 }
        while start > 0, !endsLine(base[start - 1]) { start -= 1 }
        return ByteRange(start: start, end: end)
    }

    private func comment(_ range: ByteRange, in line: ByteRange) -> CommentLine {
        let isWhole = trimmed(line).lowerBound == range.lowerBound
        return CommentLine(range: range, text: textOfComment(range), form: isWhole ? .whole : .trailing)
    }

    /// What the comment in `range` says.
    private func textOfComment(_ range: ByteRange) -> ByteRange {
        var range = range
        if ends(range, with: "*/") { range = ByteRange(start: range.lowerBound, end: range.upperBound - 2) }
        return trimmed(range) { byte in
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "!"): true
            default: Self.isSpace(byte)
            }
        }
    }

    /// The bytes of `range` without white space at its end, and at its start without what `isMark` says.
    private func trimmed(_ range: ByteRange, by isMark: (UInt8) -> Bool = SourceText.isSpace) -> ByteRange {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isMark(base[start]) { start += 1 }
        while end > start, Self.isSpace(base[end - 1]) { end -= 1 }
        return ByteRange(start: start, end: end)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private func begins(_ range: ByteRange, with mark: StaticString) -> Bool {
        range.count >= 2 && base[range.lowerBound] == mark.utf8Start[0]
            && base[range.lowerBound + 1] == mark.utf8Start[1]
    }

    private func ends(_ range: ByteRange, with mark: StaticString) -> Bool {
        range.count >= 2 && base[range.upperBound - 2] == mark.utf8Start[0]
            && base[range.upperBound - 1] == mark.utf8Start[1]
    }

    /// The offset past the next `*/` from `start` on, or the end of `line`.
    private func endOfBlock(from start: Int, in line: ByteRange) -> Int {
        var offset = start
        while offset + 1 < line.upperBound {
            if base[offset] == UInt8(ascii: "*"), base[offset + 1] == UInt8(ascii: "/") { return offset + 2 }
            offset += 1
        }
        return line.upperBound
    }

    private func startOfBlock(in line: ByteRange) -> Int? {
        var offset = line.lowerBound
        while offset + 1 < line.upperBound {
            if base[offset] == UInt8(ascii: "/"), base[offset + 1] == UInt8(ascii: "*") { return offset }
            offset += 1
        }
        return nil
    }
}
