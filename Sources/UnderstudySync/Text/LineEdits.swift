import UnderstudySyntax

/// The edits of whole lines by which one text becomes another.
struct LineEdits {
    /// The edits, in order.
    let all: [TextEdit]

    init(from old: SourceText, to new: SourceText) {
        func lines(_ source: SourceText) -> [ByteRange] {
            (1...max(1, source.lines.count)).map { source.lines.range(ofLine: $0) }
        }
        let (before, after) = (lines(old), lines(new))
        let changes = ThreeWayMerge.changes(
            base: before.map { old.bytes(in: $0) }, ours: before.map { old.bytes(in: $0) },
            fresh: after.map { new.bytes(in: $0) }
        ).changes
        all = changes.map { change in
            let start = change.ours.lowerBound < before.count ? before[change.ours.lowerBound].lowerBound : old.count
            let end = change.ours.isEmpty ? start : before[change.ours.upperBound - 1].upperBound
            let range = ByteRange(start: start, end: end)
            let text = change.fresh.map { new.text(in: after[$0]) }.joined()
            return TextEdit(range, with: text)
        }
    }
}
