import UnderstudySyntax

/// Reads a file as a list of items, so that each byte belongs to one, or is white space between two.
///
/// A comment belongs to the declaration that it is on a line with, or right above; a blank line sets it apart, as one of
/// its own. An import owns no comment above it: that is the file's.
struct MergeReader {
    private let source: SourceText

    /// The items of a file; `nil` where it is not Swift.
    static func list(of source: SourceText) -> MergeList? {
        let file = Parser.parse(source)
        guard file.diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
        return MergeReader(source: source).list(file.declarations, in: source.range)
    }

    /// The items in `range`; `nil` where something is between two declarations that is neither.
    private func list(_ declarations: [DeclSyntax], in range: ByteRange) -> MergeList? {
        var items = Items(source: source, end: range.lowerBound)
        for (index, declaration) in declarations.enumerated() {
            let place = declaration.range.lowerBound
            guard var blocks = commentBlocks(from: items.end, to: place) else { return nil }
            var own = place
            if let last = blocks.last {
                let lines = lineCount(last.upperBound, place)
                if lines == 0 || lines == 1 && !declaration.isImport { own = blocks.removeLast().lowerBound }
            }
            for block in blocks { items.addComment(block) }
            let next = index + 1 < declarations.count ? declarations[index + 1].range.lowerBound : nil
            let whole = ByteRange(start: own, end: end(of: declaration, before: next ?? range.upperBound, next == nil))
            items.add(whole, MergeKey(source[declaration]), content(declaration, whole), source[declaration])
        }
        guard let blocks = commentBlocks(from: items.end, to: range.upperBound) else { return nil }
        for block in blocks { items.addComment(block) }
        return MergeList(items: items.all, tail: source.text(in: ByteRange(start: items.end, end: range.upperBound)))
    }

    /// The items so far, and where the last one ends.
    private struct Items {
        let source: SourceText
        var all: [MergeItem] = []
        var end: Int

        init(source: SourceText, end: Int) { (self.source, self.end) = (source, end) }

        mutating func addComment(_ range: ByteRange) {
            add(range, .comment, .text(MergeText(source[range])), nil)
        }

        mutating func add(
            _ range: ByteRange, _ key: MergeKey, _ content: MergeItem.Content, _ declaration: InSource<DeclSyntax>?
        ) {
            let lead = source.text(in: ByteRange(start: end, end: range.lowerBound))
            all.append(MergeItem(key, lead: lead, content, declaration, source[range]))
            end = range.upperBound
        }
    }

    // MARK: - Blocks

    /// A type, an extension or an `#if` as its lists; everything else as its text.
    private func content(_ declaration: DeclSyntax, _ whole: ByteRange) -> MergeItem.Content {
        var sections: [MergeItem.Section] = []
        var start = whole.lowerBound
        for part in parts(of: declaration) {
            let limit = part.members.first?.range.lowerBound ?? part.end
            let head = trailingEnd(part.start, before: limit, part.members.isEmpty)
            guard start < head, head <= part.end,
                let list = list(part.members, in: ByteRange(start: head, end: part.end))
            else { return .text(MergeText(source[whole])) }
            sections.append(
                MergeItem.Section(head: MergeText(source[ByteRange(start: start, end: head)]), list: list))
            start = part.end
        }
        if sections.isEmpty { return .text(MergeText(source[whole])) }
        return .block(sections, end: MergeText(source[ByteRange(start: start, end: whole.upperBound)]))
    }

    /// What a declaration holds: the members, and where the text of each part of them starts and ends.
    private func parts(of declaration: DeclSyntax) -> [(members: [DeclSyntax], start: Int, end: Int)] {
        let block: MemberBlockSyntax? =
            switch declaration.kind {
            case .nominal(let nominal): nominal.members
            case .extension(let extended): extended.members
            case .protocol(let declared): declared.members
            default: nil
            }
        if let block { return [(block.members, block.range.lowerBound + 1, block.range.upperBound - 1)] }
        guard case .conditional(let clauses) = declaration.kind else { return [] }
        let ends =
            clauses.dropFirst().map(\.keyword.lowerBound) + [
                declaration.range.upperBound - Directive.end.rawValue.utf8.count
            ]
        return zip(clauses, ends).map { ($0.members, $0.clause.upperBound, $1) }
    }

    // MARK: - Comments

    /// Where a declaration ends with its semicolon and the comment on its line.
    private func end(of declaration: DeclSyntax, before limit: Int, _ isLast: Bool) -> Int {
        var (end, place) = (declaration.range.upperBound, declaration.range.upperBound)
        while place < limit, source.byte(at: place) <= 0x20 || source.byte(at: place) == UInt8(ascii: ";") {
            place += 1
            if source.byte(at: place - 1) > 0x20 { end = place }
        }
        return trailingEnd(end, before: limit, isLast)
    }

    /// Where the comments end that follow on the line of `start`, unless code follows them there.
    private func trailingEnd(_ start: Int, before limit: Int, _ isLast: Bool) -> Int {
        guard start <= limit, let comments = source.comments(in: ByteRange(start: start, end: limit)) else {
            return start
        }
        var end = start
        for comment in comments where lineCount(end, comment.lowerBound) == 0 { end = comment.upperBound }
        return isLast || lineCount(end, limit) > 0 ? end : start
    }

    /// The comments of a gap, those that no blank line parts as one; `nil` where it holds anything else.
    private func commentBlocks(from start: Int, to end: Int) -> [ByteRange]? {
        guard start <= end else { return nil }
        return source.comments(in: ByteRange(start: start, end: end))?.reduce(into: []) { blocks, comment in
            if let last = blocks.last, lineCount(last.upperBound, comment.lowerBound) <= 1 {
                blocks[blocks.count - 1] = last.union(comment)
            } else {
                blocks.append(comment)
            }
        }
    }

    /// How many lines end between two offsets.
    private func lineCount(_ start: Int, _ end: Int) -> Int {
        let bytes = source.bytes(in: ByteRange(start: start, end: max(start, end)))
        let feeds = bytes.count { $0 == 0x0A }
        return feeds > 0 ? feeds : bytes.count { $0 == 0x0D }
    }
}

extension DeclSyntax {
    fileprivate var isImport: Bool { if case .import = kind { true } else { false } }
}
