import UnderstudySemantics
import UnderstudySyntax

/// The members of a protocol as they stand in the source, with the comments that belong to them.
struct MemberTexts {
    /// What goes between two members: an empty line where the protocol has one anywhere.
    let separator: String
    /// Whether something stands after the last member that belongs to none.
    let hasLooseText: Bool
    private let source: SourceText
    /// Where the text before each member begins, by the member's first byte.
    private let starts: [Int: Int]

    init(_ declaration: ProtocolDeclaration) {
        let source = declaration.source
        let block = declaration.details.members
        var starts: [Int: Int] = [:]
        var end = block.range.isEmpty ? 0 : block.range.lowerBound + 1
        var hasGap = false
        for member in block.members {
            let start = Self.endOfLine(after: end, before: member.range.lowerBound, in: source)
            let first = Self.firstText(from: start, before: member.range.lowerBound, in: source)
            hasGap = hasGap || (first.emptyLines > 0 && end != block.range.lowerBound + 1)
            starts[member.range.lowerBound] = first.offset
            end = member.range.upperBound
        }
        let tail = Self.endOfLine(after: end, before: block.range.upperBound, in: source)
        let last = max(tail, block.range.upperBound - 1)
        let rest = tail < last ? source.text(in: ByteRange(start: tail, end: last)) : ""
        hasLooseText = !rest.allSatisfy(\.isWhitespace)
        separator = hasGap ? "\n\n" : "\n"
        self.starts = starts
        self.source = source
    }

    /// The member's lines: comments above, the declaration, and a comment behind it.
    func text(of requirement: Requirement) -> String {
        let range = requirement.syntax.range
        guard requirement.conditions.isEmpty, requirement.isAlone, let start = starts[range.lowerBound] else {
            return "    " + requirement.text
        }
        let end = Self.endOfLine(after: range.upperBound, before: source.count, in: source)
        let text = source.text(in: ByteRange(start: start, end: end))
        return String(text.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// The end of the line that `offset` is on, where nothing but a comment follows; else `offset` itself.
    private static func endOfLine(after offset: Int, before limit: Int, in source: SourceText) -> Int {
        var position = offset
        while position < limit, source.byte(at: position) == 0x20 || source.byte(at: position) == 0x09 { position += 1 }
        let isComment = source.byte(at: position) == 0x2F && source.byte(at: position + 1) == 0x2F
        if isComment {
            while position < limit, source.byte(at: position) != 0x0A { position += 1 }
        }
        return isComment || source.byte(at: position) == 0x0A || source.byte(at: position) == 0x0D ? position : offset
    }

    /// The first line from `start` on that holds something, with its indentation, and how many empty lines go before.
    private static func firstText(
        from start: Int, before limit: Int, in source: SourceText
    ) -> (
        offset: Int, emptyLines: Int
    ) {
        var line = start
        var position = start
        var feeds = 0
        while position < limit {
            let byte = source.byte(at: position)
            if byte == 0x0A {
                feeds += 1
                line = position + 1
            } else if byte != 0x20, byte != 0x09, byte != 0x0D {
                break
            }
            position += 1
        }
        return (feeds == 0 ? position : line, max(0, feeds - 1))
    }
}

extension Requirement {
    /// Whether it shares its declaration with no other property.
    fileprivate var isAlone: Bool {
        guard case .variable(let variable) = syntax.kind else { return true }
        return variable.bindings.count == 1
    }
}
