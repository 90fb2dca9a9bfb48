/// The white space between the items of a merged list: that of the side which has the same two items one after the
/// other, and at least what keeps them apart.
struct MergeLayout {
    let base: MergeList
    let ours: MergeList
    let theirs: MergeList
    /// The line that opens the list; `nil` for a file.
    let head: MergeText?
    let newline: String

    /// The list of `items`, each with its place in both versions.
    func list(_ items: [(node: MergeNodes.Node, item: MergeItem)]) -> MergeList {
        var list = MergeList()
        var last: (node: MergeNodes.Node, item: MergeItem)?
        for next in items {
            list.items.append(next.item.with(lead: lead(of: next, after: last)))
            last = next
        }
        list.tail = tail(after: last)
        // What stood between braces in one line opens like what is below it.
        let breaks = list.items.contains { hasLine($0.lead) }
        if head != nil, breaks, let first = list.items.first, !hasLine(first.lead) {
            list.items[0] = first.with(lead: newline + indentation)
        }
        return list
    }

    private func lead(
        of next: (node: MergeNodes.Node, item: MergeItem), after last: (node: MergeNodes.Node, item: MergeItem)?
    ) -> String {
        let places = [(ours, next.node.ours, last?.node.ours), (theirs, next.node.theirs, last?.node.theirs)]
            .compactMap { list, place, before in place.map { (list: list, place: $0, before: before) } }
        let same = places.first { $0.place == 0 ? last == nil : $0.before == $0.place - 1 }
        let lead =
            if let same {
                same.list.items[same.place].lead
            } else if last == nil {
                ours.items.first?.lead ?? next.item.lead
            } else {
                places.lazy.filter { $0.place > 0 }.map { $0.list.items[$0.place].lead }.first(where: hasLine)
                    ?? newline + (last.map { isSetApart($0.item, next.item) } ?? false ? newline : "") + indentation
            }
        // An import has no comment above it that a blank line would have to set apart.
        let most = same != nil && next.item.isImport ? 1 : 2
        return text(lead, lines: min(most, linesNeeded(between: last?.item, next.item)))
    }

    /// Whether a blank line is usual between two items.
    private func isSetApart(_ last: MergeItem, _ next: MergeItem) -> Bool {
        last.isImport != next.isImport || [last, next].contains { $0.text.contains(where: \.isNewline) }
    }

    /// How many lines have to end between two items, so that they are read as two.
    private func linesNeeded(between last: MergeItem?, _ next: MergeItem) -> Int {
        guard let last else {
            guard let head else { return 0 }
            return next.isComment || head.endsWithComment ? 1 : 0
        }
        if last.isComment { return 2 }
        return last.words.last == ";" ? 0 : 1
    }

    private func tail(after last: (node: MergeNodes.Node, item: MergeItem)?) -> String {
        guard let last else {
            return [ours, theirs, base].first { $0.items.isEmpty }?.tail ?? base.tail
        }
        let isLast = [(ours, last.node.ours), (theirs, last.node.theirs)].map { $0.1 == $0.0.items.count - 1 }
        let isOurs = isLast[0] ? !isLast[1] || ours.tail != base.tail : !isLast[1]
        let tail = isOurs ? ours.tail : theirs.tail
        return text(tail, lines: head != nil && (last.item.isComment || last.item.endsWithComment) ? 1 : 0)
    }

    /// White space with at least so many ends of lines.
    private func text(_ white: String, lines: Int) -> String {
        let count = white.utf8.count { $0 == UInt8(ascii: "\n") }
        let missing = newline == "\r" ? 0 : lines - count
        if missing <= 0 { return white }
        return String(repeating: newline, count: missing) + (count == 0 ? indentation : white)
    }

    private func hasLine(_ white: String) -> Bool { white.utf8.contains { $0 == UInt8(ascii: "\n") } }

    /// The white space that the items of the list start with.
    private var indentation: String {
        let lead = (ours.items + theirs.items).lazy.map(\.lead).first(where: hasLine) ?? ""
        return String(String.UnicodeScalarView(lead.unicodeScalars.reversed().prefix { $0 != "\n" }))
    }
}
