import UnderstudySemantics
import UnderstudySyntax

/// The sentence above the type about the requirements that are left to their default implementations.
extension SyncPlanner {
    /// Brings the sentence along where something else changes as well; what its owner says in other words stays.
    mutating func planHeader() {
        let source = double.type.source
        let layout = FileLayout(source)
        let above = layout.commentLines(above: double.type.syntax.range.lowerBound)
        let ranges = Array(above.reversed())
        let lines = ranges.map { source.text(in: $0) }
        guard !edits.isEmpty, let own = Self.sentence(in: lines) else { return }
        let newLines = new.type.lines
        let wanted = Self.sentence(in: newLines).map { Array(newLines[$0]) } ?? []
        if lines[own].joined(separator: " ") == wanted.joined(separator: " ") { return }
        let last = ranges[own.upperBound - 1]
        if wanted.isEmpty {
            // The line above sets the sentence apart.
            let hasGap = own.lowerBound > 0 && lines[own.lowerBound - 1] == "///"
            let first = ranges[hasGap ? own.lowerBound - 1 : own.lowerBound]
            edits.delete(
                ByteRange(start: layout.lineStart(first.lowerBound), end: layout.nextLine(last.lowerBound)), in: source)
        } else {
            let base = layout.indentation(at: last.lowerBound)
            edits.replace(
                ranges[own.lowerBound].union(last), with: wanted.joined(separator: layout.newline + base), in: source)
        }
    }

    /// Where the templates' sentence stands in the lines of a comment.
    private static func sentence(in lines: [String]) -> Range<Int>? {
        let ends = [" keeps its default implementation.", " keep their default implementations."]
        guard
            let start = lines.indices.first(where: { index in
                lines[index].hasPrefix("/// `") && (index == 0 || lines[index - 1] == "///")
            })
        else { return nil }
        var text = ""
        for index in start..<lines.count {
            guard lines[index].hasPrefix("/// ") else { return nil }
            text += " " + lines[index].dropFirst(4)
            if ends.contains(where: text.hasSuffix) { return start..<(index + 1) }
        }
        return nil
    }
}
