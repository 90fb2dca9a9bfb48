import UnderstudySyntax

/// The bytes of a member with its storage and its mark, where they stand together.
struct UnitRegion {
    let range: ByteRange
    /// Whether the line that names the member is among them.
    let hasMark: Bool

    /// `nil` where the parts stand apart.
    init?(_ place: UnitPlace, _ unit: RenderedUnit, _ body: DoubleBody) {
        let parts = (place.beside + [place.main]).map { body.entries[$0] }.sorted {
            $0.syntax.range.start < $1.syntax.range.start
        }
        let source = body.source(place.main)
        for (left, right) in zip(parts, parts.dropFirst()) {
            guard left.container == right.container, left.conditions == right.conditions,
                source.isBlank(
                    in: ByteRange(start: left.syntax.range.upperBound, end: right.syntax.range.lowerBound))
            else { return nil }
        }
        let mark = Self.mark(above: place, unit, body)
        let start = mark?.lowerBound ?? parts[0].syntax.range.lowerBound
        range = ByteRange(start: start, end: parts[parts.count - 1].syntax.range.upperBound)
        hasMark = mark != nil
    }

    /// Whether the only comments in `text` name members.
    static func holdsOnlyMarks(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).allSatisfy { line in
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            return trimmed.hasPrefix("// MARK: ") || !trimmed.contains("//")
        }
    }

    /// The line that names the member, right above its first part, or above the member where its storage stands apart.
    static func mark(above place: UnitPlace, _ unit: RenderedUnit, _ body: DoubleBody) -> ByteRange? {
        guard let mark = unit.mark else { return nil }
        let source = body.source(place.main)
        let parts = (place.beside + [place.main]).filter { body.source($0) === source }
        let first = parts.map { body.entries[$0].syntax.range.lowerBound }.min() ?? 0
        let layout = FileLayout(source)
        return [first, body.entries[place.main].syntax.range.lowerBound].lazy.compactMap { start in
            layout.commentLines(above: start).first.flatMap { source.text(in: $0) == mark ? $0 : nil }
        }.first
    }
}
