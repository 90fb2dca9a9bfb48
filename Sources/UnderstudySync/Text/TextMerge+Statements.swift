import UnderstudySyntax

/// What all members share is a list of statements, each of which speaks of one member: so it is merged statement by
/// statement, like the members themselves.
///
///     base           ours             fresh           result
///     saves = []     saves = []       saves = []      saves = []
///     finds = []     finds = [] // x  loads = []      loads = []
///                    mine()                           finds = [] // x, with a warning
///                                                     mine()
extension TextMerge {
    /// What can change in the statements of `ours`, and whether that is all; `nil` for what has no statements on lines of
    /// their own.
    ///
    /// - Parameters:
    ///   - bases: What the owner's may have been; the first tells what the owner took away.
    ///   - names: What a statement can speak of.
    ///   - held: The names of what stays as `ours` speaks of it.
    static func merge(
        bases: [TextPart], ours: TextPart, fresh: TextPart, about names: Set<String>, keeping held: Set<String>
    ) -> (replacements: [Replacement], isComplete: Bool)? {
        let before = bases.map { StatementList($0, names) }
        let (own, wanted) = (StatementList(ours, names), StatementList(fresh, names))
        guard own.isLaidOut, wanted.isLaidOut, before.contains(where: \.isList) else { return nil }
        var changes: [ThreeWayMerge.Change] = []
        var replacements: [Replacement] = []
        var isComplete = true
        let words = Set(fresh.words)
        for (index, id) in own.ids.enumerated() where held.isDisjoint(with: id.subject) {
            let today = wanted.index[id]
            let former = before.compactMap { list in list.index[id].map { (list, $0) } }
            if let today, wanted.lines.words[today] == own.lines.words[index] { continue }
            if former.contains(where: { $0.0.lines.words[$0.1] == own.lines.words[index] }) {
                let range = today.map { $0..<($0 + 1) }
                changes.append(ThreeWayMerge.Change(ours: index..<(index + 1), fresh: range ?? 0..<0))
                continue
            }
            guard let (list, place) = former.first else { continue }
            if let today, list.lines.words[place] == wanted.lines.words[today] { continue }
            let (base, ours, fresh) = (list.part(place), own.part(index), today.flatMap(wanted.part))
            if isDone(base: base, ours: ours, fresh: fresh, among: words) { continue }
            guard let base, let ours, let fresh else {
                isComplete = false
                continue
            }
            let merged = merge(base: base, ours: ours, fresh: fresh)
            replacements += merged.replacements
            isComplete = isComplete && merged.isComplete
        }
        changes += insertions(into: own, of: wanted, unlessIn: before)
        replacements += Self.replacements(joined(changes), in: own.lines, from: wanted.lines)
        return (replacements, isComplete)
    }

    /// Whether both have the same statements: their order is that of the protocol, and says nothing.
    static func haveSameStatements(_ left: TextPart, _ right: TextPart) -> Bool {
        let (own, others) = (StatementList(left, []), StatementList(right, []))
        return own.isLaidOut && own.ids.count == others.ids.count && Set(own.lines.words) == Set(others.lines.words)
    }

    /// What is new goes behind the statement that it follows in a fresh double, the first behind what the owner begins with.
    private static func insertions(
        into own: StatementList, of wanted: StatementList, unlessIn former: [StatementList]
    ) -> [ThreeWayMerge.Change] {
        let known = own.ids.indices.dropFirst().first { index in
            former.contains { $0.index[own.ids[index]] != nil }
        }
        var place = known ?? 1
        return wanted.ids.enumerated().compactMap { index, id in
            if let found = own.index[id] {
                if index > 0 { place = min(found + 1, own.ids.count - 1) }
                return nil
            }
            // Its owner took it away.
            if former.first?.index[id] != nil { return nil }
            return ThreeWayMerge.Change(ours: place..<place, fresh: index..<(index + 1))
        }
    }

