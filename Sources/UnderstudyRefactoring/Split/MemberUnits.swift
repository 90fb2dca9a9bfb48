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
    /// The white space in front of members.
    let indentation: String
    /// Comments of the protocol itself in its head, and at the end of its first line.
    let opening: [ByteRange]
    /// Those at the end of its last line.
    let closing: [ByteRange]
    private let source: SourceText
    /// For each member the number of empty lines, or several, in front of it and of the ones before it.
    private var sections: [Int] = []

    init(_ declaration: ProtocolDeclaration, around outer: String) {
        source = declaration.source
        let block = declaration.details.members
        let start = block.range.isEmpty ? declaration.syntax.range.upperBound : block.range.lowerBound + 1
        let found = MemberText.all(block.members, after: start, in: source)
        let text = source
        indentation =
            found.first(where: \.startsLine).map { text.whiteSpace(at: $0.range.lowerBound) } ?? outer + "    "
        (opening, closing) = source.comments(of: declaration, members: found.first?.range.lowerBound ?? start)
        let end = block.members.last?.range.upperBound ?? start
        let loose = Self.trimmed(String(source.looseText(after: end, in: block.range)))
        var section = 0
        for (number, entry) in found.enumerated() {
            var text = self.text(of: entry)
            // Comments after the last member stay after it.
            if number == found.count - 1, !loose.isEmpty { text += "\n" + loose }
            if entry.isApart, number > 0 { section += 1 }
            sections.append(section)
            units.append(
                MemberUnit(
                    syntax: entry.member, text: text, requirements: Requirement.gather(source[[entry.member]])))
        }
    }

    /// Whether an empty line is between two members.
    func isApart(_ first: Int, _ second: Int) -> Bool { sections[first] != sections[second] }

    /// A requirement's own lines, for one that has to leave others in the same declaration.
    func text(of requirement: Requirement) -> String { indentation + requirement.text }

    /// One clause of `#if` with some of its members.
    func text(of clause: ConditionalClauseSyntax, _ members: [DeclSyntax]) -> String {
        let chosen = Set(members.map(\.range))
        let lines = MemberText.all(clause.members, after: clause.clause.upperBound, in: source)
            .filter { chosen.contains($0.member.range) }.map(text(of:))
        return ([indentation + source.compactText(in: clause.clause)] + lines + [indentation + Directive.end.rawValue])
            .joined(separator: "\n")
    }

    private func text(of entry: MemberText) -> String {
        let text = source.text(in: entry.range)
        return entry.startsLine ? text : indentation + text
    }

    private static func trimmed(_ text: String) -> String {
        text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
    }
}

/// The lines of one member: comments above, the declaration, and a comment after it.
private struct MemberText {
    let member: DeclSyntax
    let range: ByteRange
    let startsLine: Bool
    /// Whether an empty line is in front of it.
    let isApart: Bool

    /// Those of `members`, the first of which follows `start`.
    static func all(_ members: [DeclSyntax], after start: Int, in source: SourceText) -> [MemberText] {
        var end = start
        return members.map { member in
            let limit = member.range.lowerBound
            let first = source.firstText(from: source.endOfLine(after: end, before: limit), before: limit)
            end = member.range.upperBound
            let last = source.endOfLine(after: end, before: source.count)
            return MemberText(
                member: member, range: ByteRange(start: first.offset, end: last), startsLine: first.startsLine,
                isApart: first.emptyLines > 0)
        }
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

    /// The comments of a protocol that belong to none of its members, the first of which begins at `members`.
    fileprivate func comments(
        of declaration: ProtocolDeclaration, members: Int
    ) -> (opening: [ByteRange], closing: [ByteRange]) {
        let (whole, block) = (declaration.syntax.range, declaration.details.members.range)
        let opening = block.isEmpty ? whole.upperBound : block.lowerBound + 1
        let head = ByteRange(
            start: whole.lowerBound, end: min(endOfLine(after: opening, before: count), max(members, opening)))
        let tail = ByteRange(start: whole.upperBound, end: endOfLine(after: whole.upperBound, before: count))
        return (comments(in: head), comments(in: tail))
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
