extension SourceText {
    /// The white space of one step in, as the first indented line of code has it; `nil` where none of the first 400 lines is
    /// code that is indented.
    ///
    /// Comments don't count: the text of a licence is often indented by a blank.
    package var indentationStep: String? {
        let end = lines.range(ofLine: min(lines.count, 400)).upperBound
        for token in tokenRanges(in: ByteRange(start: 0, end: end)) {
            let line = lineRange(around: token.lowerBound)
            let before = ByteRange(start: line.lowerBound, end: token.lowerBound)
            guard !before.isEmpty, isBlank(in: before) else { continue }
            if byte(at: line.lowerBound) == 0x09 { return "\t" }
            return String(repeating: " ", count: min(before.count, 4))
        }
        return nil
    }

    /// The same; four blanks where nothing tells.
    package var indentationOfOneLevel: String { indentationStep ?? "    " }
}
