import UnderstudySemantics
import UnderstudySyntax

/// One member of a protocol as written in the source: a requirement, or `#if` with requirements in it.
struct MemberUnit {
    /// The declaration.
    let syntax: DeclSyntax
    /// Its lines: comments above, the declaration, and a comment after it.
    let text: String
    /// The requirements in it.
    let requirements: [Requirement]

    /// The clauses of `#if`; none for other members.
    var clauses: [ConditionalClauseSyntax] {
        if case .conditional(let clauses) = syntax.kind { clauses } else { [] }
    }
}

/// The members of a protocol as written in the source, with the comments that belong to them.
struct MemberUnits {
    /// The members, in order.
    private(set) var units: [MemberUnit] = []
    /// What separates two members: an empty line if the protocol has one anywhere.
    let separator: String
    /// The white space in front of members.
    let indentation: String
    private let source: SourceText

    init(_ declaration: ProtocolDeclaration, around outer: String) {
        source = declaration.source
        let block = declaration.details.members
        var hasGap = false
        var indentation: String?
        var found: [(member: DeclSyntax, text: ByteRange, startsLine: Bool)] = []
        var end = block.range.isEmpty ? 0 : block.range.lowerBound + 1
        for member in block.members {
            let first = source.firstText(
                from: source.endOfLine(after: end, before: member.range.lowerBound), before: member.range.lowerBound)
            hasGap = hasGap || (first.emptyLines > 0 && !found.isEmpty)
            if first.startsLine, indentation == nil {
                indentation = source.whiteSpace(at: first.offset)
            }
            let last = source.endOfLine(after: member.range.upperBound, before: source.count)
            found.append((member, ByteRange(start: first.offset, end: last), first.startsLine))
            end = member.range.upperBound
        }
        separator = hasGap ? "\n\n" : "\n"
        self.indentation = indentation ?? outer + "    "
        let loose = Self.trimmed(String(source.looseText(after: end, in: block.range)))
        for (number, entry) in found.enumerated() {
            var text = Self.trimmed(source.text(in: entry.text))
            if !entry.startsLine { text = self.indentation + text }
            // Comments after the last member stay after it.
            if number == found.count - 1, !loose.isEmpty { text += "\n" + loose }
            units.append(
                MemberUnit(
                    syntax: entry.member, text: text, requirements: Requirement.gather(source[[entry.member]])))
        }
    }

    /// A requirement's own lines, for one that has to leave others in the same declaration.
    func text(of requirement: Requirement) -> String { indentation + requirement.text }

    /// One clause of `#if` with some of its members.
    func text(of clause: ConditionalClauseSyntax, _ members: [DeclSyntax]) -> String {
        let lines = members.map { indentation + source.text(in: $0.range) }
        return ([indentation + source.compactText(in: clause.clause)] + lines + [indentation + "#endif"])
            .joined(separator: "\n")
    }

    private static func trimmed(_ text: String) -> String {
        text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
    }
}

extension SourceText {
    /// What follows the last member of `block`, which ends at `end`, without the preceding line breaks.
    fileprivate func looseText(after end: Int, in block: ByteRange) -> Substring {
        guard !block.isEmpty else { return "" }
        let tail = endOfLine(after: end, before: block.upperBound)
        let last = max(tail, block.upperBound - 1)
        let rest = tail < last ? text(in: ByteRange(start: tail, end: last)) : ""
        return rest.allSatisfy(\.isWhitespace) ? "" : rest.drop { $0.isNewline }
    }

    fileprivate func whiteSpace(at offset: Int) -> String {
        var end = offset
        while byte(at: end) == 0x20 || byte(at: end) == 0x09 { end += 1 }
        return text(in: ByteRange(start: offset, end: end))
    }

    /// The end of the line of `offset` if only a comment follows; otherwise `offset` itself.
    fileprivate func endOfLine(after offset: Int, before limit: Int) -> Int {
        var position = offset
        while position < limit, byte(at: position) == 0x20 || byte(at: position) == 0x09 { position += 1 }
        let isComment = byte(at: position) == 0x2F && byte(at: position + 1) == 0x2F
        if isComment {
            while position < limit, byte(at: position) != 0x0A { position += 1 }
        }
        return isComment || byte(at: position) == 0x0A || byte(at: position) == 0x0D ? position : offset
    }

    /// The first non-empty line from `start`, with its indentation, and the number of empty lines before it.
    fileprivate func firstText(
        from start: Int, before limit: Int
    ) -> (offset: Int, emptyLines: Int, startsLine: Bool) {
        var line = start
        var position = start
        var feeds = 0
        while position < limit {
            let byte = byte(at: position)
            if byte == 0x0A {
                feeds += 1
                line = position + 1
            } else if byte != 0x20, byte != 0x09, byte != 0x0D, byte != 0x3B {
                break
            }
            position += 1
        }
        return (feeds == 0 ? position : line, max(0, feeds - 1), feeds > 0)
    }
}
