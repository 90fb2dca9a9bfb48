import UnderstudySemantics
import UnderstudySyntax

/// Writes emitted lines in the manner of a file: its indentation, its line ends.
struct SourceIndentation {
    let source: SourceText
    let layout: FileLayout
    /// One step in.
    let unit: String
    let newline: String
    /// What stands in front of the declaration that the braces belong to.
    let outer: String
    /// What stands in front of what the braces hold.
    var inner: String { outer + unit }

    /// That of what stands in the braces `container` of `body`.
    init(of body: DoubleBody, _ container: Int) {
        source = body.containers[container].source
        layout = FileLayout(source)
        newline = layout.newline
        let (layout, outer) = (layout, layout.indentation(at: body.containers[container].start))
        self.outer = outer
        let entries = body.entries.lazy.filter { $0.container == container }
        let inner = entries.map { layout.indentation(at: $0.syntax.range.lowerBound) }
            .first { $0.count > outer.count && $0.hasPrefix(outer) }
        unit =
            inner.map { String($0.dropFirst(outer.count)) } ?? source.indentationStep ?? body.neighbour?.indentationStep
            ?? "    "
    }

    /// `lines`, each `base` further in, joined; the first without it.
    func text(_ lines: [String], base: String) -> String {
        var result = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { result += newline }
            let blanks = line.prefix { $0 == " " }.count
            if blanks == line.count { continue }
            if index > 0 { result += base }
            result += String(repeating: unit, count: blanks / 4) + line.dropFirst(blanks / 4 * 4)
        }
        return result
    }

    /// Text of a rendering in which the declaration is indented by `indentation`, laid out as the file is.
    func text(of text: String, indentedBy indentation: Int, base: String) -> String {
        if text.isEmpty { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            index == 0 ? String(line) : String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
        }
        // What follows a line break goes on where the file's own line starts.
        return self.text(lines, base: base) + (lines.last == "" ? base : "")
    }
}
