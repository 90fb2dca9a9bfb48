import UnderstudySyntax

/// A line of emitted Swift cut into words: names, literals, operators and brackets, with the brackets matched.
struct LineWords {
    struct Word {
        var text: String
        var hasSpaceBefore: Bool
        /// The bracket that belongs to this one; `nil` as well for a brace that stays open behind the line.
        var partner: Int?

        /// Whether it begins as operators do.
        var isOperator: Bool { text.utf8.first.map(LineWords.isOperator) ?? false }

        /// Whether it is the name of an attribute.
        var isAttribute: Bool { text.utf8.first == UInt8(ascii: "@") }
    }

    private(set) var words: [Word] = []
    private let source: SourceText
    private var open: [Int] = []
    /// Whether the last word is a bracket that no space follows.
    private var lastOpens = false

    /// The words of `text`; `nil` when its brackets don't match, or a comment is between them.
    init?(_ text: Substring) {
        source = SourceText(path: "", text: String(text))
        var end = 0
        for range in source.tokenRanges(in: source.range) {
            let gap = ByteRange(start: end, end: range.lowerBound)
            guard source.isBlank(in: gap), addWords(of: range, hasSpaceBefore: !gap.isEmpty) else { return nil }
            end = range.upperBound
        }
        guard source.isBlank(in: ByteRange(start: end, end: source.count)) else { return nil }
        // The only bracket that may stay open is the brace of a body below.
        guard open.isEmpty || open == [words.count - 1] && words[words.count - 1].text == "{" else { return nil }
    }

    /// Adds a token: an operator may be several words, and what follows `@` or `\` belongs to it.
    private mutating func addWords(of token: ByteRange, hasSpaceBefore: Bool) -> Bool {
        if !hasSpaceBefore, let last = words.last?.text, last == "@" || last == "\\",
            !Self.isOperator(source.byte(at: token.lowerBound))
        {
            words[words.count - 1].text += source.text(in: token)
            return true
        }
        var start = token.lowerBound
        while start < token.upperBound {
            let hasSpaceBefore = hasSpaceBefore && start == token.lowerBound
            let end = end(ofWordAt: start, in: token, hasSpaceBefore)
            guard add(ByteRange(start: start, end: end), hasSpaceBefore) else { return false }
            start = end
        }
        return true
    }

    private mutating func add(_ range: ByteRange, _ hasSpaceBefore: Bool) -> Bool {
        let index = words.count
        let mark = range.count == 1 ? source.byte(at: range.lowerBound) : 0
        let hasSpaceBefore =
            hasSpaceBefore
            && !(lastOpens || mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]") || mark == UInt8(ascii: ","))
        words.append(Word(text: source.text(in: range), hasSpaceBefore: hasSpaceBefore, partner: nil))
        lastOpens = mark == UInt8(ascii: "(") || mark == UInt8(ascii: "[")
        switch mark {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
        // Generic parameters or arguments touch both their neighbours.
        case UInt8(ascii: "<") where index > 0 && !hasSpaceBefore && !isBlank(at: range.upperBound): open.append(index)
        case UInt8(ascii: ")"): return close(index, "(")
        case UInt8(ascii: "]"): return close(index, "[")
        case UInt8(ascii: "}"): return close(index, "{")
        case UInt8(ascii: ">") where isInGenerics: return close(index, "<")
        default: break
        }
        return true
    }

    private mutating func close(_ index: Int, _ opening: String) -> Bool {
        guard let partner = open.popLast(), words[partner].text == opening else { return false }
        words[partner].partner = index
        words[index].partner = partner
        return true
    }

    private var isInGenerics: Bool { open.last.map { words[$0].text == "<" } ?? false }

    // MARK: - Operators

    /// Where the word ends that begins at `start` in `token`.
    private func end(ofWordAt start: Int, in token: ByteRange, _ hasSpaceBefore: Bool) -> Int {
        let first = source.byte(at: start)
        guard Self.isOperator(first), first != UInt8(ascii: ".") else { return token.upperBound }
        if first == UInt8(ascii: ">") && isInGenerics
            || (first == UInt8(ascii: "?") || first == UInt8(ascii: "!")) && !hasSpaceBefore
            || first == UInt8(ascii: "<") && isAfterOperator(start)
        {
            return start + 1
        }
        var end = start + 1
        while end < token.upperBound, goesOn(first, at: end) { end += 1 }
        return end
    }

    /// Whether the word before is an operator's name, so that `<` begins its generic parameters.
    private func isAfterOperator(_ position: Int) -> Bool {
        words.count > 1 && words[words.count - 2].text == "func" && !isBlank(at: position - 1)
    }

    /// Whether an operator that began with `first` takes in what is at `position`.
    private func goesOn(_ first: UInt8, at position: Int) -> Bool {
        let byte = source.byte(at: position)
        if first == UInt8(ascii: "<"), byte != UInt8(ascii: "="), byte != first { return false }
        // `==<T>` in the declaration of an operator.
        return byte != UInt8(ascii: "<") || Self.isOperator(source.byte(at: position + 1))
            || isBlank(at: position + 1)
    }

    private func isBlank(at position: Int) -> Bool {
        position >= source.count || source.byte(at: position) == UInt8(ascii: " ")
    }

    fileprivate static func isOperator(_ byte: UInt8) -> Bool { "=+-*/!<>&|^~?%.".utf8.contains(byte) }
}
