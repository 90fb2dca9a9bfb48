import UnderstudySyntax

/// The comments around one statement of a block.
struct StatementComments {
    /// The lines above it.
    var above: [String] = []
    /// What follows on its last line.
    var behind = ""

    /// `text` with the comments, in lines that begin with `indentation` but for the first.
    func around(_ text: String, indentation: String) -> String {
        let last = behind.isEmpty ? text : text.isEmpty ? behind : text + "  " + behind
        return (above + (last.isEmpty ? [] : [last])).joined(separator: "\n" + indentation)
    }
}

extension SourceText {
    /// The comments in `range`, each line by itself.
    func comments(in range: ByteRange) -> [String] {
        let tokens = tokenRanges(in: range)
        return zip(tokens, tokens.dropFirst()).flatMap { first, second in
            commentLines(between: first.upperBound, and: second.lowerBound)
        }.filter { !$0.isEmpty }
    }

    /// The comments around the statements in `ranges`, within the expression at `whole` and outside of the statements.
    func comments(beside ranges: [ByteRange], in whole: ByteRange) -> [StatementComments] {
        var found = ranges.map { _ in StatementComments() }
        guard let first = ranges.first, let last = ranges.last else { return [] }
        let before = tokenRanges(in: ByteRange(start: whole.lowerBound, end: first.lowerBound)).last
        let after = tokenRanges(in: ByteRange(start: last.upperBound, end: whole.upperBound)).first
        let starts = [before?.upperBound ?? first.lowerBound] + ranges.map(\.upperBound)
        let ends = ranges.map(\.lowerBound) + [after?.lowerBound ?? last.upperBound]
        for (number, (start, end)) in zip(starts, ends).enumerated() {
            let lines = commentLines(between: start, and: end)
            // What is on the line of a statement belongs to that one.
            if number > 0 { found[number - 1].behind = lines.first ?? "" }
            let rest = (number > 0 ? Array(lines.dropFirst()) : lines).filter { !$0.isEmpty }
            if number < found.count {
                found[number].above = rest
            } else if !rest.isEmpty {
                let mark = found[number - 1].behind
                found[number - 1].behind = ([mark] + rest).filter { !$0.isEmpty }.joined(separator: " ")
            }
        }
        return found
    }

    /// The lines between two tokens without white space and semicolons; the first is that of the first token.
    private func commentLines(between start: Int, and end: Int) -> [String] {
        guard start < end else { return [] }
        return text(in: ByteRange(start: start, end: end)).split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                let text = line.drop { $0.isWhitespace || $0 == ";" }
                return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
            }
    }

    /// The properties whose setter some statement of a framework speaks of: `verify(view).title.set(any())`.
    var countedSetters: Set<String> {
        let tokens = tokenTexts(in: range)
        var names: Set<String> = []
        for position in tokens.indices.dropFirst(2) where tokens[position] == "set" {
            let mark = tokens[position - 1]
            if mark == "." || mark == "(" { names.insert(tokens[position - 2]) }
        }
        return names
    }
}
