/// Merges two changes of one sequence: what only one side changed is taken from it.
///
///     base   a b c      ours   a x b c      fresh  a b d
///     result a x b d
enum ThreeWayMerge {
    /// A part of `ours` with the part of `fresh` that takes its place.
    struct Change: Equatable {
        let ours: Range<Int>
        let fresh: Range<Int>
    }

    /// A part that both sides changed.
    struct Conflict: Equatable {
        let base: Range<Int>
        let ours: Range<Int>
        let fresh: Range<Int>
    }

    /// A part of the base that one side replaced.
    private struct Hunk {
        let base: Range<Int>
        let side: Range<Int>
    }

    /// Which of two insertions at one place are kept, those of `ours` first; others are a conflict.
    enum Insertions {
        /// Both.
        case both
        /// Both, unless an element is in both.
        case different
        /// Neither, unless one holds the other.
        case neither
    }

    /// What has to change in `ours` to have the changes from `base` to `fresh` as well.
    ///
    /// Takes time by the length and the number of differences (Myers 1986).
    /// - Returns: The changes in order, and the parts that both sides changed.
    static func changes<Element: Hashable>(
        base: [Element], ours: [Element], fresh: [Element], atOnePlace insertions: Insertions = .both
    ) -> (changes: [Change], conflicts: [Conflict]) {
        let own = Alignment(base, ours)
        let others = Alignment(base, fresh)
        let (ownHunks, otherHunks) = (own.hunks, others.hunks)
        var changes: [Change] = []
        var conflicts: [Conflict] = []
        var first = 0
        for hunk in otherHunks {
            while first < ownHunks.count, ownHunks[first].base.upperBound < hunk.base.lowerBound { first += 1 }
            let near = ownHunks[first...].prefix { $0.base.lowerBound <= hunk.base.upperBound }
            // Done already: by its owner, or by a merge with the same base.
            let isDone = near.contains { own in
                own.base.lowerBound <= hunk.base.lowerBound && hunk.base.upperBound <= own.base.upperBound
                    && (own.base == hunk.base || hunk.base.isEmpty) && contains(ours[own.side], fresh[hunk.side])
            }
            if isDone { continue }
            let isInTheWay = near.contains { own in
                if overlaps(own.base, hunk.base) { return true }
                guard own.base == hunk.base else { return false }
                return switch insertions {
                case .both: false
                case .different: !Set(ours[own.side]).isDisjoint(with: fresh[hunk.side])
                case .neither: true
                }
            }
            if !isInTheWay {
                changes.append(Change(ours: own.place(of: hunk.base), fresh: hunk.side))
            } else if let last = conflicts.last, overlaps(last.base, hunk.base) {
                conflicts.append(last)
            } else {
                let range = grown(hunk.base, ownHunks, otherHunks)
                conflicts.append(Conflict(base: range, ours: own.side(of: range), fresh: others.side(of: range)))
            }
        }
        return (changes, conflicts)
    }

    /// The parts of the base that a side replaced, in order.
    static func hunks<Element: Hashable>(base: [Element], side: [Element]) -> [(base: Range<Int>, side: Range<Int>)] {
        Alignment(base, side).hunks.map { ($0.base, $0.side) }
    }

    /// Whether `part` stands in `elements` as it is; where something was removed, whether nothing was put in its place.
    private static func contains<Element: Equatable>(
        _ elements: ArraySlice<Element>, _ part: ArraySlice<Element>
    ) -> Bool {
        if part.isEmpty { return elements.isEmpty }
        guard elements.count >= part.count else { return false }
        return (elements.startIndex...(elements.endIndex - part.count)).contains { start in
            elements[start..<(start + part.count)] == part
        }
    }

    /// `range` of the base, grown until both sides kept what is around it.
    private static func grown(_ range: Range<Int>, _ own: [Hunk], _ others: [Hunk]) -> Range<Int> {
        var range = range
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for hunks in [own, others] {
                let start = hunks.partitioningIndex { $0.base.upperBound >= range.lowerBound }
                for hunk in hunks[start...].prefix(while: { $0.base.lowerBound <= range.upperBound })
                where overlaps(hunk.base, range) {
                    let lower = min(range.lowerBound, hunk.base.lowerBound)
                    let upper = max(range.upperBound, hunk.base.upperBound)
                    isGrowing = isGrowing || lower..<upper != range
                    range = lower..<upper
                }
            }
        }
        return range
    }

    /// Whether both claim an element, or one inserts inside of what the other replaces.
    private static func overlaps(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        if left.isEmpty && right.isEmpty { return false }
        if left.isEmpty { return right.lowerBound < left.lowerBound && left.lowerBound < right.upperBound }
        if right.isEmpty { return left.lowerBound < right.lowerBound && right.lowerBound < left.upperBound }
        return left.overlaps(right)
    }

    /// Which elements of the base are still there on one side, and where.
    private struct Alignment {
        private let matches: [Int?]
        private let count: Int

        init<Element: Hashable>(_ base: [Element], _ side: [Element]) {
            var removed: Set<Int> = []
            var inserted: Set<Int> = []
            for change in side.difference(from: base) {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): inserted.insert(offset)
                }
            }
            let kept = side.indices.filter { !inserted.contains($0) }
            var next = 0
            matches = base.indices.map { index in
                guard !removed.contains(index) else { return nil }
                defer { next += 1 }
                return kept[next]
            }
            count = side.count
        }

        /// The parts that differ.
        var hunks: [Hunk] {
            var hunks: [Hunk] = []
            var (start, sideStart) = (0, 0)
            for index in matches.indices + [matches.count] {
                let match: Int? = index == matches.count ? count : matches[index]
                guard let match else { continue }
                if start < index || sideStart < match {
                    hunks.append(Hunk(base: start..<index, side: sideStart..<match))
                }
                (start, sideStart) = (index + 1, match + 1)
            }
            return hunks
        }

        /// What this side has for a part of the base, around which it kept everything.
        func side(of range: Range<Int>) -> Range<Int> {
            let start = range.lowerBound == 0 ? 0 : matches[range.lowerBound - 1].map { $0 + 1 } ?? 0
            let end = range.upperBound == matches.count ? count : matches[range.upperBound] ?? count
            return start..<max(start, end)
        }

        /// Where a part of the base stands that this side did not touch; after what it inserted there itself.
        func place(of range: Range<Int>) -> Range<Int> {
            if let first = range.first, let last = range.last, let start = matches[first], let end = matches[last] {
                return start..<(end + 1)
            }
            if range.lowerBound < matches.count, let next = matches[range.lowerBound] { return next..<next }
            let end = range.lowerBound == matches.count ? count : range.lowerBound == 0 ? 0 : nil
            let before = matches[..<range.lowerBound].last.flatMap(\.self).map { $0 + 1 }
            let place = end ?? before ?? count
            return place..<place
        }
    }
}

extension Array {
    /// The place of the first element that `isInSecond` holds for, in an array of those that it does not hold for, and
    /// then those that it does.
    fileprivate func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isInSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
