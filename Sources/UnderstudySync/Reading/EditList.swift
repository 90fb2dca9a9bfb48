import UnderstudySyntax

/// Edits of several files, gathered in any order.
struct EditList {
    /// What is to become of one file.
    private struct Changes {
        let source: SourceText
        var edits: [TextEdit] = []
        var deletions: [ByteRange] = []
        var lines: [ByteRange] = []
    }

    private var files: [Changes] = []

    /// Whether nothing is to change.
    var isEmpty: Bool { files.isEmpty }

    /// Puts `text` in the place of `range`; inserts where that is empty.
    mutating func replace(_ range: ByteRange, with text: String, in source: SourceText) {
        files[position(of: source)].edits.append(TextEdit(range, with: text))
    }

    /// Makes a replacement in the manner of the file, in a declaration that starts at `start`.
    mutating func apply(_ replacement: Replacement, in manner: SourceIndentation, at start: Int) {
        replace(
            replacement.range,
            with: manner.text(
                of: replacement.text, indentedBy: replacement.indentation, base: manner.layout.indentation(at: start)),
            in: manner.source)
    }

    /// Takes `range` away; ranges to take away may overlap.
    mutating func delete(_ range: ByteRange, in source: SourceText) {
        files[position(of: source)].deletions.append(range)
    }

    /// Takes the lines of `range` away, with the blank line that set them apart.
    mutating func deleteLines(_ range: ByteRange, in source: SourceText) {
        let layout = FileLayout(source)
        guard layout.isAlone(range) else { return delete(range, in: source) }
        let start = layout.lineStart(range.lowerBound)
        let end = layout.nextLine(max(range.lowerBound, range.upperBound - 1))
        files[position(of: source)].lines.append(ByteRange(start: start, end: end))
    }

    /// Whole lines that go, with the blank line that set them apart.
    private static func withBlank(_ lines: ByteRange, _ source: SourceText) -> ByteRange {
        let layout = FileLayout(source)
        var (start, end) = (lines.lowerBound, lines.upperBound)
        let isBlankAfter = end >= source.count || layout.isBlankLine(end)
        let isBlankBefore = start > 0 && layout.isBlankLine(start - 1)
        if isBlankBefore, isBlankAfter || closes(layout, end) {
            start = layout.lineStart(start - 1)
        } else if isBlankAfter, end < source.count, start > 0, opens(layout, start - 1) {
            end = layout.nextLine(end)
        }
        return ByteRange(start: start, end: end)
    }

    /// `ranges` in order, those that touch each other as one.
    private static func merged(_ ranges: [ByteRange]) -> [ByteRange] {
        var merged: [ByteRange] = []
        for range in ranges.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            if let last = merged.last, range.start <= last.end {
                merged[merged.count - 1] = last.union(range)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// Writes `parts` as the last lines in the braces `block`, each below a blank line where it is set apart.
    mutating func append(
        _ parts: [(lines: [String], isSetApart: Bool)], to block: ByteRange, in manner: SourceIndentation
    ) {
        let (source, newline) = (manner.source, manner.newline)
        let text = parts.map { lines, isSetApart in
            (isSetApart ? newline : "") + manner.inner + manner.text(lines, base: manner.inner)
        }.joined(separator: newline)
        let brace = block.upperBound - 1
        let line = manner.layout.lineStart(brace)
        if line > block.lowerBound, source.isBlank(in: ByteRange(start: line, end: brace)) {
            replace(ByteRange(at: line), with: text + newline, in: source)
        } else {
            let inner = ByteRange(start: block.lowerBound + 1, end: brace)
            let place = source.isBlank(in: inner) ? inner : ByteRange(at: brace)
            replace(place, with: newline + text + newline + manner.outer, in: source)
        }
    }

    private static func closes(_ layout: FileLayout, _ offset: Int) -> Bool {
        var start = offset
        while layout.source.byte(at: start) == 0x20 || layout.source.byte(at: start) == 0x09 { start += 1 }
        return layout.source.byte(at: start) == UInt8(ascii: "}") || layout.source.byte(at: start) == UInt8(ascii: "#")
    }

    private static func opens(_ layout: FileLayout, _ offset: Int) -> Bool {
        var end = layout.lineEnd(offset)
        while end > 0, layout.source.byte(at: end - 1) == 0x20 { end -= 1 }
        return end > 0 && layout.source.byte(at: end - 1) == UInt8(ascii: "{")
    }

    private mutating func position(of source: SourceText) -> Int {
        if let found = files.firstIndex(where: { $0.source === source }) { return found }
        files.append(Changes(source: source))
        return files.count - 1
    }

    /// The edits of each file, none overlapping another.
    func finished() -> [FileEdits] {
        files.map { changes in
            let lines = Self.merged(changes.lines).reduce(into: [ByteRange]()) { blocks, lines in
                // The blank line between may have gone with what stood before.
                let isNext = blocks.last.map { $0.end >= lines.start } ?? false
                let block = isNext ? blocks.removeLast().union(lines) : lines
                blocks.append(Self.withBlank(block, changes.source))
            }
            let merged = Self.merged(changes.deletions + lines)
            let moved = changes.edits.map { edit -> TextEdit in
                let around = merged.first { $0.start < edit.range.start && edit.range.end < $0.end }
                guard let around, edit.range.isEmpty else { return edit }
                return TextEdit(ByteRange(at: around.lowerBound), with: edit.replacement)
            }
            return FileEdits(source: changes.source, edits: moved + merged.map { TextEdit($0, with: "") })
        }
    }
}
