import UnderstudySyntax

/// Merges what is declared in three texts: as it was rendered, as it stands in the file, and as it is rendered today.
struct TextMerge {
    /// A range of one text.
    struct Part {
        let source: SourceText
        let range: ByteRange

        init(_ source: SourceText, _ range: ByteRange) {
            self.source = source
            self.range = range
        }

        /// Whether the same tokens and comments stand in both.
        func isSame(as other: Part) -> Bool {
            source.hasSameTokens(in: range, as: other.source, other.range)
        }
    }

    /// A replacement in the file: lines to be laid out as the file is.
    struct Replacement {
        let range: ByteRange
        /// The text, with the white space of the rendering.
        let text: String
    }

    /// What has to change in `ours`; `nil` where its owner changed the same.
    ///
    /// Lines are compared first: a line of the owner's keeps its place among those that change. Only where both sides
    /// changed the same line its tokens are compared.
    static func replacements(base: Part, ours: Part, fresh: Part) -> [Replacement]? {
        let (replacements, isComplete) = merge(base: base, ours: ours, fresh: fresh)
        return isComplete ? replacements : nil
    }

    /// What can change in `ours`, and whether that is all: a line that its owner changed as well stays.
    static func merge(base: Part, ours: Part, fresh: Part) -> (replacements: [Replacement], isComplete: Bool) {
        if base.isSame(as: fresh) { return ([], true) }
        let whole = lines(base, ours, fresh)
        if whole.isComplete { return whole }
        return tokens(base, ours, fresh).map { ($0, true) } ?? whole
    }

    // MARK: - Lines

    private static func lines(
        _ base: Part, _ ours: Part, _ fresh: Part
    ) -> (replacements: [Replacement], isComplete: Bool) {
        let (before, own, wanted) = (Lines(base), Lines(ours), Lines(fresh))
        let (changes, isComplete) = ThreeWayMerge.changes(base: before.words, ours: own.words, fresh: wanted.words)
        let replacements = changes.map { change in
            let text = wanted.text(change.fresh)
            guard let first = change.ours.first, let last = change.ours.last else {
                return own.insertion(of: text, at: change.ours.lowerBound)
            }
            if text.isEmpty { return Replacement(range: own.whole(first, last), text: "") }
            return Replacement(range: own.ranges[first].union(own.ranges[last]), text: text)
        }
        return (replacements, isComplete)
    }

    /// The lines of a part that are not blank.
    private struct Lines {
        private let part: Part
        /// What stands on each line, from its first to its last character.
        private(set) var ranges: [ByteRange] = []
        /// The words of each, which white space does not change.
        private(set) var words: [[ArraySlice<UInt8>]] = []

        init(_ part: Part) {
            self.part = part
            let source = part.source
            var start = part.range.lowerBound
            while start < part.range.upperBound {
                var end = start
                while end < part.range.upperBound, source.byte(at: end) != 0x0A, source.byte(at: end) != 0x0D {
                    end += 1
                }
                let next = end + 1
                while start < end, source.byte(at: start) <= 0x20 { start += 1 }
                while end > start, source.byte(at: end - 1) <= 0x20 { end -= 1 }
                if start < end {
                    let range = ByteRange(start: start, end: end)
                    ranges.append(range)
                    words.append(source.bytes(in: range).split { $0 <= 0x20 })
                }
                start = next
            }
        }

        /// The text of some lines, from the first character to the last.
        func text(_ lines: Range<Int>) -> String {
            guard let first = lines.first, let last = lines.last else { return "" }
            return part.source.text(in: ranges[first].union(ranges[last]))
        }

        /// Lines with what comes before them back to the end of the line above.
        func whole(_ first: Int, _ last: Int) -> ByteRange {
            if first == 0, last + 1 < ranges.count {
                return ByteRange(start: ranges[first].lowerBound, end: ranges[last + 1].lowerBound)
            }
            let start = first > 0 ? ranges[first - 1].upperBound : ranges[first].lowerBound
            return ByteRange(start: start, end: ranges[last].upperBound)
        }

        func insertion(of text: String, at line: Int) -> Replacement {
            if line > 0 { return Replacement(range: ByteRange(at: ranges[line - 1].upperBound), text: "\n" + text) }
            return Replacement(range: ByteRange(at: ranges.first?.lowerBound ?? part.range.lowerBound), text: text + "\n")
        }
    }

    // MARK: - Tokens

    private static func tokens(_ base: Part, _ ours: Part, _ fresh: Part) -> [Replacement]? {
        let (before, own, wanted) = (Tokens(base), Tokens(ours), Tokens(fresh))
        let (changes, isComplete) = ThreeWayMerge.changes(base: before.texts, ours: own.texts, fresh: wanted.texts)
        guard isComplete else { return nil }
        var replacements: [Replacement] = []
        for change in changes {
            guard let replacement = own.replacement(change, from: wanted) else { return nil }
            replacements.append(replacement)
        }
        return replacements
    }

    private struct Tokens {
        private let part: Part
        private let ranges: [ByteRange]
        let texts: [String]

        init(_ part: Part) {
            self.part = part
            ranges = part.source.tokenRanges(in: part.range)
            texts = ranges.map(part.source.text(in:))
        }

        /// The white space between the token before `index` and that at it.
        private func gap(before index: Int) -> String {
            guard index > 0, index < ranges.count else { return "" }
            let text = part.source.text(
                in: ByteRange(start: ranges[index - 1].upperBound, end: ranges[index].lowerBound))
            return text.allSatisfy(\.isWhitespace) ? text : "\n"
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
                    let start = ranges.first?.lowerBound ?? part.range.lowerBound
                    return Replacement(
                        range: ByteRange(at: start), text: text + fresh.gap(before: change.fresh.upperBound))
                }
                let after = fresh.gap(before: change.fresh.upperBound)
                if after.isEmpty, index < ranges.count {
                    return Replacement(range: ByteRange(at: ranges[index].lowerBound), text: text)
                }
                return Replacement(
                    range: ByteRange(at: ranges[index - 1].upperBound),
                    text: fresh.gap(before: change.fresh.lowerBound) + text)
            }
            var range = ranges[first].union(ranges[last])
            if part.source.hasComment(in: range) { return nil }
            if text.isEmpty {
                let rest = ByteRange(
                    start: range.upperBound, end: max(range.upperBound, FileLayout(part.source).lineEnd(range.upperBound)))
                // A comment behind what goes speaks of it.
                if part.source.hasComment(in: rest), part.source.tokenRanges(in: rest).isEmpty { return nil }
                let end = last + 1 < ranges.count ? ranges[last + 1].lowerBound : range.upperBound
                let start = first > 0 ? ranges[first - 1].upperBound : range.lowerBound
                // What follows keeps the space that it needs.
                range =
                    first > 0 && !part.source.hasComment(in: ByteRange(start: start, end: range.upperBound))
                        && !fresh.gap(before: change.fresh.lowerBound).isEmpty
                    ? ByteRange(start: start, end: range.upperBound)
                    : part.source.hasComment(in: ByteRange(start: range.lowerBound, end: end))
                        ? range : ByteRange(start: range.lowerBound, end: end)
            }
            return Replacement(range: range, text: text)
        }
    }
}

extension SourceText {
    /// Whether anything but tokens and white space stands in `range`.
    func hasComment(in range: ByteRange) -> Bool {
        var end = range.lowerBound
        for token in tokenRanges(in: range) + [ByteRange(at: range.upperBound)] {
            if end < token.lowerBound, !isBlank(in: ByteRange(start: end, end: token.lowerBound)) { return true }
            end = token.upperBound
        }
        return false
    }
}
