/// A text as its lines, compared as they are written or by their words.
struct MergeLines {
    /// What tells one line from another.
    enum Precision {
        /// Every character.
        case bytes
        /// Everything but white space, where one side only laid the text out differently.
        case words
    }

    private let lines: [Substring]
    /// What is compared.
    private let keys: [[Substring]]

    init(_ text: String, _ precision: Precision) {
        // As a character, a line feed behind a carriage return is another one.
        lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
        keys = precision == .bytes ? lines.map { [$0] } : lines.map { $0.split(whereSeparator: \.isWhitespace) }
    }

    /// The lines of both sides; `nil` where both changed the same.
    static func merged(base: Self, ours: Self, theirs: Self) -> String? {
        MergeOrigin.merged(base: base.keys, ours: ours.keys, theirs: theirs.keys) { conflict in
            conflict.base.isEmpty
                ? insertions(conflict, ours, theirs) : lineByLine(conflict, base, ours, theirs)
        }?.enumerated().map { place, origin in
            switch origin {
            case .ours(let index): ours.line(index, at: place, beside: theirs)
            case .theirs(let index): theirs.line(index, at: place, beside: ours)
            case .written(let line): line
            }
        }.joined(separator: "\n")
    }

    /// The line at `index`, where it becomes that at `place`: only the first has no indentation.
    private func line(_ index: Int, at place: Int, beside other: Self) -> String {
        if (index == 0) == (place == 0) { return String(lines[index]) }
        if place == 0 { return String(lines[index].drop { $0.isWhitespace }) }
        let others = (other.lines.dropFirst() + lines.dropFirst()).filter { !$0.allSatisfy(\.isWhitespace) }
        let indentation = others.map { $0.prefix(while: \.isWhitespace) }.min { $0.count < $1.count } ?? ""
        return String(indentation) + String(lines[index])
    }

    /// The lines of `ours` with what the lines that they began as become in `theirs`; `nil` where that has not one line for
    /// each of the base, or where both changed the same words.
    static func followed(base: String, ours: String, theirs: String) -> String? {
        let (before, own, others) = (Self(base, .words), Self(ours, .words), Self(theirs, .words))
        guard before.lines.count == others.lines.count || before.lines.count == 1, !others.hasMoved(before) else {
            return nil
        }
        var result: [String] = []
        var next = 0
        let end = (base: before.lines.count..<before.lines.count, side: own.lines.count..<own.lines.count)
        for hunk in ThreeWayMerge.hunks(base: before.keys, side: own.keys) + [end] {
            // Those that ours kept, in front of the ones that it changed.
            for index in next..<hunk.base.lowerBound {
                let line = own.lines[hunk.side.lowerBound - (hunk.base.lowerBound - index)]
                let isSame = others.lines.count == before.lines.count && others.keys[index] == before.keys[index]
                result.append(
                    isSame ? String(line) : line.prefix(while: \.isWhitespace) + others.trimmed(index, of: before))
            }
            let changed = before.lines.count == 1 ? 0..<others.lines.count : hunk.base
            if hunk.base.isEmpty || before.keys[hunk.base].elementsEqual(others.keys[changed]) {
                result += own.lines[hunk.side].map(String.init)
            } else {
                let sides = [before.lines[hunk.base], own.lines[hunk.side], others.lines[changed]]
                    .map { MergeText($0.joined(separator: "\n")) }
                guard let merged = MergeText.mergedWords(base: sides[0], ours: sides[1], theirs: sides[2]) else {
                    return nil
                }
                result.append((own.lines[hunk.side].first?.prefix(while: \.isWhitespace) ?? "") + merged)
            }
            next = hunk.base.upperBound
        }
        return result.joined(separator: "\n")
    }

    /// The line at `index` without its indentation; all lines where the base had only one.
    private func trimmed(_ index: Int, of base: Self) -> String {
        let line = base.lines.count == 1 ? lines.joined(separator: "\n") : String(lines[index])
        return String(line.drop(while: \.isWhitespace))
    }

    /// Whether a line that says something stands elsewhere in the base.
    private func hasMoved(_ base: Self) -> Bool {
        let (known, own) = (Set(base.keys), Set(keys))
        return zip(base.keys, keys).contains { before, now in
            before != now
                && [(before, own), (now, known)].contains { key, all in
                    key.contains { $0.contains(where: \.isLetter) } && all.contains(key)
                }
        }
    }

    /// Lines that both sides inserted at one place, ours first; `nil` where one set depends on not being beside the other.
    private static func insertions(_ conflict: ThreeWayMerge.Conflict, _ ours: Self, _ theirs: Self) -> [MergeOrigin]? {
        let (own, others) = (ours.keys[conflict.ours], theirs.keys[conflict.fresh])
        if others.contains(own) { return conflict.fresh.map(MergeOrigin.theirs) }
        let named = own.filter { $0.contains { $0.contains(where: \.isLetter) } }
        let leaving =
            ours.lines[conflict.ours].contains(where: leaves) || theirs.lines[conflict.fresh].contains(where: leaves)
        guard Set(named).isDisjoint(with: others), !leaving else { return nil }
        return conflict.ours.map(MergeOrigin.ours) + conflict.fresh.map(MergeOrigin.theirs)
    }

    /// Whether a line ends what runs here: nothing behind it would.
    private static func leaves(_ line: Substring) -> Bool {
        let word = line.split(whereSeparator: \.isWhitespace).first
        return ["return", "throw", "break", "continue", "fallthrough"].contains(word)
    }

    /// Lines that both sides changed, each for itself; `nil` where both changed the same of one.
    private static func lineByLine(
        _ conflict: ThreeWayMerge.Conflict, _ base: Self, _ ours: Self, _ theirs: Self
    ) -> [MergeOrigin]? {
        guard conflict.base.count == conflict.ours.count, conflict.base.count == conflict.fresh.count else {
            return nil
        }
        var origins: [MergeOrigin] = []
        for (before, (own, other)) in zip(conflict.base, zip(conflict.ours, conflict.fresh)) {
            if ours.keys[own] == base.keys[before] {
                origins.append(.theirs(other))
            } else if theirs.keys[other] == base.keys[before] || theirs.keys[other] == ours.keys[own] {
                origins.append(.ours(own))
            } else {
                let (line, rest) = (ours.lines[own], ours.lines[own].drop(while: \.isWhitespace))
                let sides = [base.lines[before], line, theirs.lines[other]].map { MergeText(String($0)) }
                let words = MergeText.mergedWords(base: sides[0], ours: sides[1], theirs: sides[2])
                guard let words else { return nil }
                let end = rest.reversed().prefix(while: \.isWhitespace)
                origins.append(.written(line.prefix(line.count - rest.count) + words + String(end.reversed())))
            }
        }
        return origins
    }
}
