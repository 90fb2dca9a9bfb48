import UnderstudySyntax

extension TextMerge {
    /// A range of one text.
    struct Part {
        let source: SourceText
        let range: ByteRange

        init(_ source: SourceText, _ range: ByteRange) {
            self.source = source
            self.range = range
        }

        /// The lines, those after the first without the indentation of the first.
        var lines: [String] {
            let indent = FileLayout(source).indentation(at: range.lowerBound).count
            let lines = source.text(in: range).split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().map { index, line in
                let blanks = index == 0 ? 0 : min(indent, line.prefix { $0 == " " }.count)
                return String(line.dropFirst(blanks))
            }
        }

        /// Whether the same tokens and comments stand in both.
        func isSame(as other: Part) -> Bool {
            source.hasSameTokens(in: range, as: other.source, other.range)
        }

        /// Whether this is all of `fresh`, with comments of its owner's at most.
        func holds(_ fresh: Part) -> Bool {
            !fresh.source.hasComment(in: fresh.range)
                && source.tokenTexts(in: range) == fresh.source.tokenTexts(in: fresh.range)
        }
    }
}
