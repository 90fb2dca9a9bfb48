import UnderstudySyntax

/// Merges what is declared in three texts: as it was rendered, as it stands in the file, and as it is rendered today.
struct TextMerge {
    /// Whether `ours` is one declaration still, once `replacements` are made that make it follow `fresh`.
    static func isReadable(_ ours: TextPart, _ replacements: [Replacement], like fresh: TextPart) -> Bool {
        guard let result = result(ours, replacements) else { return false }
        let whole = result[result.range]
        guard Lines(whole).hasWholeConditions, let words = OperandWords(whole) else { return false }
        return words.isTaken && words.areTaken(likeIn: [ours, fresh])
    }

    /// `ours` alone, once `replacements` are made; `nil` where they overlap.
    private static func result(_ ours: TextPart, _ replacements: [Replacement]) -> SourceText? {
        let edits = replacements.map { TextEdit($0.range, with: $0.text) }
        guard let bytes = try? TextEdit.apply(edits, to: ours.source.bytes) else { return nil }
        let growth = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
        let end = ours.piece.upperBound + growth
        return SourceText(path: "", bytes: Array(bytes[ours.piece.lowerBound..<end]))
    }

    /// What has to change in `ours`; `nil` where its owner changed the same.
    ///
    /// Lines are compared first: a line of the owner's keeps its place among those that change. Only where both sides
    /// changed the same line its tokens are compared.
    static func replacements(base: TextPart, ours: TextPart, fresh: TextPart) -> [Replacement]? {
        let (replacements, isComplete) = merge(base: base, ours: ours, fresh: fresh)
        return isComplete ? replacements : nil
    }

    /// What can change in `ours`, and whether that is all: a line that its owner changed as well stays.
    static func merge(
        base: TextPart, ours: TextPart, fresh: TextPart
    ) -> (replacements: [Replacement], isComplete: Bool) {
        if base.isSame(as: fresh) || ours.holds(fresh) { return ([], true) }
        let lines = [Lines(base), Lines(ours), Lines(fresh)]
        let ledger = TokenLedger(MergeText(base), ours: MergeText(ours), theirs: MergeText(fresh))
        var best: (replacements: [Replacement], isComplete: Bool)?
        for lines in manners(of: lines) {
            let found = merge(base: lines[0], ours: lines[1], fresh: lines[2])
            guard let merged = result(ours, found.replacements), Lines(merged[merged.range]).hasWholeConditions else {
                continue
            }
            if !found.isComplete {
                best = best ?? found
            } else if ledger.hasAll(in: MergeText(merged[merged.range])) {
                return found
            }
        }
        return best ?? ([], false)
    }

    /// The first of the owner's lines that today's text changes as well.
    static func conflict(base: TextPart, ours: TextPart, fresh: TextPart) -> ByteRange? {
        let lines = [Lines(base), Lines(ours), Lines(fresh)]
        let conflicts = ThreeWayMerge.changes(base: lines[0].words, ours: lines[1].words, fresh: lines[2].words)
            .conflicts
        return conflicts.lazy.compactMap { lines[1].part($0.ours)?.piece }.first
    }

    /// What counts as a line, in the order in which it is tried: of several conditions, the lines that open and close them
    /// are told apart only by what is in them.
    private static func manners(of lines: [Lines]) -> [[Lines]] {
        let count = lines.map(\.conditionCount).max() ?? 0
        if count == 0 { return [lines] }
        let joined = lines.map(\.joined)
        return count > 1 ? [joined, lines] : [lines, joined]
    }

    private static func merge(
        base before: Lines, ours own: Lines, fresh wanted: Lines
    ) -> (replacements: [Replacement], isComplete: Bool) {
        let (changes, conflicts) = ThreeWayMerge.changes(base: before.words, ours: own.words, fresh: wanted.words)
        var replacements = replacements(changes, in: own, from: wanted)
        var isComplete = true
        let words = conflicts.isEmpty ? [] : Set(wanted.whole.source.tokenTexts(in: wanted.whole.piece))
        for conflict in conflicts {
            let parts = (before.part(conflict.base), own.part(conflict.ours), wanted.part(conflict.fresh))
            if isDone(base: parts.0, ours: parts.1, fresh: parts.2, among: words) { continue }
            guard let base = parts.0, let ours = parts.1, let fresh = parts.2,
                let changes = tokens(base: base, ours: ours, fresh: fresh, indentation: wanted.indentation),
                let merged = OperandWords(own.whole).map({ $0.placed(changes) }) ?? changes
            else {
                isComplete = false
                continue
            }
            replacements += merged
        }
        return (replacements, isComplete)
    }

