import UnderstudySyntax

extension TextMerge {
    /// A range of one text.
    typealias Part = InSource<ByteRange>
}

extension InSource<ByteRange> {
    /// The lines, those after the first without the indentation of the first.
    var lines: [String] {
        let indent = FileLayout(source).indentation(at: piece.lowerBound).count
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            let blanks = index == 0 ? 0 : min(indent, line.prefix { $0 == " " }.count)
            return String(line.dropFirst(blanks))
        }
    }

    /// The tokens.
    var words: [String] { source.tokenTexts(in: piece) }

    /// Whether the same tokens and comments stand in both.
    func isSame(as other: Self) -> Bool { source.hasSameTokens(in: piece, as: other.source, other.piece) }

    /// Whether this is all of `fresh`, with comments of its owner's at most.
    func holds(_ fresh: Self) -> Bool { !fresh.source.hasComment(in: fresh.piece) && words == fresh.words }
}
