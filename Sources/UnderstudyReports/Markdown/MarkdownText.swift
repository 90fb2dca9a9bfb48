/// Writes pieces of Markdown whose texts come from sources.
package enum MarkdownText {
    /// `text` as code, in as many backticks as needed.
    static func code(_ text: String) -> String {
        var longest = 0
        var run = 0
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
    }

    /// `text` in a cell of a table, where a bar would end the cell.
    static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            .split(separator: "\n").joined(separator: " ")
    }

    /// `text` as words, with escapes for what Markdown or HTML would interpret.
    package static func words(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            case "\\", "`", "*", "_", "[", "]", "|": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }

    /// A block of Swift source.
    static func swift(_ text: String) -> String {
        let fence = text.contains("```") ? "````" : "```"
        return "\(fence)swift\n\(text)\n\(fence)\n"
    }

    /// A line of a table.
    static func row(_ cells: [String]) -> String {
        "| " + cells.map(cell).joined(separator: " | ") + " |\n"
    }

    /// The first two lines of a table.
    static func head(_ titles: [String]) -> String {
        row(titles) + row(titles.map { _ in "---" })
    }
}
