/// Statements and expressions.
extension LineMarks {
    mutating func markStatement(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if text(range.lowerBound) == "return", range.count > 1 {
            markAfter(range.lowerBound, .break(.continue))
            return markExpression(range.lowerBound + 1..<range.upperBound)
        }
        markExpression(range)
    }

    /// `guard let result = … else {`, the brace of which stays open.
    mutating func markGuard(_ range: Range<Int>) {
        guard let elseWord = first("else", in: range), elseWord > 3, text(elseWord + 1) == "{",
            let equals = first("=", in: range), equals + 1 < elseWord
        else { return }
        markBefore(1, .break(.openContinuation, 0))
        markAfter(elseWord - 1, .break(.close(must: false), 0))
        markBefore(elseWord, .break(.reset), .open)
        markBefore(elseWord + 1, .close)
        group(1..<elseWord)
        markAfter(1, .break(.continue))
        markAfter(equals, .break(.continue))
        markExpression(equals + 1..<elseWord)
    }

    /// The value behind the `=` of a declaration.
    mutating func markAssigned(_ equals: Int, end: Int) {
        let value = equals + 1..<end
        markAfter(equals, .break(.continue))
        if first("as", in: value) != nil { group(value) }
        markExpression(value)
    }

    private static let modifiers: Set<String> = ["try", "await", "consume", "copy", "unsafe"]

    mutating func markExpression(_ range: Range<Int>, isModified: Bool = false) {
        guard !range.isEmpty else { return }
        if let sign = firstPlace(in: range, where: { text($0) == "=" || text($0) == "+=" }) {
            markExpression(range.lowerBound..<sign)
            markAfter(sign, .break(.continue))
            return markExpression(sign + 1..<range.upperBound)
        }
        let first = range.lowerBound
        if Self.modifiers.contains(text(first)), range.count > 1 {
            let isMarked = text(first + 1) == "?" || text(first + 1) == "!"
            let rest = first + (isMarked ? 2 : 1)..<range.upperBound
            if !isModified, let anchor = anchor(range) {
                markBefore(first, .open)
                markAfter(anchor, .close)
            }
            markBefore(rest.lowerBound, .break(.continue))
            return markExpression(rest, isModified: true)
        }
        if let question = firstPlace(in: range, where: { text($0) == "?" && words[$0].hasSpaceBefore }),
            let colon = self.first(":", in: question..<range.upperBound)
        {
            return markTernary(range, question: question, colon: colon)
        }
        markOperands(range, isModified)
    }

    /// The word that `try` and `await` stay beside: the base of a call or its first member.
    private func anchor(_ range: Range<Int>) -> Int? {
        guard first("as", in: range) == nil, firstPlace(in: range, where: isBinary) == nil else { return nil }
        var index = range.lowerBound
        while Self.modifiers.contains(text(index)) || text(index) == "?" || text(index) == "!" { index += 1 }
        guard index < range.upperBound, partner(index) == nil else { return nil }
        return text(index + 1) == "." && index + 2 < range.upperBound ? index + 2 : index
    }

    private mutating func markTernary(_ range: Range<Int>, question: Int, colon: Int) {
        let last = range.upperBound - 1
        markBefore(question, .break(.openContinuation), .open)
        markBefore(colon, .break(.close(must: false), 0), .break(.openContinuation), .open)
        markAfter(last, .break(.close(must: false), 0), .close, .close)
        markExpression(range.lowerBound..<question)
        markExpression(question + 1..<colon)
        markExpression(colon + 1..<range.upperBound)
    }

    /// Whether the word is an operator between two operands.
    private func isBinary(_ index: Int) -> Bool {
        guard words[index].hasSpaceBefore, index + 1 < words.count else { return false }
        return words[index].isOperator && words[index + 1].hasSpaceBefore && partner(index) == nil
    }

    private mutating func markOperands(_ range: Range<Int>, _ isModified: Bool) {
        var start = range.lowerBound
        for sign in places(in: range, where: isBinary) {
            markCast(start..<sign, isModified && start == range.lowerBound)
            markBefore(sign, .break(.continue))
            start = sign + 1
        }
        if start > range.lowerBound, start < range.upperBound, text(range.upperBound - 1) == ")" {
            group(start..<range.upperBound)
        }
        markCast(start..<range.upperBound, isModified && start == range.lowerBound)
    }

