import UnderstudySemantics
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

    /// Whether new text in `source` names a type that nothing of it named.
    func nameNews(to source: SourceText) -> Bool {
        !source.newTypeNames(in: files.filter { $0.source === source }.flatMap(\.edits)).isEmpty
    }

    /// Whether some of `part` changes already.
    func changes(_ part: TextPart) -> Bool {
        files.contains { file in
            file.source === part.source
                && (file.edits.map(\.range) + file.deletions + file.lines).contains {
                    $0.lowerBound < part.piece.upperBound && part.piece.lowerBound < $0.upperBound
                }
        }
    }

    /// Puts `text` in the place of `part`; inserts where that is empty.
    mutating func replace(_ part: TextPart, with text: String) {
        files[position(of: part)].edits.append(TextEdit(part.piece, with: text))
    }

    /// Makes a replacement in the manner of the file, in a declaration that starts at `start`.
    mutating func apply(_ replacement: Replacement, in manner: SourceIndentation, at start: Int) {
        replace(
            manner.source[replacement.range],
            with: manner.text(
                of: replacement.text, indentedBy: replacement.indentation, base: manner.layout.indentation(at: start)))
    }

    /// Takes `part` away; what is to be taken away may overlap.
    mutating func delete(_ part: TextPart) {
        files[position(of: part)].deletions.append(part.piece)
    }

    /// Takes the lines of `part` away, with the blank line that set them apart.
    mutating func deleteLines(_ part: TextPart) {
        let (layout, range) = (FileLayout(part.source), part.piece)
        guard layout.isAlone(range) else { return delete(part) }
        let start = layout.lineStart(range.lowerBound)
        let end = layout.nextLine(max(range.lowerBound, range.upperBound - 1))
        files[position(of: part)].lines.append(ByteRange(start: start, end: end))
    }

    /// Whole lines that go, with the blank line that set them apart.
    private static func withBlank(_ lines: TextPart) -> ByteRange {
        let layout = FileLayout(lines.source)
        var (start, end) = (lines.piece.lowerBound, lines.piece.upperBound)
        let isBlankAfter = end >= lines.source.count || layout.isBlankLine(end)
        let isBlankBefore = start > 0 && layout.isBlankLine(start - 1)
        if isBlankBefore, isBlankAfter || closes(layout, end) {
            start = layout.lineStart(start - 1)
        } else if isBlankAfter, end < lines.source.count, start > 0, opens(layout, start - 1) {
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
            replace(source[ByteRange(at: line)], with: text + newline)
        } else {
            let inner = ByteRange(start: block.lowerBound + 1, end: brace)
            var place = source.isBlank(in: inner) ? inner : ByteRange(at: brace)
            // No blanks are left at the end of what stands in the line of the brace.
            while source.byte(at: place.lowerBound - 1) == UInt8(ascii: " ") {
                place = ByteRange(start: place.lowerBound - 1, end: brace)
            }
            replace(source[place], with: newline + text + newline + manner.outer)
            let first = block.lowerBound + 1
            guard line <= block.lowerBound, place.lowerBound > first, source.byte(at: first) == UInt8(ascii: " ") else {
                return
            }
            // What stood between braces in one line opens like what is written below it.
            replace(source[ByteRange(start: first, end: first + 1)], with: newline + manner.inner)
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

    private mutating func position(of part: TextPart) -> Int {
        if let found = files.firstIndex(where: { $0.source === part.source }) { return found }
        files.append(Changes(source: part.source))
        return files.count - 1
    }

    /// The edits of each file, none overlapping another.
    func finished() -> [FileEdits] {
        files.map { changes in
            let lines = Self.merged(changes.lines).reduce(into: [ByteRange]()) { blocks, lines in
                // The blank line between may have gone with what stood before.
                let isNext = blocks.last.map { $0.end >= lines.start } ?? false
                let block = isNext ? blocks.removeLast().union(lines) : lines
                blocks.append(Self.withBlank(changes.source[block]))
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
