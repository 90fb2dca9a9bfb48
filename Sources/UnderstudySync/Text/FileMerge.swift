import UnderstudySyntax

/// Merges two versions of a file that began as one, declaration by declaration.
///
///     base   struct A { a b }      ours   struct A { a x b }      theirs   struct A { a c }
///     result struct A { a x c }
///
/// A file is a list of items (`MergeList`): declarations with their comments, and comments of their own. Of each, the
/// version of the side that changed it is taken; types, extensions and branches of `#if` are lists again, and everything
/// else is merged by lines and words (`MergeText`). `TokenLedger` is the rule that each result obeys.
public enum FileMerge {
    /// The bytes of the merged file.
    ///
    /// - Throws: `MergeConflict` where both sides changed the same, or one of the files is not Swift.
    public static func merge(base: SourceText, ours: SourceText, theirs: SourceText) throws(MergeConflict) -> [UInt8] {
        try merge(base: base, ours: ours, theirs: theirs, as: nil)
    }

    /// The bytes of the merged file of a double.
    ///
    /// - Parameter double: What is known of the double; `nil` where nothing is.
    static func merge(
        base: SourceText, ours: SourceText, theirs: SourceText, as double: MergeManner.Double?
    ) throws(MergeConflict) -> [UInt8] {
        let frame = FileFrame.merged(base: FileFrame(base), ours: FileFrame(ours), theirs: FileFrame(theirs))
        let text = frame.text(of: ours)
        let manner = MergeManner(newline: frame.newline, double: double)
        do throws(MergeConflict) {
            return frame.bytes(of: try merge(frame.text(of: base), text, frame.text(of: theirs), manner))
        } catch {
            guard let place = error.ours, text !== ours else { throw error }
            throw MergeConflict(ours: ours.lines.range(ofLine: text.lines.line(at: place.lowerBound)))
        }
    }

    private static func merge(
        _ base: SourceText, _ ours: SourceText, _ theirs: SourceText, _ manner: MergeManner
    ) throws(MergeConflict) -> SourceText {
        guard let before = list(base), let own = list(ours), let others = list(theirs) else { throw MergeConflict() }
        let merged = try MergeList.merged(base: before, ours: own, theirs: others, manner)
        let result = SourceText(path: ours.path, text: merged.text)
        // Read again, it has to be what was meant, and hold what both wrote.
        let ledger = TokenLedger(base: before.words, ours: own.words, theirs: others.words)
        guard let read = list(result), read.isSame(as: merged), read.isTaken, ledger.hasNewWords(read.words) else {
            throw MergeConflict()
        }
        return result
    }

    /// The items of a file; `nil` where it is not Swift, or not text.
    private static func list(_ source: SourceText) -> MergeList? {
        Array(source.text(in: source.range).utf8) == source.bytes ? MergeReader.list(of: source) : nil
    }
}

/// What surrounds the text of a file and its lines: a byte-order mark, and the line ends.
private struct FileFrame {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private let hasMark: Bool
    /// The line end.
    let newline: String
    /// Whether all lines end like that; where some don't, the line ends are part of the text.
    private let isUniform: Bool

    private init(hasMark: Bool, newline: String, isUniform: Bool) {
        (self.hasMark, self.newline, self.isUniform) = (hasMark, newline, isUniform)
    }

    init(_ source: SourceText) {
        let bytes = source.bytes
        let returns = bytes.count { $0 == 0x0D }
        let pairs = zip(bytes, bytes.dropFirst()).count { $0 == 0x0D && $1 == 0x0A }
        let newline = FileLayout(source).newline
        self.init(
            hasMark: bytes.starts(with: Self.mark), newline: newline,
            isUniform: returns == pairs && (newline == "\n" ? pairs == 0 : pairs == bytes.count { $0 == 0x0A }))
    }

    /// That of the side that changed it.
    static func merged(base: FileFrame, ours: FileFrame, theirs: FileFrame) -> FileFrame {
        FileFrame(
            hasMark: ours.hasMark == base.hasMark ? theirs.hasMark : ours.hasMark,
            newline: ours.newline == base.newline ? theirs.newline : ours.newline,
            isUniform: base.isUniform && ours.isUniform && theirs.isUniform)
    }

    /// A file without its mark, and with the line ends of this one.
    func text(of source: SourceText) -> SourceText {
        let own = FileFrame(source)
        if !own.hasMark, own.newline == newline || !isUniform { return source }
        var text = source.text(in: ByteRange(start: own.hasMark ? Self.mark.count : 0, end: source.count))
        if isUniform { text = text.replacing(own.newline, with: newline) }
        return SourceText(path: source.path, text: text)
    }

    func bytes(of source: SourceText) -> [UInt8] { (hasMark ? Self.mark : []) + source.bytes }
}