    private mutating func markCast(_ range: Range<Int>, _ isModified: Bool) {
        guard let word = first("as", in: range), word > range.lowerBound else { return markChain(range, isModified) }
        let isMarked = text(word + 1) == "?" || text(word + 1) == "!"
        markBefore(word, .break(.continue), .open)
        markAfter(range.upperBound - 1, .close)
        markChain(range.lowerBound..<word, isModified)
        markType(word + (isMarked ? 2 : 1)..<range.upperBound)
    }

    // MARK: - Chains

    /// A name, literal or closure, and the members and calls behind it.
    private mutating func markChain(_ range: Range<Int>, _ isModified: Bool) {
        let start = range.lowerBound
        if !isModified, partner(start) == nil, text(start + 1) == ".", start + 3 < range.upperBound,
            text(start + 3) == "(" || text(start + 3) == "{", text(start) != "."
        {
            group(start..<start + 3)
        }
        var index = start
        while index < range.upperBound {
            switch text(index) {
            case "." where index > start: markBefore(index, .break(.continue, 0))
            case "(":
                guard let close = partner(index) else { return }
                let isCall = index > start && !words[index].hasSpaceBefore
                if isCall { markArguments(index, close, in: range) } else { markTuple(index, close) }
                index = close
            case "[":
                guard let close = partner(index) else { return }
                if close > index + 1, text(index + 1) != ":" { markBrackets(index, close) }
                markArgumentList(index + 1..<close, isGrouped: true)
                index = close
            case "<":
                guard let close = partner(index) else { return }
                markGenericArguments(index, close)
                index = close
            case "{":
                guard let close = partner(index) else { return }
                if index > start { markBefore(index, .break(.same)) }
                markClosure(index, close)
                index = close
            default: break
            }
            index += 1
        }
    }

    private mutating func markTuple(_ open: Int, _ close: Int) {
        let parts = elements(open + 1..<close)
        if parts.count == 1 {
            markAfter(open, .open)
            markBefore(close, .close)
            return markExpression(parts[0])
        }
        guard parts.count > 1 else { return }
        markBrackets(open, close)
        markArgumentList(open + 1..<close, isGrouped: true)
    }

    private mutating func markArguments(_ open: Int, _ close: Int, in range: Range<Int>) {
        let arguments = elements(open + 1..<close)
        guard !arguments.isEmpty else { return }
        let hasTrailingClosure = close + 1 < range.upperBound && text(close + 1) == "{"
        let value = first(":", in: arguments[0]).map { $0 + 1 } ?? arguments[0].lowerBound
        let isCompact = arguments.count == 1 && (text(value) == "[" || text(value) == "{")
        if isCompact {
            markAfter(open, .break(.open, 0))
            markBefore(close, .break(.close(must: false), 0))
        } else {
            markBrackets(open, close, must: hasTrailingClosure)
        }
        markArgumentList(open + 1..<close, isGrouped: !isCompact)
    }

    private mutating func markArgumentList(_ range: Range<Int>, isGrouped: Bool) {
        for argument in isGrouped ? markElements(range) : elements(range) {
            if let colon = first(":", in: argument), colon == argument.lowerBound + 1, colon + 1 < argument.upperBound {
                let value = text(colon + 1)
                if value != "(" && value != "[" && value != "{" { markAfter(colon, .break(.continue)) }
                markExpression(colon + 1..<argument.upperBound)
            } else {
                markExpression(argument)
            }
        }
    }

    private mutating func markClosure(_ open: Int, _ close: Int) {
        guard let inWord = first("in", in: open + 1..<close), inWord > open + 1 else {
            markBraces(open, close)
            return markStatement(open + 1..<close)
        }
        markAfter(open, .break(.open))
        markAfter(inWord, inWord + 1 == close ? .break(.same, 0) : .forced(.same))
        markBefore(close, .break(.close(must: true)))
        markBefore(open + 1, .open)
        group(open + 1..<inWord)
        markAfter(inWord, .close)
        markBefore(inWord, .break(.same))
        for comma in places(in: open + 1..<inWord, where: { text($0) == "," }) { markAfter(comma, .break(.same)) }
        markStatement(inWord + 1..<close)
    }
}
