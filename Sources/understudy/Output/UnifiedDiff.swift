import UnderstudySyntax

/// Writes the changes of a file in the format of `patch` and `git apply`.
///
/// The edits say where the file changes, so no comparison of whole files is needed.
enum UnifiedDiff {
    /// The number of context lines around a change.
    private static let context = 3

    /// Old lines that become new ones.
    private struct Change {
        /// The lines of the old file, counted from zero.
        var lines: Range<Int>
        var new: [ArraySlice<UInt8>]
    }

    /// The diff of `change`, with paths relative to `folder`; empty if nothing changes.
    ///
    /// Files outside `folder` have absolute paths.
    static func text(_ change: FileChange, from folder: String) -> [UInt8] {
        let old = lines(of: change.old[...])
        let changes = change.isNew ? [Change(lines: 0..<0, new: lines(of: change.new[...]))] : changes(change, old)
        guard !changes.isEmpty else { return [] }
        let path = Path.normalized(Path.join(folder, change.path))
        let name = Path.relative(path, to: Path.normalized(folder)) ?? String(path.drop { $0 == "/" })
        var result = Array(
            """
            --- \(change.isNew ? "/dev/null" : written("a/" + name))
            +++ \(change.isRemoved ? "/dev/null" : written("b/" + name))

            """.utf8)
        var shift = 0
        var index = 0
        while index < changes.count {
            var end = index + 1
            while end < changes.count,
                changes[end].lines.lowerBound - changes[end - 1].lines.upperBound <= 2 * context
            { end += 1 }
            write(Array(changes[index..<end]), of: old, shift: &shift, to: &result)
            index = end
        }
        return result
    }

    /// `name` as both programs read it: in quotes if it contains special characters, followed by a tab if it contains
    /// spaces.
    private static func written(_ name: String) -> String {
        let quote = UInt8(ascii: "\"")
        let backslash = UInt8(ascii: "\\")
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == quote || $0 == backslash || $0 == 0x7F }) else {
            return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
        }
        var bytes = [quote]
        for byte in name.utf8 {
            if byte == quote || byte == backslash {
                bytes += [backslash, byte]
            } else if byte < 0x20 || byte == 0x7F {
                let digits = String(byte, radix: 8)
                bytes += Array(("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes + [quote], as: UTF8.self)
    }

    // MARK: - Hunks

    private static func write(
        _ changes: [Change], of old: [ArraySlice<UInt8>], shift: inout Int, to result: inout [UInt8]
    ) {
        guard let first = changes.first, let last = changes.last else { return }
        let start = max(0, first.lines.lowerBound - context)
        let end = min(old.count, last.lines.upperBound + context)
        let growth = changes.reduce(0) { $0 + $1.new.count - $1.lines.count }
        let counts = (old: end - start, new: end - start + growth)
        result += Array(
            "@@ -\(place(start, counts.old)) +\(place(start + shift, counts.new)) @@\n".utf8)
        shift += growth
        var position = start
        for change in changes {
            for line in old[position..<change.lines.lowerBound] { write(" ", line, to: &result) }
            for line in old[change.lines] { write("-", line, to: &result) }
            for line in change.new { write("+", line, to: &result) }
            position = change.lines.upperBound
        }
        for line in old[position..<end] { write(" ", line, to: &result) }
    }

    private static func place(_ start: Int, _ count: Int) -> String {
        let line = count == 0 ? start : start + 1
        return count == 1 ? "\(line)" : "\(line),\(count)"
    }

    private static func write(_ sign: String, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
        result += Array(sign.utf8)
        result += line
        if line.last != UInt8(ascii: "\n") { result += Array("\n\\ No newline at end of file\n".utf8) }
    }

    // MARK: - Changes

    private static func changes(_ change: FileChange, _ old: [ArraySlice<UInt8>]) -> [Change] {
        var starts: [Int] = []
        var offset = 0
        for line in old {
            starts.append(offset)
            offset += line.count
        }
        var groups: [(lines: Range<Int>, edits: [TextEdit])] = []
        for edit in TextEdit.sorted(change.edits) {
            let first = line(of: edit.range.lowerBound, starts)
            let last = edit.range.isEmpty ? first : line(of: edit.range.upperBound - 1, starts)
            // Text after an edit on its last line may move to another line.
            let end = edit.range.upperBound < offset ? line(of: edit.range.upperBound, starts) : last
            let range = first..<min(old.count, max(last, end) + 1)
            if let known = groups.last, known.lines.upperBound >= range.lowerBound {
                let joined = known.lines.lowerBound..<max(known.lines.upperBound, range.upperBound)
                groups[groups.count - 1] = (joined, known.edits + [edit])
            } else {
                groups.append((range, [edit]))
            }
        }
        return groups.compactMap { group in made(group.lines, by: group.edits, in: old, starts: starts) }.flatMap {
            refined($0, old)
        }
    }

    /// The limit for comparing a change line by line, as old lines times new lines: beyond it, few lines would be
    /// equal, and finding them would take long.
    private static let comparisonLimit = 4_000_000

    /// The parts of `change` that differ, without the equal lines between them.
    private static func refined(_ change: Change, _ old: [ArraySlice<UInt8>]) -> [Change] {
        guard change.lines.count * change.new.count <= comparisonLimit else { return [change] }
        let start = change.lines.lowerBound
        let difference = change.new.difference(from: old[change.lines])
        let removed = Set(difference.removals.map(place(of:)))
        let inserted = Set(difference.insertions.map(place(of:)))
        var parts: [Change] = []
        var (here, there) = (0, 0)
        while here < change.lines.count || there < change.new.count {
            let (first, second) = (here, there)
            while removed.contains(here) { here += 1 }
            while inserted.contains(there) { there += 1 }
            if here > first || there > second {
                parts.append(
                    Change(lines: (start + first)..<(start + here), new: Array(change.new[second..<there])))
            } else {
                here += 1
                there += 1
            }
        }
        return parts
    }

    /// The position of a line of `change` in its own list.
    private static func place(of change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }

    /// The change of `lines` by `edits`, without equal lines at both ends.
    private static func made(
        _ lines: Range<Int>, by edits: [TextEdit], in old: [ArraySlice<UInt8>], starts: [Int]
    ) -> Change? {
        let start = lines.isEmpty ? 0 : starts[lines.lowerBound]
        let bytes = Array(old[lines].joined())
        let moved = edits.map { edit in
            TextEdit(
                ByteRange(start: edit.range.lowerBound - start, end: edit.range.upperBound - start),
                with: edit.replacement)
        }
        guard let applied = try? TextEdit.apply(moved, to: bytes) else { return nil }
        var new = self.lines(of: applied[...])
        var lines = lines
        while let line = new.first, let first = lines.first, old[first] == line {
            new.removeFirst()
            lines = lines.dropFirst()
        }
        while let line = new.last, let last = lines.last, old[last] == line {
            new.removeLast()
            lines = lines.dropLast()
        }
        return lines.isEmpty && new.isEmpty ? nil : Change(lines: lines, new: new)
    }

    private static func line(of offset: Int, _ starts: [Int]) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }
}
