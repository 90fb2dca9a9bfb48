/// Lays out help texts.
enum TextColumns {
    /// The width of help texts.
    static let width = 100

    /// The lines of `text`, each at most `width` characters, broken at spaces; empty lines separate paragraphs.
    static func wrap(_ text: String, width: Int = width, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, indent + line.count + 1 + word.count > width {
                    lines.append(margin + line)
                    line = ""
                }
                line += line.isEmpty ? String(word) : " " + word
            }
            lines.append(line.isEmpty ? "" : margin + line)
        }
        return lines
    }

    /// The lines of a table of two columns, the second one aligned and wrapped.
    ///
    /// - Parameter column: Where the second column begins; `nil` for right after the first one.
    static func table(_ rows: [(left: String, right: String)], indent: Int = 2, column: Int? = nil) -> [String] {
        let column = column ?? min(32, indent + (rows.map(\.left.count).max() ?? 0) + 2)
        return rows.flatMap { row -> [String] in
            var lines = wrap(row.right, indent: column)
            let head = String(repeating: " ", count: indent) + row.left
            if head.count + 2 > column { return [head] + lines }
            lines[0] = head + lines[0].dropFirst(head.count)
            return lines
        }
    }
}
