import UnderstudySyntax

/// A range of one text.
typealias TextPart = InSource<ByteRange>

/// A replacement in the file: lines to be laid out as the file is.
struct Replacement {
    let range: ByteRange
    /// The text, with the white space of the rendering.
    let text: String
    /// How far in the declaration stands in the rendering.
    var indentation = 4
}

extension TextPart {
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

extension SourceText {
    /// Whether anything but tokens and white space stands in `range`.
    func hasComment(in range: ByteRange) -> Bool {
        var end = range.lowerBound
        for token in tokenRanges(in: range) + [ByteRange(at: range.upperBound)] {
            if end < token.lowerBound, !isBlank(in: ByteRange(start: end, end: token.lowerBound)) { return true }
            end = token.upperBound
        }
        return false
    }
}
