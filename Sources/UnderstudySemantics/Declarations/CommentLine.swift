import UnderstudySyntax

/// One line that is a comment, or part of one.
struct CommentLine {
    /// The number of the line.
    let number: Int
    /// The line without what marks it as a comment.
    let text: Substring
    /// Whether the line says by itself that it is a comment.
    let isWhole: Bool

    fileprivate init(_ number: Int, _ line: Substring, isWhole: Bool) {
        self.number = number
        self.isWhole = isWhole
        var text = line.drop { $0 == "/" || $0 == "*" || $0 == "!" || $0 == " " }
        if text.hasSuffix("*/") { text = text.dropLast(2) }
        self.text = Self.trimmed(text)
    }

    /// The lines of the comments that belong to `declaration`: those behind its attributes, then those right above it,
    /// nearest first.
    static func lines(of declaration: InSource<DeclSyntax>) -> [CommentLine] {
        let source = declaration.source
        let first = source.lines.line(at: declaration.piece.range.lowerBound)
        let keyword = source.lines.line(at: declaration.piece.introducer.lowerBound)
        var lines: [CommentLine] = []
        for number in stride(from: keyword - 1, to: first - 1, by: -1) {
            if let line = source.commentLine(number) { lines.append(line) }
        }
        var isInBlock = false
        for number in stride(from: first - 1, to: 0, by: -1) {
            let line = trimmed(source.text(in: source.lines.range(ofLine: number)))
            if line.hasSuffix("*/") { isInBlock = true }
            guard isInBlock || line.hasPrefix("//") else { break }
            lines.append(CommentLine(number, line, isWhole: !isInBlock || line.hasPrefix("/*")))
            if isInBlock, line.hasPrefix("/*") { isInBlock = false }
        }
        return lines
    }

    fileprivate static func trimmed(_ text: some StringProtocol) -> Substring {
        var text = Substring(text).drop { $0 == " " || $0 == "\t" }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }
}

extension SourceText {
    /// Line `number`; `nil` where it does not begin as a comment.
    func commentLine(_ number: Int) -> CommentLine? {
        let line = CommentLine.trimmed(text(in: lines.range(ofLine: number)))
        guard line.hasPrefix("//") || line.hasPrefix("/*") else { return nil }
        return CommentLine(number, line, isWhole: true)
    }
}
