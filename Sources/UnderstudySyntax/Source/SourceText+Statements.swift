extension SourceText {
    /// The statements in the braces `body`, as far as each begins on a line of its own.
    package func statementRanges(in body: ByteRange) -> [ByteRange] {
        var ranges: [ByteRange] = []
        var depth = 0
        var line = -1
        for token in tokenRanges(in: body) {
            let word = text(in: token)
            if ["}", ")", "]"].contains(word) { depth -= 1 }
            let own = lines.line(at: token.lowerBound)
            if depth == 1, own != line, !["}", "else", "."].contains(word) {
                ranges.append(token)
            } else if depth >= 1, let last = ranges.popLast() {
                ranges.append(last.union(token))
            }
            if ["{", "(", "["].contains(word) { depth += 1 }
            line = own
        }
        return ranges
    }
}
