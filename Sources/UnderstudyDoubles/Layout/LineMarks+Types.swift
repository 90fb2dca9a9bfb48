/// Types.
extension LineMarks {
    private static let specifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared", "_const",
    ]

    mutating func markType(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let start = afterAttributes(range)
        guard start == range.lowerBound else {
            group(range)
            var index = range.lowerBound
            while index < start {
                if text(index + 1) == "(", !words[index + 1].hasSpaceBefore { index = partner(index + 1) ?? index }
                markAfter(index, .break(.continue))
                index += 1
            }
            return markType(start..<range.upperBound)
        }
        if markFunctionType(range) { return }
        let ampersands = places(in: range) { text($0) == "&" }
        var part = range.lowerBound
        for end in ampersands + [range.upperBound] {
            markNominal(part..<end)
            if end < range.upperBound { markBefore(end, .break(.continue)) }
            part = end + 1
        }
    }

    private func afterAttributes(_ range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound - 1, isAttribute(index) || Self.specifiers.contains(text(index)) {
            let hasArguments = text(index + 1) == "(" && !words[index + 1].hasSpaceBefore
            index = (hasArguments ? partner(index + 1) ?? index : index) + 1
        }
        return min(index, range.upperBound)
    }

    private mutating func markFunctionType(_ range: Range<Int>) -> Bool {
        guard text(range.lowerBound) == "(", let close = partner(range.lowerBound), close + 1 < range.upperBound,
            let arrow = first("->", in: close..<range.upperBound)
        else { return false }
        markBrackets(range.lowerBound, close)
        markTupleElements(range.lowerBound + 1..<close)
        markEffects(close + 1..<arrow)
        markBefore(arrow, .break(.continue))
        let result = arrow + 1..<range.upperBound
        markBefore(result.lowerBound, .break(.continue))
        markResult(result)
        return true
    }

    /// A result keeps a type and the member of it together.
    mutating func markResult(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let isMember =
            first(".", in: range) != nil && text(range.upperBound - 1) != "?" && text(range.lowerBound) != "("
        if isMember, !["any", "some", "@"].contains(where: { text(range.lowerBound).hasPrefix($0) }) { group(range) }
        markType(range)
    }

    mutating func markEffects(_ range: Range<Int>) {
        var async: Int?
        let effects = places(in: range) { ["async", "throws", "rethrows", "reasync"].contains(text($0)) }
        for index in effects {
            if text(index) == "async" || text(index) == "reasync" {
                async = index
            } else if let async {
                markBefore(async, .open)
                markAfter(index, .close)
            }
        }
        for index in effects { markBefore(index, .break(.continue)) }
    }

    private mutating func markTupleElements(_ range: Range<Int>) {
        for element in markElements(range) { markLabelled(element) }
    }

    /// A type behind a label and a colon.
    private mutating func markLabelled(_ range: Range<Int>) {
        guard let colon = first(":", in: range) else { return markType(range) }
        if colon > range.lowerBound + 1 { markBefore(range.lowerBound + 1, .break(.continue)) }
        markAfter(colon, .break(.continue))
        markType(colon + 1..<range.upperBound)
    }

    /// A type without attributes, arrows and ampersands at its top level.
    private mutating func markNominal(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let next = text(index + 1)
            switch text(index) {
            case "(":
                guard let close = partner(index) else { return }
                markBrackets(index, close)
                markTupleElements(index + 1..<close)
                index = close
            case "[":
                guard let close = partner(index) else { return }
                if let colon = first(":", in: index + 1..<close) {
                    markType(index + 1..<colon)
                    markAfter(colon, .break(.continue))
                    markType(colon + 1..<close)
                } else {
                    markType(index + 1..<close)
                }
                index = close
            case "<":
                guard let close = partner(index) else { return }
                markGenericArguments(index, close)
                index = close
            case "." where next != "Type" && next != "Protocol": markBefore(index, .break(.continue, 0))
            default: break
            }
            index += 1
        }
    }

    mutating func markGenericArguments(_ open: Int, _ close: Int) {
        markBrackets(open, close)
        for element in markElements(open + 1..<close) { markType(element) }
    }
}
