import UnderstudySyntax

/// The comments around one statement of a block.
struct StatementComments {
    /// The lines above it.
    private var above: [String] = []
    /// What follows on its last line.
    private var behind: [String] = []

    /// Those around the statements in `ranges`, within the expression at `whole` and outside of the statements.
    static func all(beside ranges: [ByteRange], in whole: ByteRange, of source: SourceText) -> [StatementComments] {
        var found = ranges.map { _ in StatementComments() }
        let starts = [whole.lowerBound] + ranges.map(\.upperBound)
        let ends = ranges.map(\.lowerBound) + [whole.upperBound]
        for (number, (start, end)) in zip(starts, ends).enumerated() {
            for comment in source.comments(in: ByteRange(start: start, end: end)) {
                let text = source.text(in: comment)
                // What is on the line of a statement belongs to that one, and so does what follows the last.
                let isBehind =
                    number > 0
                    && (number == ranges.count
                        || source.lines.line(at: comment.lowerBound) == source.lines.line(at: start))
                if isBehind { found[number - 1].behind.append(text) } else { found[number].above.append(text) }
            }
        }
        return found
    }

    /// `text` with the comments, in lines that begin with `indentation` but for the first.
    func around(_ text: String, indentation: String) -> String {
        let mark = behind.joined(separator: " ")
        let last = mark.isEmpty ? text : text.isEmpty ? mark : text + "  " + mark
        return (above + (last.isEmpty ? [] : [last])).joined(separator: "\n" + indentation)
    }
}
