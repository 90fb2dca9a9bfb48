import UnderstudySyntax

/// How the lines of a file are laid out: their ends, their indentation, their neighbours.
struct FileLayout {
    let source: SourceText

    init(_ source: SourceText) { self.source = source }

    /// The line end of the file: that of its first line.
    var newline: String {
        let line = source.lines.range(ofLine: 1)
        let text = source.bytes(in: line)
        if text.suffix(2) == [0x0D, 0x0A] { return "\r\n" }
        return text.last == 0x0D ? "\r" : "\n"
    }

    /// Where the line starts that holds `offset`.
    func lineStart(_ offset: Int) -> Int {
        source.lines.range(ofLine: source.lines.line(at: offset)).lowerBound
    }

    /// Where the line that holds `offset` ends, before its line end.
    func lineEnd(_ offset: Int) -> Int {
        let range = source.lines.range(ofLine: source.lines.line(at: offset))
        var end = range.upperBound
        while end > range.lowerBound, source.byte(at: end - 1) == 0x0A || source.byte(at: end - 1) == 0x0D { end -= 1 }
        return end
    }

    /// Where the line after the one that holds `offset` starts.
    func nextLine(_ offset: Int) -> Int { source.lines.range(ofLine: source.lines.line(at: offset)).upperBound }

    /// The white space that the line that holds `offset` starts with.
    func indentation(at offset: Int) -> String {
        let start = lineStart(offset)
        var end = start
        while source.byte(at: end) == 0x20 || source.byte(at: end) == 0x09 { end += 1 }
        return source.text(in: ByteRange(start: start, end: min(end, max(start, offset))))
    }

    /// Whether the lines of `range` hold nothing else.
    func isAlone(_ range: ByteRange) -> Bool {
        source.isBlank(in: ByteRange(start: lineStart(range.lowerBound), end: range.lowerBound))
            && source.isBlank(in: ByteRange(start: range.upperBound, end: lineEnd(range.upperBound)))
    }

    /// The lines of comments right above the line of `offset`, lowest first, without their indentation.
    func commentLines(above offset: Int) -> [ByteRange] {
        var lines: [ByteRange] = []
        var number = source.lines.line(at: offset) - 1
        while number >= 1 {
            let whole = source.lines.range(ofLine: number)
            var start = whole.lowerBound
            let end = lineEnd(whole.lowerBound)
            while start < end, source.byte(at: start) == 0x20 || source.byte(at: start) == 0x09 { start += 1 }
            let isLine = source.byte(at: start) == UInt8(ascii: "/") && source.byte(at: start + 1) == UInt8(ascii: "/")
            let closes =
                end - start >= 2 && source.byte(at: end - 1) == UInt8(ascii: "/")
                && source.byte(at: end - 2) == UInt8(ascii: "*")
            guard isLine || closes else { break }
            var last = end
            while last > start, source.byte(at: last - 1) <= 0x20 { last -= 1 }
            lines.append(ByteRange(start: start, end: last))
            if closes, !isLine { break }
            number -= 1
        }
        return lines
    }

    /// Where what stands at `offset` begins with the comments that explain it; the line that names a member stands above.
    func explainedStart(of offset: Int) -> Int {
        let comments = commentLines(above: offset).prefix { line in
            let text = source.text(in: line)
            return text.hasPrefix("/*") || text.hasPrefix("//") && !text.hasPrefix("// MARK:")
        }
        return comments.last?.lowerBound ?? offset
    }

    /// Whether the line of `offset` holds nothing but white space.
    func isBlankLine(_ offset: Int) -> Bool {
        source.isBlank(in: ByteRange(start: lineStart(offset), end: lineEnd(offset)))
    }
}
