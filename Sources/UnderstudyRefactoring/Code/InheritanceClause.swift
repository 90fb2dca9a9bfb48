import UnderstudySyntax

/// The types after the colon of a declaration, in the form in which they are written.
struct InheritanceClause {
    private let source: SourceText
    /// The types.
    let types: [TypeSyntax]
    /// The end of what is in front of the colon.
    private let head: Int

    /// - Parameter head: Where the colon goes if there is none yet.
    init(_ types: InSource<[TypeSyntax]>, after head: Int) {
        source = types.source
        self.types = types.piece
        self.head = head
    }

    /// The edit that adds `names` after `type`, or after the last one.
    func adding(_ names: [String], after type: TypeSyntax? = nil) -> SourceEdit {
        guard let place = type ?? types.last else {
            return SourceEdit(inserting: ": " + names.joined(separator: ", "), at: head, of: source)
        }
        let separator = "," + gap(before: place)
        let text = names.map { separator + $0 }.joined()
        return SourceEdit(inserting: text, at: place.range.upperBound, of: source)
    }

    /// The colon and all types, with `names` after them.
    func text(adding names: [String]) -> String {
        guard let first = types.first, let last = types.last else { return ": " + names.joined(separator: ", ") }
        return ":" + gap(before: first) + source.text(in: first.range.union(last.range))
            + names.map { "," + gap(before: last) + $0 }.joined()
    }

    /// The white space in front of `type`: a line break where it begins a line.
    private func gap(before type: TypeSyntax) -> String {
        let line = source.lines.range(ofLine: source.lines.line(at: type.range.lowerBound))
        let before = source.text(in: ByteRange(start: line.lowerBound, end: type.range.lowerBound))
        return before.allSatisfy { $0 == " " || $0 == "\t" } ? "\n" + before : " "
    }
}