    /// What `changes` of lines come to.
    static func replacements(_ changes: [ThreeWayMerge.Change], in own: Lines, from wanted: Lines) -> [Replacement] {
        changes.map { change in
            let text = wanted.text(change.fresh)
            if let first = change.ours.first, let last = change.ours.last {
                let range = text.isEmpty ? own.whole(first, last) : own.ranges[first].union(own.ranges[last])
                return Replacement(range: range, text: text, indentation: wanted.indentation)
            }
            if change.ours.lowerBound > 0 {
                let place = ByteRange(at: own.ranges[change.ours.lowerBound - 1].upperBound)
                let text = "\n" + wanted.indentation(of: change.fresh.lowerBound) + text
                return Replacement(range: place, text: text, indentation: wanted.indentation)
            }
            let place = ByteRange(at: own.ranges.first?.lowerBound ?? own.whole.piece.lowerBound)
            return Replacement(range: place, text: text + "\n", indentation: wanted.indentation)
        }
    }

    // MARK: - Lines

    /// The lines of a part that are not blank.
    struct Lines {
        let whole: TextPart
        /// What stands on each line, from its first to its last character.
        private(set) var ranges: [ByteRange] = []
        /// The words of each, which white space does not change.
        private(set) var words: [[ArraySlice<UInt8>]] = []

        init(_ part: TextPart) {
            let source = part.source
            var ranges: [ByteRange] = []
            var start = part.piece.lowerBound
            while start < part.piece.upperBound {
                var end = start
                while end < part.piece.upperBound, source.byte(at: end) != 0x0A, source.byte(at: end) != 0x0D {
                    end += 1
                }
                let next = end + 1
                while start < end, source.byte(at: start) <= 0x20 { start += 1 }
                while end > start, source.byte(at: end - 1) <= 0x20 { end -= 1 }
                if start < end { ranges.append(ByteRange(start: start, end: end)) }
                start = next
            }
            self.init(part, at: ranges)
        }

        /// What stands at `ranges` as a line each.
        init(_ part: TextPart, at ranges: [ByteRange]) {
            whole = part
            self.ranges = ranges
            words = ranges.map { part.source.bytes(in: $0).split { $0 <= 0x20 } }
        }

        /// Whether each `#if` has its `#endif`, and each `#else` its `#if`.
        var hasWholeConditions: Bool {
            var depth = 0
            for line in words {
                guard let directive = Directive(line[0]) else { continue }
                if depth == 0, directive.endsBranch { return false }
                depth += directive.depth
            }
            return depth == 0
        }

        /// How many lines begin a condition.
        var conditionCount: Int { words.count { Directive($0[0]) == .if } }

        /// The same, with all of an `#if` as one line.
        var joined: Lines {
            var depth = 0
            return joining { _, line in
                defer { depth = max(0, depth + (Directive(line[0])?.depth ?? 0)) }
                return depth > 0
            }
        }

        /// The same, with the lines as one line that continue the one above.
        func joining(where continues: (ByteRange, [ArraySlice<UInt8>]) -> Bool) -> Lines {
            var copy = self
            (copy.ranges, copy.words) = ([], [])
            for (range, line) in zip(ranges, words) {
                if continues(range, line), let last = copy.ranges.indices.last {
                    copy.ranges[last] = copy.ranges[last].union(range)
                    copy.words[last] += line
                } else {
                    copy.ranges.append(range)
                    copy.words.append(line)
                }
            }
            return copy
        }

        /// The text of some lines, from the first character to the last.
        func text(_ lines: Range<Int>) -> String {
            guard let first = lines.first, let last = lines.last else { return "" }
            return whole.source.text(in: ranges[first].union(ranges[last]))
        }

