/// Decides about the white space around tags.
///
/// A dash in a tag removes the white space on that side, line ends too. A line that then contains only block tags and
/// comments is removed, and a line of only white space becomes empty.
struct LineShaper {
    private let bytes: [UInt8]
    private var pieces: [TemplatePiece] = []
    private var text: [UInt8] = []
    private var line: [TemplateToken] = []

    /// The pieces of `tokens`, which are cut from `bytes`.
    static func pieces(of tokens: [TemplateToken], in bytes: [UInt8]) -> [TemplatePiece] {
        var shaper = LineShaper(bytes: bytes)
        for (index, token) in tokens.enumerated() {
            guard token.kind == .text else {
                shaper.line.append(token)
                continue
            }
            let before = index > 0 && tokens[index - 1].trimsAfter
            let after = index + 1 < tokens.count && tokens[index + 1].trimsBefore
            shaper.addLines(of: shaper.trimmed(token.range, before: before, after: after))
        }
        shaper.endLine()
        shaper.flushText()
        return shaper.pieces
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func trimmed(_ range: Range<Int>, before: Bool, after: Bool) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while before, start < end, bytes[start].isWhiteSpace { start += 1 }
        while after, start < end, bytes[end - 1].isWhiteSpace { end -= 1 }
        return start..<end
    }

    private mutating func addLines(of range: Range<Int>) {
        var start = range.lowerBound
        for offset in range where bytes[offset] == UInt8(ascii: "\n") {
            line.append(TemplateToken(text: start..<offset + 1))
            endLine()
            start = offset + 1
        }
        if start < range.upperBound { line.append(TemplateToken(text: start..<range.upperBound)) }
    }

    private mutating func endLine() {
        if isOnlyBlocks {
            addOwnLine()
        } else {
            for (index, token) in line.enumerated() { add(token, startsLine: index == 0) }
        }
        line.removeAll(keepingCapacity: true)
    }

    private var isOnlyBlocks: Bool {
        var hasTag = false
        for token in line {
            switch token.kind {
            case .output: return false
            case .block, .comment: hasTag = true
            case .text: if !isWhiteSpace(token.range) { return false }
            }
        }
        return hasTag
    }

    private mutating func addOwnLine() {
        var indentation: [UInt8] = []
        if let first = line.first, first.kind == .text { indentation = Array(bytes[first.range]) }
        let hasLineEnd = line.last.map { $0.kind == .text && bytes[$0.range].last == UInt8(ascii: "\n") } ?? false
        let place = TemplateTagLine.own(indentation: indentation, hasLineEnd: hasLineEnd)
        for token in line where token.kind == .block {
            flushText()
            pieces.append(.block(token.content, tag: token.range.lowerBound, line: place))
        }
    }

    private mutating func add(_ token: TemplateToken, startsLine: Bool) {
        switch token.kind {
        case .text: add(text: token.range, startsLine: startsLine)
        case .output:
            flushText()
            pieces.append(.output(token.content, tag: token.range.lowerBound))
        case .block:
            flushText()
            pieces.append(.block(token.content, tag: token.range.lowerBound, line: .shared))
        case .comment: break
        }
    }

    private mutating func add(text range: Range<Int>, startsLine: Bool) {
        let endsLine = bytes[range.upperBound - 1] == UInt8(ascii: "\n")
        if isWhiteSpace(range), !endsLine {
            flushText()
            pieces.append(.blank(Array(bytes[range])))
        } else if isWhiteSpace(range), startsLine {
            text += bytes[range].drop { $0.isBlank }
        } else {
            text += bytes[range]
        }
    }

    private mutating func flushText() {
        guard !text.isEmpty else { return }
        pieces.append(.text(text))
        text.removeAll()
    }

    private func isWhiteSpace(_ range: Range<Int>) -> Bool {
        // Without a key path, which a build without optimisation is slow with.
        for place in range where !bytes[place].isWhiteSpace { return false }
        return true
    }
}
