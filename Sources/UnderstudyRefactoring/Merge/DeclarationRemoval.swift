import UnderstudySemantics
import UnderstudySyntax

/// A protocol that goes, whose members another one takes over.
struct DeclarationRemoval {
    let declaration: ProtocolDeclaration
    /// The lines of its members, and of the comments that were about all of it.
    let text: String
    /// The edit that removes it with the comments above it.
    let edit: SourceEdit
    /// The reason against it.
    let refusal: Refusal?

    init(_ declaration: ProtocolDeclaration) {
        self.declaration = declaration
        let source = declaration.source
        let syntax = declaration.syntax.range
        var line = source.lines.line(at: syntax.lowerBound)
        let first = source.lines.range(ofLine: line)
        let startsLine = source.isBlank(in: ByteRange(start: first.lowerBound, end: syntax.lowerBound))
        var comments: [String] = []
        while startsLine, line > 1, let comment = source.commentLine(line - 1) {
            comments.insert(comment, at: 0)
            line -= 1
        }
        let units = MemberUnits(declaration, around: "")
        let about =
            comments.map { comment in
                units.indentation + (comment.hasPrefix("///") ? String(comment.dropFirst()) : comment)
            } + (units.opening + units.closing).map { units.indentation + source.text(in: $0) }
        let members = units.units.indices.map { number in
            (number > 0 && units.isApart(number - 1, number) ? "\n" : "") + units.units[number].text
        }
        // A comment right above a member would be about that.
        text = (about + (about.isEmpty ? [] : [""]) + members).joined(separator: "\n")
        let start = startsLine ? source.lines.range(ofLine: line).lowerBound : syntax.lowerBound
        var end = source.endOfLine(after: syntax.upperBound, before: source.count)
        if startsLine, source.byte(at: end) == 0x0A { end += 1 }
        // Of the empty lines around it one is enough.
        if startsLine, source.byte(at: end) == 0x0A,
            start == 0 || source.isBlank(in: source.lines.range(ofLine: max(1, line - 1)))
        {
            end += 1
        }
        edit = SourceEdit(source[ByteRange(start: start, end: end)], with: "", .dissolving)
        refusal =
            comments.contains { $0.contains("understudy:") }
            ? Refusal(
                .unmergeable, "a comment above it is for Understudy, and would be lost; remove it",
                at: declaration.location)
            : nil
    }
}

extension SourceText {
    /// The text of a line that is only a comment to the end of the line; `nil` for others.
    fileprivate func commentLine(_ line: Int) -> String? {
        let text = text(in: lines.range(ofLine: line)).drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix("//") else { return nil }
        let end = text.lastIndex { !$0.isWhitespace }
        return end.map { String(text[...$0]) }
    }
}
