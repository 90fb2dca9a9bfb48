import UnderstudySyntax

/// The statements of a declaration's body, each with the `#if` around it, between the lines that open and close it.
struct Statements {
    /// Where each stands.
    private(set) var ranges: [ByteRange] = []
    /// The words of each, which tell it from others.
    private(set) var keys: [[String]] = []

    /// Whether nothing but white space stands between them.
    private(set) var isAll = true

    /// The statements of `part`; the cases of a `switch` that is all of its body, but for lines that stand by themselves.
    init(_ part: TextMerge.Part) {
        self.init(part, level: 1)
        let blocks = keys.indices.dropFirst().dropLast().filter { index in
            part.source.lines.line(at: ranges[index].lowerBound) != part.source.lines.line(at: ranges[index].upperBound)
        }
        if blocks.count == 1, keys[blocks[0]].first == "switch" { self.init(part, level: 2) }
    }

    /// The lines inside of `level` braces, each with what it opens itself.
    private init(_ part: TextMerge.Part, level: Int) {
        let source = part.source
        var depth = 0
        var line = 0
        for (text, token) in Self.tokens(part) {
            let here = source.lines.line(at: token.lowerBound)
            if text == "}" || text == ")" || text == "]" || text == "#endif" { depth -= 1 }
            if let last = ranges.last, here == line || depth > level || depth == level && Self.continues(text) {
                ranges[ranges.count - 1] = last.union(token)
                keys[keys.count - 1].append(text)
            } else {
                if let last = ranges.last {
                    isAll = isAll && source.isBlank(in: ByteRange(start: last.upperBound, end: token.lowerBound))
                }
                ranges.append(token)
                keys.append([text])
            }
            if text == "{" || text == "(" || text == "[" || text == "#if" { depth += 1 }
            line = source.lines.line(at: token.upperBound - 1)
        }
    }

    /// The tokens, a directive's with its `#`.
    private static func tokens(_ part: TextMerge.Part) -> [(text: String, range: ByteRange)] {
        var tokens: [(text: String, range: ByteRange)] = []
        for range in part.source.tokenRanges(in: part.range) {
            let text = part.source.text(in: range)
            if let last = tokens.last, last.text == "#" {
                tokens[tokens.count - 1] = ("#" + text, last.range.union(range))
            } else {
                tokens.append((text, range))
            }
        }
        return tokens
    }

    /// Whether each `#if` in `part` has its `#endif`.
    static func hasWholeConditions(_ part: TextMerge.Part) -> Bool {
        var depth = 0
        for (text, _) in tokens(part) {
            if text == "#if" { depth += 1 }
            if text == "#endif" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Whether a line that begins with `token` belongs to the statement above it.
    private static func continues(_ token: String) -> Bool {
        ["}", ")", "]", "#endif", "#else", "#elseif"].contains(token)
    }

    /// The positions of the statements in the order that `others` have; `nil` where none moved, or where a comment
    /// between them would lose its place.
    func order(like others: [[String]]) -> [Int]? {
        var order: [Int] = []
        var moved: [(from: Int, to: Int)] = []
        let changes = keys.difference(from: others).inferringMoves()
        for case .insert(let offset, _, let origin?) in changes.insertions { moved.append((offset, origin)) }
        if moved.isEmpty || !isAll { return nil }
        order = keys.indices.filter { index in !moved.contains { $0.from == index } }
        for (from, to) in moved.sorted(by: { $0.to < $1.to }) {
            let before = others[..<to].lastIndex { key in order.contains { keys[$0] == key } }
            let place = before.flatMap { index in order.firstIndex { keys[$0] == others[index] } }
            order.insert(from, at: place.map { $0 + 1 } ?? 0)
        }
        return order
    }
}
