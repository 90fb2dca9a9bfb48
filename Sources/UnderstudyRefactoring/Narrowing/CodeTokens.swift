import UnderstudySyntax

/// The tokens of a file, for questions about one name.
struct CodeTokens {
    /// One use of a name.
    enum Use {
        /// A member of it is used.
        case member(String)
        /// Its value is used, in these bytes.
        case value(ByteRange)
        /// It is not known how it is used.
        case unknown
    }

    private let source: SourceText
    private let ranges: [ByteRange]
    private let texts: [String]
    /// The closing brace of each opening one, and the opening brace around each token.
    private var closing: [Int: Int] = [:]
    private var around: [Int?]

    init(_ source: SourceText) {
        self.source = source
        ranges = source.tokenRanges(in: source.range)
        texts = ranges.map(source.text(in:))
        around = Array(repeating: nil, count: ranges.count)
        var open: [Int] = []
        for (number, text) in texts.enumerated() {
            if text == "}", let start = open.popLast() { closing[start] = number }
            around[number] = open.last
            if text == "{" { open.append(number) }
        }
    }

    var indices: Range<Int> { texts.indices }

    func text(_ number: Int) -> String { texts.indices.contains(number) ? texts[number] : "" }

    func range(_ number: Int) -> ByteRange { ranges[number] }

    /// Whether two tokens begin on one line.
    func areOnOneLine(_ one: Int, _ other: Int) -> Bool {
        source.lines.line(at: ranges[one].lowerBound) == source.lines.line(at: ranges[other].lowerBound)
    }

    /// Whether any token is `word`.
    func mentions(_ word: String) -> Bool { texts.contains(word) }

    /// Whether the token is called without arguments: `NotesSpy()`.
    func isCall(at number: Int) -> Bool {
        text(number + 1) == "(" && text(number + 2) == ")" && ![".", "func", ":", "->"].contains(text(number - 1))
            && ![".", "{"].contains(text(number + 3)) || isArgument(number)
    }

    private func isArgument(_ number: Int) -> Bool {
        text(number - 1) == ":" && text(number + 1) == "(" && text(number + 2) == ")"
            && [",", ")"].contains(text(number + 3))
    }

    /// The name that is bound to the expression that begins at `number`: `let name = …`.
    func nameBound(before number: Int) -> String? {
        guard text(number - 1) == "=", ["let", "var"].contains(text(number - 3)) else { return nil }
        return text(number - 2)
    }

    /// The braces around a token.
    func braces(around number: Int) -> ClosedRange<Int>? {
        guard let start = around[number], let end = closing[start] else { return nil }
        return start...end
    }

    /// The uses of `name` in the tokens of `range`.
    ///
    /// - Parameter except: The token where it is declared.
    func uses(of name: String, in range: Range<Int>, isProperty: Bool, except: Int) -> [Use] {
        range.compactMap { number in
            if number == except { return nil }
            if texts[number] != name { return interpolates(name, at: number) ? .unknown : nil }
            let isLabel = ["(", ","].contains(text(number - 1)) && text(number + 1) == ":"
            if isLabel { return nil }
            var start = ranges[number].lowerBound
            if text(number - 1) == "." {
                guard isProperty, text(number - 2) == "self" else { return isProperty ? .unknown : nil }
                start = ranges[number - 2].lowerBound
            }
            if text(number + 1) == "." { return .member(text(number + 2)) }
            return .value(ByteRange(start: start, end: ranges[number].upperBound))
        }
    }

    /// Whether the token is a literal in which `name` may be interpolated.
    func interpolates(_ name: String, at number: Int) -> Bool {
        let text = texts[number]
        return (text.first == "\"" || text.first == "#") && text.contains("\\") && text.contains(name)
    }
}
