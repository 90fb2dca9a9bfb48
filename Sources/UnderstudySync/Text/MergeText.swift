import UnderstudySyntax

/// The changes of both sides contradict each other: nothing is merged.
public struct MergeConflict: Error {
    /// The place in our file, if the conflict has one there.
    public let ours: ByteRange?

    init(ours: ByteRange? = nil) { self.ours = ours }
}

/// A text that is compared by its words: its tokens, and the lines of its comments.
struct MergeText {
    let part: TextPart
    private let ranges: [ByteRange]
    let words: [String]

    init(_ part: TextPart) {
        self.part = part
        ranges = part.source.tokensAndComments(in: part.piece)
        words = ranges.map(part.source.text(in:))
    }

    /// The result of a merge.
    init(_ text: String) {
        let source = SourceText(path: "", text: text)
        self.init(source[source.range])
    }

    var text: String { part.text }

    /// Whether anything on the same line behind the text would become part of a comment, or look like the object of one.
    var endsWithComment: Bool {
        guard let last = ranges.last else { return false }
        return part.source.tokenRanges(in: last).isEmpty
    }

    func isSame(as other: MergeText) -> Bool { words == other.words }

    /// The text with the changes of both sides.
    ///
    /// - Parameters:
    ///   - base: The text that both began with; `nil` where both wrote it anew.
    ///   - byWords: Whether what doesn't merge by lines is merged by words.
    static func merged(
        base: MergeText?, ours: MergeText, theirs: MergeText, byWords: Bool = false
    ) throws(MergeConflict) -> MergeText {
        if ours.isSame(as: theirs) { return ours }
        guard let base else { throw MergeConflict(ours: ours.part.piece) }
        if theirs.isSame(as: base) { return ours }
        if ours.isSame(as: base) { return theirs }
        let ledger = TokenLedger(base, ours: ours, theirs: theirs)
        for precision in [MergeLines.Precision.bytes, .words] {
            let sides = [base, ours, theirs].map { MergeLines($0.text, precision) }
            guard let text = MergeLines.merged(base: sides[0], ours: sides[1], theirs: sides[2]) else { continue }
            let merged = MergeText(text)
            if byWords, ledger.bringsBack(in: merged) { continue }
            if merged.hasWholeConditions, ledger.holds(for: merged) { return merged }
        }
        if byWords, let merged = lineByLine(base: base, ours: ours, theirs: theirs), ledger.holds(for: merged),
            !ledger.bringsBack(in: merged)
        {
            return merged
        }
        if byWords, let opened = OpenedBody(base, like: ours) {
            let today = opened.opening(theirs)
            let merged = try merged(base: opened.text, ours: ours, theirs: today)
            if !ledger.bringsBack(in: merged) { return merged }
        }
        let line = TextMerge.conflict(base: base.part, ours: ours.part, fresh: theirs.part)
        throw MergeConflict(ours: line ?? ours.part.piece)
    }

    /// Whether each `#if` has its `#endif`, and each `#else` its `#if`.
    private var hasWholeConditions: Bool { TextMerge.Lines(part).hasWholeConditions }

    // MARK: - Words

    /// The merge of lines each of which becomes another one; `nil` where lines come, go or move, where both sides changed
    /// the same words, or where one wrote a word that the other took away.
    private static func lineByLine(base: MergeText, ours: MergeText, theirs: MergeText) -> MergeText? {
        let gone = Set(base.words).subtracting(theirs.words).filter { $0.first?.isLetter ?? false }
        var counts = base.words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        for word in ours.words where gone.contains(word) {
            counts[word, default: 0] -= 1
            if counts[word, default: 0] < 0 { return nil }
        }
        guard let text = MergeLines.followed(base: base.text, ours: ours.text, theirs: theirs.text) else { return nil }
        let merged = MergeText(text)
        return merged.hasWholeConditions ? merged : nil
    }

    /// The words of three lines; `nil` where both sides changed the same.
    static func mergedWords(base: MergeText, ours: MergeText, theirs: MergeText) -> String? {
        let origins = MergeOrigin.merged(base: base.words, ours: ours.words, theirs: theirs.words) { _ in nil }
        guard let origins else { return nil }
        var text = ""
        var words: [String] = []
        var last: MergeOrigin?
        for origin in origins {
            if let last { text += gap(last, origin, ours, theirs) }
            switch origin {
            case .ours(let index): words.append(ours.words[index])
            case .theirs(let index): words.append(theirs.words[index])
            case .written(let word): words.append(word)
            }
            text += words[words.count - 1]
            last = origin
        }
        // Words that grow together, or that a comment swallows, are others.
        return MergeText(text).words == words ? text : nil
    }

    /// The white space between two words, as the side has it that put the one beside the other.
    private static func gap(_ left: MergeOrigin, _ right: MergeOrigin, _ ours: MergeText, _ theirs: MergeText) -> String
    {
        switch (left, right) {
        // What ours has only itself in front keeps its distance from what follows there.
        case (.ours(let before), .theirs(let index))
        where before + 1 < ours.words.count && (index == 0 || theirs.words[index - 1] != ours.words[before]):
            ours.gap(before: before + 1)
        case (_, .theirs(let index)): theirs.gap(before: index)
        case (.theirs(let index), .ours(let next))
        where index + 1 < theirs.words.count && theirs.words[index + 1] == ours.words[next]:
            theirs.gap(before: index + 1)
        case (.ours(let before), .ours): ours.gap(before: before + 1)
        case (_, .ours(let index)): ours.gap(before: index)
        case (_, .written): " "
        }
    }

    private func gap(before index: Int) -> String {
        if index == 0 { return "" }
        return part.source.text(in: ByteRange(start: ranges[index - 1].upperBound, end: ranges[index].lowerBound))
    }
}
