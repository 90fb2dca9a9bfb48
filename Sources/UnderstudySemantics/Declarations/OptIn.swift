import UnderstudySyntax

extension ProtocolDeclaration {
    /// The kinds of doubles that the comment directly above the protocol opts in to; `nil` without such a comment,
    /// empty when it names no kind.
    ///
    /// Recognises `// understudy: spy, fake`, and the comments of other generators: `/// @mockable`,
    /// `// sourcery: AutoMockable`.
    public var optedInKinds: [String]? {
        for line in commentLinesAbove where Self.keepReason(in: line) == nil {
            if let kinds = Self.kinds(in: line, after: "understudy:") { return kinds }
            if line.hasPrefix("@mockable") { return [] }
            if let words = Self.kinds(in: line, after: "sourcery:"), words.contains("AutoMockable") { return [] }
        }
        return nil
    }

    /// Why its owner wants the protocol to stay whole: what follows `// understudy: keep` right above it; `nil` without
    /// such a comment.
    public var keepReason: String? {
        commentLinesAbove.lazy.compactMap(Self.keepReason(in:)).first
    }

    private static func keepReason(in line: Substring) -> String? {
        let mark = "understudy:"
        guard line.hasPrefix(mark) else { return nil }
        let words = line.dropFirst(mark.count).drop { $0 == " " }
        guard words.hasPrefix("keep") else { return nil }
        let reason = words.dropFirst("keep".count)
        guard reason.first.map({ $0 == " " || $0 == ":" }) ?? true else { return nil }
        return String(reason.drop { $0 == " " || $0 == ":" })
    }

    private static func kinds(in line: Substring, after mark: String) -> [String]? {
        guard line.hasPrefix(mark) else { return nil }
        return line.dropFirst(mark.count).split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// The comment lines directly above the declaration, without slashes, nearest first.
    private var commentLinesAbove: [Substring] {
        var lines: [Substring] = []
        var number = source.lines.line(at: syntax.range.lowerBound) - 1
        while number >= 1 {
            let line = source.text(in: source.lines.range(ofLine: number))
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            guard trimmed.hasPrefix("//") else { break }
            var comment = trimmed.drop { $0 == "/" || $0 == " " }
            while comment.last?.isWhitespace == true { comment.removeLast() }
            lines.append(comment)
            number -= 1
        }
        return lines
    }
}