        /// Lines with what comes before them back to the end of the line above.
        func whole(_ first: Int, _ last: Int) -> ByteRange {
            if first == 0, last + 1 < ranges.count {
                return ByteRange(start: ranges[first].lowerBound, end: ranges[last + 1].lowerBound)
            }
            let start = first > 0 ? ranges[first - 1].upperBound : ranges[first].lowerBound
            return ByteRange(start: start, end: ranges[last].upperBound)
        }

        /// The white space that the declaration starts with.
        var indentation: Int { FileLayout(whole.source).indentation(at: whole.piece.lowerBound).utf8.count }

        /// The white space in front of a line.
        func indentation(of line: Int) -> String {
            FileLayout(whole.source).indentation(at: ranges[line].lowerBound)
        }

        /// Some lines as a part of their own; `nil` for none.
        func part(_ lines: Range<Int>) -> TextPart? {
            guard let first = lines.first, let last = lines.last else { return nil }
            return whole.source[ranges[first].union(ranges[last])]
        }
    }

    // MARK: - Tokens

    /// Whether the owner's part has all of today's already, and no word that had to go from the whole.
    static func isDone(base: TextPart?, ours: TextPart?, fresh: TextPart?, among words: Set<String>) -> Bool {
        guard let ours else { return false }
        let (own, wanted) = (Tokens(ours).texts, fresh.map { Tokens($0).texts } ?? [])
        var rest = wanted[...]
        for token in own where token == rest.first { rest.removeFirst() }
        let gone = (base.map { Tokens($0).texts } ?? []).filter { $0.first?.isLetter == true && !words.contains($0) }
        return rest.isEmpty && !(wanted.isEmpty && gone.isEmpty) && Set(gone).isDisjoint(with: own)
    }

    private static func tokens(base: TextPart, ours: TextPart, fresh: TextPart, indentation: Int) -> [Replacement]? {
        let (before, own, wanted) = (Tokens(base), Tokens(ours), Tokens(fresh))
        let (changes, conflicts) = ThreeWayMerge.changes(
            base: before.texts, ours: own.texts, fresh: wanted.texts, atOnePlace: .different)
        guard conflicts.isEmpty else { return nil }
        var replacements: [Replacement] = []
        for change in changes {
            guard var replacement = own.replacement(change, from: wanted) else { return nil }
            replacement.indentation = indentation
            replacements.append(replacement)
        }
        return replacements
    }

    private struct Tokens {
        private let part: TextPart
        private let ranges: [ByteRange]
        let texts: [String]

        init(_ part: TextPart) {
            self.part = part
            ranges = part.source.tokenRanges(in: part.piece)
            texts = ranges.map(part.source.text(in:))
        }

        /// The white space between the token before `index` and that at it.
        private func gap(before index: Int) -> String {
            guard index > 0, index < ranges.count else { return "" }
            let text = part.source.text(
                in: ByteRange(start: ranges[index - 1].upperBound, end: ranges[index].lowerBound))
            return text.allSatisfy(\.isWhitespace) ? text : "\n"
        }

        /// Whether the token at `index` begins a line, with no comment above.
        private func isLineBreak(before index: Int) -> Bool {
            guard index > 0, index < ranges.count else { return false }
            let text = part.source.text(
                in: ByteRange(start: ranges[index - 1].upperBound, end: ranges[index].lowerBound))
            return text.allSatisfy(\.isWhitespace) && text.contains(where: \.isNewline)
        }

        /// `nil` where a comment of the owner's would be lost.
        func replacement(_ change: ThreeWayMerge.Change, from fresh: Tokens) -> Replacement? {
            let text =
                change.fresh.isEmpty
                ? ""
                : fresh.part.source.text(
                    in: fresh.ranges[change.fresh.lowerBound].union(fresh.ranges[change.fresh.upperBound - 1]))
            guard let first = change.ours.first, let last = change.ours.last else {
                let index = change.ours.lowerBound
                if index == 0 {
                    let start = ranges.first?.lowerBound ?? part.piece.lowerBound
                    return Replacement(
                        range: ByteRange(at: start), text: text + fresh.gap(before: change.fresh.upperBound))
                }
                let after = fresh.gap(before: change.fresh.upperBound)
                let beginsLine = fresh.gap(before: change.fresh.lowerBound).contains("\n")
                let isOnNextLine = !after.contains("\n") && (beginsLine || isLineBreak(before: index))
                let isFirst = change.fresh.lowerBound == 0 && !gap(before: index).isEmpty
                if after.isEmpty || isOnNextLine || isFirst, index < ranges.count {
                    return Replacement(range: ByteRange(at: ranges[index].lowerBound), text: text + after)
                }
                return Replacement(
                    range: ByteRange(at: ranges[index - 1].upperBound),
                    text: fresh.gap(before: change.fresh.lowerBound) + text)
            }
            let range = ranges[first].union(ranges[last])
            if part.source.hasComment(in: range) { return nil }
            if text.isEmpty { return removal(first, last, fresh.gap(before: change.fresh.lowerBound)) }
            return spaced(Replacement(range: range, text: text), first..<(last + 1), fresh, change.fresh)
        }

