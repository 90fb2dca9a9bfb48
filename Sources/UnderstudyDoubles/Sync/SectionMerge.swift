import UnderstudySyntax

/// What the templates change in a part of a double, carried over to that part as its owner has it: line by line, whatever
/// their order; an `#if` with what is in it counts as one line.
struct SectionMerge {
    /// What to take away.
    private(set) var deleted: [ByteRange] = []
    /// The lines to insert, each run with the line of the file that it comes after, or before, and whether that opens a
    /// brace that they are in.
    private(set) var inserted: [(at: ByteRange, isAfter: Bool, isInside: Bool, lines: [String])] = []
    /// The first line as it has to be, where that changes.
    private(set) var head: (range: ByteRange, text: String)?
    /// Whether everything could be carried over.
    private(set) var isComplete = true

    /// Whether anything changes.
    var hasChanged: Bool { !deleted.isEmpty || !inserted.isEmpty || head != nil }

    /// - Parameters:
    ///   - old: The lines that the templates gave when the part was written.
    ///   - new: The lines that they give today.
    ///   - range: Where the part stands in `source`.
    init(_ old: [String], _ new: [String], _ source: SourceText, _ range: ByteRange) {
        let own = Self.lines(source, range)
        var (before, after) = (Self.items(old), Self.items(new))
        var items = Self.items(own.map { source.text(in: $0) })
        let isMerged = mergeHeads(&before, &after, &items, own)
        let places = Dictionary(items.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
        let anchors = places.merging(items.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        let (stay, were) = (Set(after.map(\.text)), Set(before.map(\.text)))
        if !isMerged { isComplete = false }
        for item in before where !stay.contains(item.text) {
            if item.isBrace {
                isComplete = false
            } else if let place = places[item.text] {
                deleted.append(own[place.lines.lowerBound].union(own[place.lines.upperBound]))
            } else if items.contains(where: { $0.holds(item) }) {
                // Its owner wrote something beside it.
                isComplete = false
            }
        }
        for (position, item) in after.enumerated() where !were.contains(item.text) && places[item.text] == nil {
            if item.isBrace {
                isComplete = false
                continue
            }
            let lines = new[item.lines].map(Self.trimmed)
            // A brace that closes says nothing of where it stands.
            let above = after[..<position].last { $0.isClosing || anchors[$0.text] != nil }
            let below = after[position...].first { anchors[$0.text] != nil }
            if let above, above.isAnchor(of: item, isAbove: true), let place = anchors[above.text],
                were.contains(above.text)
            {
                inserted.append((own[place.lines.upperBound], true, place.opens, lines))
            } else if let below, below.isAnchor(of: item, isAbove: false), let place = anchors[below.text],
                were.contains(below.text)
            {
                inserted.append((own[place.lines.lowerBound], false, false, lines))
            } else {
                isComplete = false
            }
        }
    }

    /// A line, or an `#if` with all that belongs to it.
    private struct Item {
        var text: String
        var lines: ClosedRange<Int>
        /// How many braces are open around it.
        var depth = 0

        /// Whether each line of `other` is in it, with more behind some.
        func holds(_ other: Item) -> Bool {
            let own = text.split(separator: "\n")
            let lines = other.text.split(separator: "\n")
            return own.count == lines.count && zip(own, lines).allSatisfy { $0.hasPrefix($1) }
        }

        /// The line without a comment at its end.
        var code: String {
            guard !isComment, lines.count == 1, let comment = text.firstRange(of: " //") else { return text }
            return String(text[..<comment.lowerBound].reversed().drop { $0 == " " }.reversed())
        }

        var isComment: Bool { text.hasPrefix("//") }

        /// Whether `other` can be inserted next to it.
        ///
        /// What stands above the braces says nothing of what is in them.
        /// Nor does what is in other braces.
        func isAnchor(of other: Item, isAbove: Bool) -> Bool {
            !isClosing && (!isComment || other.isComment) && depth == other.depth - (isAbove && opens ? 1 : 0)
        }

        /// Whether a brace stays open in it.
        var opens: Bool { code.hasSuffix("{") }
        /// Whether it can't go, or come, without another line.
        var isBrace: Bool { opens || isClosing }
        /// Whether it only closes.
        var isClosing: Bool { text == "}" }
    }

    /// Makes the lines that the braces open in the same, and `head` of what differs; gives whether that can be.
    private mutating func mergeHeads(
        _ before: inout [Item], _ after: inout [Item], _ own: inout [Item], _ lines: [ByteRange]
    ) -> Bool {
        guard let old = before.firstIndex(where: \.opens), let new = after.firstIndex(where: \.opens),
            !own.isEmpty
        else { return true }
        if before[old].text == after[new].text { return true }
        guard let first = own.firstIndex(where: { $0.text == before[old].text }) else { return false }
        head = (lines[own[first].lines.lowerBound], after[new].text)
        before[old].text = after[new].text
        own[first].text = after[new].text
        return true
    }

    private static func items(_ lines: [String]) -> [Item] {
        var items: [Item] = []
        var depth = 0
        var braces = 0
        for (index, line) in lines.enumerated() {
            let text = trimmed(line)
            if depth > 0, let last = items.indices.last {
                items[last].text += "\n" + text
                items[last].lines = items[last].lines.lowerBound...index
            } else if !text.isEmpty {
                let item = Item(text: text, lines: index...index, depth: braces - (text == "}" ? 1 : 0))
                items.append(item)
                braces += item.opens ? 1 : item.isClosing ? -1 : 0
            }
            if text.hasPrefix("#if") { depth += 1 }
            if text.hasPrefix("#endif") { depth -= 1 }
        }
        return items
    }

    /// The lines in `range` without their indentation.
    private static func lines(_ source: SourceText, _ range: ByteRange) -> [ByteRange] {
        let layout = FileLayout(source)
        var lines: [ByteRange] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let end = min(layout.lineEnd(offset), range.upperBound)
            var start = offset
            while start < end, source.byte(at: start) <= 0x20 { start += 1 }
            lines.append(ByteRange(start: start, end: max(start, end)))
            offset = max(layout.nextLine(offset), offset + 1)
        }
        return lines
    }

    private static func trimmed(_ line: String) -> String {
        let start = line.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }.reversed())
    }
}