    /// The changes in order, as one where one follows the other in both texts.
    private static func joined(_ changes: [ThreeWayMerge.Change]) -> [ThreeWayMerge.Change] {
        let sorted = changes.sorted { ($0.ours.lowerBound, $0.ours.count) < ($1.ours.lowerBound, $1.ours.count) }
        return sorted.reduce(into: []) { joined, change in
            guard let last = joined.last, last.ours.upperBound == change.ours.lowerBound,
                last.fresh.isEmpty || change.fresh.isEmpty || last.fresh.upperBound == change.fresh.lowerBound
            else { return joined.append(change) }
            let fresh = [last.fresh, change.fresh].filter { !$0.isEmpty }
            joined[joined.count - 1] = ThreeWayMerge.Change(
                ours: last.ours.lowerBound..<change.ours.upperBound,
                fresh: (fresh.first?.lowerBound ?? 0)..<(fresh.last?.upperBound ?? 0))
        }
    }

    /// The statements of a declaration between the lines that open and close it, and what each speaks of.
    private struct StatementList {
        /// What tells a statement from others: what it speaks of, or else its words.
        struct ID: Hashable {
            var subject: Set<String> = []
            var words: [String] = []
            var number = 0
        }

        /// A line for each statement.
        let lines: Lines
        private(set) var ids: [ID] = []
        private(set) var index: [ID: Int] = [:]

        /// Whether there is a statement between what opens and what closes the declaration.
        var isList: Bool { ids.count > 2 }
        /// Whether each statement begins a line.
        var isLaidOut: Bool { isList && isOnLines }
        private let isOnLines: Bool

        init(_ part: TextPart, _ names: Set<String>) {
            let written = Lines(part)
            isOnLines = written.ranges.count > 1
            let all = written.opened
            let plain = all.statements(level: 1)
            let text = part.source.lines
            let blocks = plain.ranges.indices.dropFirst().dropLast().filter { position in
                let range = plain.ranges[position]
                return text.line(at: range.lowerBound) != text.line(at: range.upperBound)
            }
            let isSwitch = blocks.count == 1 && plain.words[blocks[0]][0].elementsEqual("switch".utf8)
            lines = isSwitch ? all.statements(level: 2) : plain
            for position in lines.ranges.indices {
                // What opens the declaration stands for itself.
                var id = ID()
                if position > 0 {
                    let words = part.source.tokenTexts(in: lines.ranges[position])
                    id.subject = names.intersection(words)
                    if id.subject.isEmpty { id.words = words }
                }
                while index[id] != nil { id.number += 1 }
                index[id] = position
                ids.append(id)
            }
        }

        func part(_ position: Int) -> TextPart? { lines.part(position..<(position + 1)) }
    }
}

extension TextMerge.Lines {
    /// The same, but for a declaration on one line: that is what opens it, what it does, and the brace that closes it.
    fileprivate var opened: TextMerge.Lines {
        guard ranges.count == 1 else { return self }
        let tokens = whole.source.tokenRanges(in: whole.piece)
        let texts = tokens.map(whole.source.text(in:))
        guard let open = texts.firstIndex(of: "{"), let close = tokens.indices.last, open + 1 < close,
            texts[close] == "}"
        else { return self }
        let opening = ByteRange(start: whole.piece.lowerBound, end: tokens[open].upperBound)
        return TextMerge.Lines(
            whole, at: [opening, tokens[open + 1].union(tokens[close - 1]), tokens[close]])
    }

    /// The same, with what stands inside of `level` braces as a line for each statement.
    fileprivate func statements(level: Int) -> TextMerge.Lines {
        var depth = 0
        var isOpen = false
        return joining { range, line in
            let tokens = whole.source.tokenTexts(in: range)
            let closes = line[0].first.map { "})]".utf8.contains($0) } ?? false
            let directive = Directive(line[0])
            let endsBranch = directive?.endsBranch ?? false
            let before = depth - (closes || endsBranch ? 1 : 0)
            for token in tokens {
                if token == "{" || token == "(" || token == "[" { depth += 1 }
                if token == "}" || token == ")" || token == "]" { depth -= 1 }
            }
            depth += directive?.depth ?? 0
            defer { isOpen = isOpen || depth == 1 && tokens.last == "{" }
            return !isOpen || before > level || before == level && (closes || endsBranch)
        }
    }
}
