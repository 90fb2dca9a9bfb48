import UnderstudySyntax

/// The comments of one file that opt protocols in, or keep them whole, in the order of the source.
///
/// Each is read once, when the file is: most files have none.
struct OptInComments: Sendable {
    /// One of them.
    private struct Entry {
        let line: CommentLine
        let comment: OptIn.Comment
        /// What the region asks for that what follows is in; `nil` outside of regions.
        let region: OptIn?
    }

    private let entries: [Entry]

    /// Those of a file without any.
    static let none = OptInComments(entries: [])

    private init(entries: [Entry]) { self.entries = entries }

    /// Finds those of `source`.
    init(in source: SourceText) {
        var offsets = QuickScan.optInWords(in: source)
        if offsets.isEmpty {
            entries = []
            return
        }
        let ends = QuickScan.regionEnds(in: source)
        if !ends.isEmpty { offsets = (offsets + ends).sorted() }
        var entries: [Entry] = []
        var region: OptIn?
        for offset in offsets {
            if let last = entries.last, last.line.range.upperBound > offset { continue }
            let line = source.commentLine(around: offset)
            guard let comment = OptIn.Comment(Substring(source.text(in: line.text))) else { continue }
            if line.form == .whole {
                if case .regionStart(let optIn) = comment { region = optIn }
                if case .regionEnd = comment { region = nil }
            }
            entries.append(Entry(line: line, comment: comment, region: region))
        }
        self.entries = entries
    }

    var isEmpty: Bool { entries.isEmpty }

    /// What the comments of `declaration` ask for; `nil` where there are none.
    func optIn(of declaration: InSource<DeclSyntax>) -> OptIn? {
        if entries.isEmpty { return nil }
        for position in positions(of: declaration) {
            if case .optIn(let optIn) = entries[position].comment { return optIn }
        }
        return nil
    }

    /// What the region around `declaration` asks for: `// sourcery:begin: AutoMockable` … `// sourcery:end`.
    func region(around declaration: InSource<DeclSyntax>) -> OptIn? {
        let next = first(from: declaration.piece.range.lowerBound)
        return next > 0 ? entries[next - 1].region : nil
    }

    /// The reason in one of the comments of `declaration` to keep it whole; `nil` where there is none.
    func keepReason(of declaration: InSource<DeclSyntax>) -> String? {
        if entries.isEmpty { return nil }
        for position in positions(of: declaration) {
            if case .keep(let reason) = entries[position].comment { return reason }
        }
        return nil
    }

    /// Where comments begin that opt in none of `declarations`, though they look as if they did.
    func strays(besides declarations: some Sequence<DeclSyntax>, in source: SourceText) -> [Int] {
        var used: Set<Int> = []
        for declaration in declarations { used.formUnion(positions(of: source[declaration])) }
        return entries.indices.compactMap { position in
            let (line, comment) = (entries[position].line, entries[position].comment)
            switch comment {
            case .optIn where !used.contains(position) && line.form != .inner: return line.range.lowerBound
            case .misspelled where line.form == .whole: return line.range.lowerBound
            default: return nil
            }
        }
    }

    // MARK: - Places

    /// The entries that belong to `declaration`, the nearest first: those between its attributes, those right above it,
    /// and those behind it in the line that opens it.
    private func positions(of declaration: InSource<DeclSyntax>) -> [Int] {
        let (syntax, source) = (declaration.piece, declaration.source)
        let top = source.lineRange(around: syntax.range.lowerBound).lowerBound
        let opening = syntax.opening
        let end = source.lineRange(around: opening).upperBound
        var inside: [Int] = []
        var behind: [Int] = []
        var position = first(from: top)
        let firstInside = position
        while position < entries.count, entries[position].line.range.lowerBound < end {
            let comment = entries[position].line.range
            if comment.lowerBound >= opening {
                let between = ByteRange(start: opening, end: comment.lowerBound)
                if source.holdsOnly("{} \t", in: between) { behind.append(position) }
            } else if comment.lowerBound > syntax.range.lowerBound {
                if entries[position].line.form != .inner { inside.insert(position, at: 0) }
            } else if comment.upperBound <= syntax.range.lowerBound {
                let between = ByteRange(start: comment.upperBound, end: syntax.range.lowerBound)
                if source.holdsOnly(" \t", in: between) { inside.append(position) }
            }
            position += 1
        }
        var above: [Int] = []
        if firstInside > 0 {
            let lowest = entries[0].line.range.lowerBound
            let start = source.startOfComments(above: top, notBelow: lowest)
            position = firstInside - 1
            while position >= 0, entries[position].line.range.lowerBound >= start {
                above.append(position)
                position -= 1
            }
        }
        return inside + above + behind
    }

    /// The position of the first entry that begins at `offset` or later.
    private func first(from offset: Int) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].line.range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension DeclSyntax {
    /// Where its members begin, or its end where it has none.
    fileprivate var opening: Int {
        switch kind {
        case .protocol(let syntax): syntax.members.range.lowerBound
        case .nominal(let syntax): syntax.members.range.lowerBound
        case .extension(let syntax): syntax.members.range.lowerBound
        default: range.upperBound
        }
    }
}

extension SourceText {
    /// Whether every byte in `range` is one of `bytes`.
    fileprivate func holdsOnly(_ bytes: StaticString, in range: ByteRange) -> Bool {
        for offset in range.lowerBound..<range.upperBound
        where !(0..<bytes.utf8CodeUnitCount).contains(where: { bytes.utf8Start[$0] == byte(at: offset) }) {
            return false
        }
        return true
    }
}