        /// Words don't grow together, and a point stays at its word: where just one side has white space around what is
        /// replaced, it is as in `fresh`.
        private func spaced(
            _ replacement: Replacement, _ own: Range<Int>, _ fresh: Tokens, _ wanted: Range<Int>
        ) -> Replacement {
            var (range, text) = (replacement.range, replacement.text)
            func other(_ index: Int, _ index2: Int) -> (gap: Gap, text: String)? {
                guard index > 0, index < ranges.count, index2 > 0, index2 < fresh.ranges.count else { return nil }
                let (gap, text) = (Gap(self, before: index), fresh.gap(before: index2))
                return gap.width <= .space && !text.contains("\n") && (gap.width == .none) != text.isEmpty
                    ? (gap, text) : nil
            }
            if let before = other(own.lowerBound, wanted.lowerBound) {
                (range, text) = (before.gap.range.union(range), before.text + text)
            }
            if let after = other(own.upperBound, wanted.upperBound) {
                (range, text) = (range.union(after.gap.range), text + after.text)
            }
            return Replacement(range: range, text: text)
        }

        /// Takes tokens away with the white space on one side; `nil` where a comment behind speaks of them.
        private func removal(_ first: Int, _ last: Int, _ wanted: String) -> Replacement? {
            var range = ranges[first].union(ranges[last])
            let end = max(range.upperBound, FileLayout(part.source).lineEnd(range.upperBound))
            let rest = ByteRange(start: range.upperBound, end: end)
            if part.source.hasComment(in: rest), part.source.tokenRanges(in: rest).isEmpty { return nil }
            let (before, after) = (Gap(self, before: first), Gap(self, before: last + 1))
            let isJoined = wanted.isEmpty && max(before.width, after.width) < .line && !areWords(first - 1, last + 1)
            let keepsBefore = first == 0 || last + 1 < ranges.count && before.width > after.width
            if isJoined || !keepsBefore, before.width < .comment { range = before.range.union(range) }
            if isJoined || keepsBefore, after.width < .comment { range = range.union(after.range) }
            return Replacement(range: range, text: "")
        }

        /// Whether both tokens are words, which must not grow together.
        private func areWords(_ left: Int, _ right: Int) -> Bool {
            [left, right].allSatisfy { texts.indices.contains($0) && texts[$0].first?.isLetter == true }
        }

        /// What stands between two tokens.
        private struct Gap {
            enum Width: Int, Comparable {
                case none, space, line, comment
                static func < (left: Width, right: Width) -> Bool { left.rawValue < right.rawValue }
            }

            let range: ByteRange
            let width: Width

            /// The gap before the token at `index`; an empty one at both ends.
            init(_ tokens: Tokens, before index: Int) {
                let ranges = tokens.ranges
                guard index > 0, index < ranges.count else {
                    range = ByteRange(at: index == 0 ? ranges[0].lowerBound : ranges[index - 1].upperBound)
                    width = .none
                    return
                }
                range = ByteRange(start: ranges[index - 1].upperBound, end: ranges[index].lowerBound)
                let bytes = tokens.part.source.bytes(in: range)
                if bytes.contains(where: { $0 > 0x20 }) {
                    width = .comment
                } else {
                    width = bytes.isEmpty ? .none : bytes.contains { $0 == 0x0A || $0 == 0x0D } ? .line : .space
                }
            }
        }
    }
}
