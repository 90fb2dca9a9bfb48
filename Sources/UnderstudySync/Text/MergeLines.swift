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
        }?.map { origin in
            switch origin {
            case .ours(let index): String(ours.lines[index])
            case .theirs(let index): String(theirs.lines[index])
            case .written(let line): line
            }
        }.joined(separator: "\n")
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
