import UnderstudySyntax

/// What goes with statements: their lines, their semicolons.
extension SourceText {
    /// Whether nothing else is on the lines of `range`.
    func isAlone(_ range: ByteRange) -> Bool {
        let (first, last) = (lineRange(around: range.lowerBound), lineRange(around: range.upperBound))
        return isBlank(in: ByteRange(start: first.lowerBound, end: range.lowerBound))
            && isBlank(in: ByteRange(start: range.upperBound, end: last.upperBound))
    }

    /// `range`, and its lines as a whole where nothing else is on them.
    func wholeLines(_ range: ByteRange) -> ByteRange {
        guard isAlone(range) else { return range }
        return lines.range(ofLine: lines.line(at: range.lowerBound)).union(
            lines.range(ofLine: lines.line(at: range.upperBound)))
    }

    /// The statement at `range` with its lines, where those have nothing else, or with the semicolon at it; a comment behind
    /// it gets its place.
    func wholeStatement(at range: ByteRange) -> ByteRange {
        if isAlone(range) { return wholeLines(range) }
        let next = range.upperBound + blanks(from: range.upperBound)
        if next < count, byte(at: next) == UInt8(ascii: ";") {
            return ByteRange(start: range.lowerBound, end: next + 1 + blanks(from: next + 1))
        }
        let line = lineRange(around: range.lowerBound)
        let head = Array(text(in: ByteRange(start: line.lowerBound, end: range.lowerBound)).utf8)
        guard let mark = head.lastIndex(where: { $0 > 0x20 }) else {
            return isExplained(behind: range) ? ByteRange(start: range.lowerBound, end: next) : range
        }
        return head[mark] == UInt8(ascii: ";")
            ? ByteRange(start: line.lowerBound + mark, end: range.upperBound) : range
    }

    /// What goes with the statements at `ranges`: those that only semicolons keep apart go together.
    func removals(of ranges: [ByteRange]) -> [ByteRange] {
        var runs: [ByteRange] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = runs.last, isSemicolon(between: last, and: range) {
                runs[runs.count - 1] = last.union(range)
            } else {
                runs.append(range)
            }
        }
        return runs.map(wholeStatement)
    }

    /// Whether a comment is in `range`, or behind it on its line.
    func isExplained(_ range: ByteRange) -> Bool { !comments(in: range).isEmpty || isExplained(behind: range) }

    /// Whether a comment is behind `range` on its line.
    func isExplained(behind range: ByteRange) -> Bool {
        let line = ByteRange(start: range.upperBound, end: lineRange(around: range.upperBound).upperBound)
        let rest = text(in: line).drop { $0 == " " || $0 == "\t" }
        return rest.hasPrefix("//") || rest.hasPrefix("/*")
    }

    private func isSemicolon(between first: ByteRange, and next: ByteRange) -> Bool {
        guard first.upperBound < next.lowerBound else { return false }
        let gap = text(in: ByteRange(start: first.upperBound, end: next.lowerBound)).utf8
        return gap.contains(UInt8(ascii: ";")) && gap.allSatisfy { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") }
    }

    /// How many blanks stand from `offset` on.
    private func blanks(from offset: Int) -> Int {
        var end = offset
        while end < count, byte(at: end) == UInt8(ascii: " ") || byte(at: end) == UInt8(ascii: "\t") { end += 1 }
        return end - offset
    }
}
