/// The rule that every merge obeys: what one side added is in the result, and nothing is there that neither side has.
///
/// Words are tokens and lines of comments. The rule knows nothing of how a merge works, so that no mistake of a merge is
/// a mistake of the rule.
struct TokenLedger {
    private let base: [String: Int]
    private let ours: [String: Int]
    private let theirs: [String: Int]
    private let sides: [[String]]

    init(_ base: MergeText, ours: MergeText, theirs: MergeText) {
        self.init(base: base.words, ours: ours.words, theirs: theirs.words)
    }

    init(base: [String], ours: [String], theirs: [String]) {
        self.base = Self.counts(base)
        (self.ours, self.theirs) = (Self.counts(ours), Self.counts(theirs))
        sides = [ours, theirs]
    }

    /// Whether `result`, which merges one declaration, has what each side added, in its order, and lacks what one removed.
    func holds(for result: MergeText) -> Bool {
        let found = Self.counts(result.words)
        return hasAll(in: result) && found.allSatisfy { $0.value <= range(of: $0.key).upperBound }
    }

    /// Whether `result`, which merges one declaration, has what each side added, in its order.
    func hasAll(in result: MergeText) -> Bool {
        let found = Self.counts(result.words)
        return Set(base.keys).union(ours.keys).union(theirs.keys).allSatisfy { word in
            found[word] ?? 0 >= range(of: word).lowerBound
        } && sides.allSatisfy { side in Self.hasInOrder(side.filter { base[$0] == nil }, result.words) }
    }

    /// How often a word can be in a merge: additions of both sides may be the same, and so may removals.
    private func range(of word: String) -> ClosedRange<Int> {
        let (before, own, others) = (base[word] ?? 0, ours[word] ?? 0, theirs[word] ?? 0)
        let added = (max(0, own - before), max(0, others - before))
        let removed = (max(0, before - own), max(0, before - others))
        let fewest = max(0, before - removed.0 - removed.1) + max(added.0, added.1)
        return fewest...max(fewest, before - max(removed.0, removed.1) + added.0 + added.1)
    }

    /// Whether `result` has a name that one side took away everywhere: what the other wrote with it means nothing there.
    func bringsBack(in result: MergeText) -> Bool {
        Set(result.words).contains { word in
            base[word] != nil && word.first?.isLetter == true && (ours[word] == nil || theirs[word] == nil)
        }
    }

    /// Whether `result`, which merges whole files, has all words that the base lacks, in whatever order.
    func hasNewWords(_ result: [String]) -> Bool {
        let found = Self.counts(result)
        return [ours, theirs].allSatisfy { side in
            side.allSatisfy { base[$0.key] != nil || found[$0.key] ?? 0 >= $0.value }
        }
    }

    private static func counts(_ words: [String]) -> [String: Int] {
        words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static func hasInOrder(_ part: [String], _ words: [String]) -> Bool {
        var rest = part[...]
        for word in words where word == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
