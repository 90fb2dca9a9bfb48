/// Lays out emitted Swift as a person would: bodies of one statement on one line where they fit, and lines that are
/// too long broken.
enum LineLayout {
    /// The longest line, as in the formatter's usual configuration for emitted code.
    static let width = 120

    /// Lays out the lines of one member that will be indented by `indentation`.
    ///
    /// - Parameter keepsBody: Whether the member's own braces stay on lines of their own.
    static func layOut(_ lines: [String], indentation: Int, keepsBody: Bool) -> [String] {
        var result: [String] = []
        let collapsed = collapse(lines, width: width - indentation, keepsBody: keepsBody)
        for index in 0..<collapsed.count {
            let line = collapsed[index]
            if mayBreak(line, indentation) {
                result += broken(line, indentation: indentation)
            } else {
                result.append(line)
            }
        }
        return result
    }

    /// The line as several where it is too long, as the formatter would break it; comments of the code and directives stay whole.
    static func broken(_ line: String, indentation: Int) -> [String] {
        guard mayBreak(line, indentation) else { return [line] }
        let indent = indentWidth(of: line)
        let text = content(of: line)
        switch LineForm(text) {
        case .documentation(let said):
            let blanks = String(repeating: " ", count: indent)
            return DocComment.lines(String(said), indentation: indentation + indent).map { blanks + $0 }
        case .comment, .directive: return [line]
        case .code: break
        }
        guard let words = LineWords(text) else { return [line] }
        var marks = LineMarks(words.words)
        marks.markLine()
        return LinePrinter.write(marks, width: width - indentation, base: indent)
    }

    /// Whether `line` might not stay as it is.
    private static func mayBreak(_ line: String, _ indentation: Int) -> Bool {
        isLonger(line, than: width - indentation) || hasInnerBlanks(line)
    }

    /// Whether `line` has more characters than `width`: rarely more than bytes need to be counted.
    private static func isLonger(_ line: String, than width: Int) -> Bool {
        line.utf8.count > width && line.characterCount > width
    }

    /// Whether `line` is an attribute that was written with blanks, or on several lines, inside its parentheses.
    private static func hasInnerBlanks(_ line: String) -> Bool {
        var line = line
        let isAttribute = line.withUTF8 { bytes in
            var index = 0
            while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
            return index < bytes.count && bytes[index] == UInt8(ascii: "@")
        }
        return isAttribute && (line.contains("( ") || line.contains(" )"))
    }

    /// Joins bodies of one statement with their declaration.
    private static func collapse(_ lines: [String], width: Int, keepsBody: Bool) -> [String] {
        var result: [String] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if keepsBody, indentWidth(of: line) == 0 {
                result.append(line)
                index += 1
            } else if isEmptyBody(line, in: lines, at: index) {
                result.append(line + "}")
                index += 2
            } else if let joined = joined(line, in: lines, at: index, width: width) {
                result.append(joined)
                index += 3
            } else {
                result.append(line)
                index += 1
            }
        }
        return result
    }

    private static func isEmptyBody(_ line: String, in lines: [String], at index: Int) -> Bool {
        opensBody(line) && index + 1 < lines.count && closes(lines[index + 1], line)
    }

    private static func joined(_ line: String, in lines: [String], at index: Int, width: Int) -> String? {
        guard opensBody(line), index + 2 < lines.count, closes(lines[index + 2], line) else { return nil }
        let head = content(of: line)
        let statement = content(of: lines[index + 1])
        // A comment would take the brace behind it along.
        guard !LineForm(statement).isComment, !lines[index + 1].contains(" //"),
            firstWord(of: head) != "guard", !head.hasPrefix("} else"), !staysApart(statement)
        else { return nil }
        let text = line + " " + statement + " }"
        return isLonger(text, than: width) ? nil : text
    }

    /// Whether a line is a case or the block of an accessor, which stays on lines of its own.
    private static func staysApart(_ statement: Substring) -> Bool {
        let word = firstWord(of: statement)
        if word == "case" { return true }
        guard word == "get" || word == "set" else { return false }
        let next = statement.utf8[word.endIndex...].first
        return next == UInt8(ascii: " ") || word == "set" && next == UInt8(ascii: "{")
    }

    private static func firstWord(of text: Substring) -> Substring {
        let word = text.utf8.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        return text[word.startIndex..<word.endIndex]
    }

    private static func opensBody(_ line: String) -> Bool {
        var line = line
        return line.withUTF8 { bytes in
            let count = bytes.count
            return count > 1 && bytes[count - 1] == UInt8(ascii: "{") && bytes[count - 2] == UInt8(ascii: " ")
        }
    }

    /// Whether `line` is the brace that closes what `opening` opens.
    private static func closes(_ line: String, _ opening: String) -> Bool {
        let indent = indentWidth(of: line)
        return line.utf8.count == indent + 1 && line.utf8.last == UInt8(ascii: "}")
            && indentWidth(of: opening) == indent
    }

    /// The line without the white space at its start.
    private static func content(of line: String) -> Substring {
        line[line.utf8.index(line.startIndex, offsetBy: indentWidth(of: line))...]
    }

    private static func indentWidth(of line: String) -> Int {
        var line = line
        return line.withUTF8 { bytes in
            var width = 0
            while width < bytes.count, bytes[width] == UInt8(ascii: " ") { width += 1 }
            return width
        }
    }
}

/// What a line of emitted Swift is, by how it begins.
private enum LineForm {
    /// Documentation, with what it says.
    case documentation(Substring)
    /// A comment of the code.
    case comment
    /// `#if` and the like.
    case directive
    case code

    /// - Parameter content: The line without the white space at its start.
    init(_ content: Substring) {
        let bytes = content.utf8
        guard bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "#") else {
            self = .code
            return
        }
        let slashes = bytes.prefix { $0 == UInt8(ascii: "/") }.count
        let rest = bytes.dropFirst(slashes)
        switch slashes {
        case 0: self = .directive
        case 1: self = .code
        case 3 where rest.first == UInt8(ascii: " "): self = .documentation(Substring(rest.dropFirst()))
        default: self = .comment
        }
    }

    /// Whether it is a comment of either sort.
    var isComment: Bool {
        switch self {
        case .documentation, .comment: true
        case .directive, .code: false
        }
    }
}
