import UnderstudyDoubles
import UnderstudySyntax

/// The lines that stand for members in a double, found once.
struct ConversionPlaces {
    private var ranges: [String: [ByteRange]] = [:]

    init() {}

    init(in block: ByteRange, of source: SourceText) {
        guard MemberPlace.isLeft(in: source.text(in: block)) else { return }
        let layout = FileLayout(source)
        for number in source.lines.line(at: block.lowerBound)...source.lines.line(at: block.upperBound) {
            let line = source.lines.range(ofLine: number).lowerBound
            let start = line + layout.indentation(at: layout.lineEnd(line)).utf8.count
            let range = ByteRange(start: start, end: layout.lineEnd(line))
            if let name = MemberPlace.name(in: source.text(in: range)) { ranges[name, default: []].append(range) }
        }
    }

    /// The next place of a member called `name`, with labels: each is for one of the members of that name.
    mutating func take(_ name: String) -> ByteRange? {
        guard let next = ranges[name]?.first else { return nil }
        ranges[name]?.removeFirst()
        return next
    }
}

/// Members that are written where a conversion took their owner's away.
extension DoubleMerge {
    /// Writes `unit` in the place that is kept for it, in the body of the type.
    ///
    /// - Returns: Where that is; `nil` where there is none.
    mutating func writeAtPlace(_ unit: RenderedDouble.Unit) -> ByteRange? {
        guard unit.branches.isEmpty, let place = places.take(unit.name) else { return nil }
        let manner = SourceIndentation(of: body, 0)
        let base = manner.layout.indentation(at: place.lowerBound)
        let isApart = unit.lines.count > 1
        let start = manner.layout.lineStart(place.lowerBound)
        let above = isApart && !isEdge(start - 1, "{") ? manner.newline : ""
        let next = manner.layout.nextLine(place.upperBound)
        // Another place gets a blank line above itself.
        let isNext = MemberPlace.isLeft(
            in: manner.source.text(in: manner.source.lines.range(ofLine: manner.source.lines.line(at: next))))
        let below = isApart && !isNext && !isEdge(next, "}") ? manner.newline : ""
        edits.replace(
            manner.source[ByteRange(start: start, end: place.upperBound)],
            with: above + base + manner.text(unit.lines, base: base) + below)
        return place
    }

    /// Whether the line of `offset` is blank, or the brace of a container stands at it.
    func isEdge(_ offset: Int, _ brace: String, of container: Int = 0) -> Bool {
        let source = body.containers[container].source
        let layout = FileLayout(source)
        let line = ByteRange(start: layout.lineStart(offset), end: layout.lineEnd(offset))
        let block = body.containers[container].block
        let edge = brace == "{" ? block.lowerBound : block.upperBound - 1
        return source.isBlank(in: line) || line.lowerBound <= edge && edge <= line.upperBound
    }
}
