import UnderstudySemantics
import UnderstudySyntax

/// Merges two versions of a file that began as one, declaration by declaration.
///
///     base   struct A { a b }      ours   struct A { a x b }      theirs   struct A { a c }
///     result struct A { a x c }
///
/// A declaration that only one side changed, added or removed is taken from that side, wherever it stands; one that both
/// changed is merged line by line, and types and extensions member by member.
public enum FileMerge {
    /// The bytes of the merged file; `nil` where both sides changed the same, or one of the files is not Swift.
    public static func merged(base: SourceText, ours: SourceText, theirs: SourceText) -> [UInt8]? {
        try? merge(base: base, ours: ours, theirs: theirs)
    }

    /// What both sides changed: the files are not merged.
    struct Conflict: Error {
        /// Where that stands in our file, as far as it is there.
        var ours: ByteRange?
    }

    /// The bytes of the merged file.
    static func merge(base: SourceText, ours: SourceText, theirs: SourceText) throws(Conflict) -> [UInt8] {
        let files = [base, ours, theirs].map { source in (source, Parser.parse(source)) }
        guard files.allSatisfy({ $0.1.diagnostics.allSatisfy { $0.severity != .error } }) else { throw Conflict() }
        let sides = files.map { source, parsed in
            Side(declarations: parsed.declarations, range: source.range, source: source)
        }
        let result = SourceText(path: ours.path, text: try merge(base: sides[0], ours: sides[1], theirs: sides[2]))
        if Parser.parse(result).diagnostics.contains(where: { $0.severity == .error }) { throw Conflict() }
        return result.bytes
    }

    /// One version of what stands in a file or between two braces.
    private struct Side {
        let declarations: [DeclSyntax]
        let range: ByteRange
        let source: SourceText

        /// The names that several declarations have.
        var repeated: Set<String> {
            var seen: Set<String> = []
            return Set(declarations.map { FileMerge.key(source[$0]) }.filter { !seen.insert($0).inserted })
        }
    }

    /// Declarations that stand one after the other, each with what is written above it.
    private struct Declarations {
        /// One of them.
        struct Item {
            let source: SourceText
            /// The bytes from the end of the one before.
            let range: ByteRange
            let syntax: DeclSyntax

            var text: String { source.text(in: range) }
            var part: TextPart { source[range] }

            /// What stands before the members, with the brace.
            var head: TextPart {
                let end = FileMerge.members(of: syntax)?.range.lowerBound ?? range.lowerBound
                return source[ByteRange(start: range.lowerBound, end: end + 1)]
            }

            /// The members.
            var body: Side {
                let block = FileMerge.members(of: syntax)
                let all = block?.range ?? syntax.range
                return Side(
                    declarations: block?.members ?? [],
                    range: ByteRange(start: all.lowerBound + 1, end: max(all.lowerBound + 1, all.upperBound - 1)),
                    source: source)
            }
        }

        var items: [String: Item] = [:]
        var keys: [String] = []
        /// What stands behind the last one.
        let tail: String

        /// - Parameter repeated: The names that don't tell a declaration from others: their signatures do.
        init(_ side: Side, repeated: Set<String>) {
            let source = side.source
            let layout = FileLayout(source)
            var start = side.range.lowerBound
            for declaration in side.declarations {
                var key = FileMerge.key(source[declaration])
                if repeated.contains(key), let signature = Signature(source[declaration]) {
                    key += " \(signature.canonical)"
                }
                while items[key] != nil { key += "'" }
                // A comment behind it on its line belongs to it.
                let end = declaration.range.upperBound
                let rest = ByteRange(start: end, end: min(max(end, layout.lineEnd(end)), side.range.upperBound))
                let last = source.tokenRanges(in: rest).isEmpty ? rest.upperBound : end
                keys.append(key)
                items[key] = Item(
                    source: source, range: ByteRange(start: start, end: max(start, last)), syntax: declaration)
                start = max(start, last)
            }
            tail = source.text(in: ByteRange(start: start, end: side.range.upperBound))
        }

        /// The same, where a function that has only other labels now is known by those that it has in `base`.
        func named(like base: Declarations, unless ours: Declarations) -> Declarations {
            let gone = Dictionary(grouping: base.keys.filter { items[$0] == nil }, by: Self.bareName)
            let new = Dictionary(grouping: keys.filter { base.items[$0] == nil }, by: Self.bareName)
            var copy = self
            for (name, old) in gone {
                guard name.hasSuffix("("), old.count == 1, let new = new[name], new.count == 1,
                    ours.items[old[0]] != nil, ours.items[new[0]] == nil
                else { continue }
                copy.items[old[0]] = copy.items.removeValue(forKey: new[0])
                copy.keys = copy.keys.map { $0 == new[0] ? old[0] : $0 }
            }
            return copy
        }

        /// The name of a function up to its labels.
        private static func bareName(_ key: String) -> String {
            key.firstIndex(of: "(").map { String(key[...$0]) } ?? key
        }
    }

    /// The name of a declaration among those beside it, but for overloads.
    private static func key(_ declaration: InSource<DeclSyntax>) -> String {
        if case .conditional(let clauses) = declaration.piece.kind {
            return clauses.map { clause in
                declaration[clause.clause].compactText + " "
                    + clause.members.map { key(declaration[$0]) }.joined(separator: " ")
            }.joined(separator: " ")
        }
        let range = declaration.piece.range
        let end = members(of: declaration.piece)?.range.lowerBound ?? range.upperBound
        return declaration.label.map { "\($0)" }
            ?? declaration[ByteRange(start: range.lowerBound, end: end)].compactText
    }

    private static func members(of declaration: DeclSyntax) -> MemberBlockSyntax? {
        switch declaration.kind {
        case .nominal(let nominal): nominal.members
        case .extension(let declared): declared.members
        default: nil
        }
    }

    private static func merge(base: Side, ours: Side, theirs: Side) throws(Conflict) -> String {
        let repeated = base.repeated.union(ours.repeated).union(theirs.repeated)
        let base = Declarations(base, repeated: repeated)
        let ours = Declarations(ours, repeated: repeated)
        let theirs = Declarations(theirs, repeated: repeated).named(like: base, unless: ours)
        var texts: [String: String] = [:]
        for key in (ours.keys + theirs.keys) where texts[key] == nil {
            switch (base.items[key], ours.items[key], theirs.items[key]) {
            case (let base?, let ours?, let theirs?): texts[key] = try merge(base: base, ours: ours, theirs: theirs)
            case (let base?, let own?, nil), (let base?, nil, let own?):
                // Removed by one side: the other must not have changed it.
                guard own.source.hasSameTokens(in: own.syntax.range, as: base.source, base.syntax.range) else {
                    throw Conflict(ours: ours.items[key]?.syntax.range)
                }
            case (nil, let ours?, let theirs?): texts[key] = try merge(base: ours, ours: ours, theirs: theirs)
            case (_, let ours?, nil): texts[key] = ours.text
            case (_, nil, let theirs?): texts[key] = theirs.text
            default: break
            }
        }
        var order = ours.keys.filter { texts[$0] != nil }
        for (index, key) in theirs.keys.enumerated() where ours.items[key] == nil && texts[key] != nil {
            let before = theirs.keys[..<index].last { order.contains($0) }
            let place = before.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            order.insert(key, at: place)
        }
        let tail = ours.tail == base.tail ? theirs.tail : ours.tail
        return order.compactMap { texts[$0] }.joined() + tail
    }

    private static func merge(
        base: Declarations.Item, ours: Declarations.Item, theirs: Declarations.Item
    ) throws(Conflict) -> String {
        if ours.text == base.text { return theirs.text }
        if theirs.text == base.text || theirs.text == ours.text { return ours.text }
        guard let own = members(of: ours.syntax), members(of: base.syntax) != nil, members(of: theirs.syntax) != nil
        else { return try lines(base: base.part, ours: ours.part, theirs: theirs.part) }
        let start = try lines(base: base.head, ours: ours.head, theirs: theirs.head)
        let body = try merge(base: base.body, ours: ours.body, theirs: theirs.body)
        return start + body
            + ours.source.text(in: ByteRange(start: own.range.upperBound - 1, end: ours.range.upperBound))
    }

    /// The lines of both: as they are written, or, where one side only laid them out differently, by their words.
    private static func lines(
        base: TextPart, ours: TextPart, theirs: TextPart
    ) throws(Conflict) -> String {
        if let text = writtenLines(base: base, ours: ours, theirs: theirs) { return text }
        let (changes, isComplete) = TextMerge.merge(base: base, ours: ours, fresh: theirs, keepsLines: true)
        let edits = changes.map { TextEdit($0.range, with: $0.text) }
        guard isComplete, let bytes = try? TextEdit.apply(edits, to: ours.source.bytes) else {
            throw Conflict(ours: TextMerge.conflict(base: base, ours: ours, fresh: theirs))
        }
        let growth = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
        let end = ours.piece.upperBound + growth
        return SourceText(path: "", bytes: bytes).text(in: ByteRange(start: ours.piece.lowerBound, end: end))
    }

    /// The lines of both, where no line was changed by both; `nil` for others.
    private static func writtenLines(
        base: TextPart, ours: TextPart, theirs: TextPart
    ) -> String? {
        let sides = [base, ours, theirs].map { part in
            part.source.bytes(in: part.piece).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        }
        let (changes, conflicts) = ThreeWayMerge.changes(base: sides[0], ours: sides[1], fresh: sides[2])
        if !conflicts.isEmpty { return nil }
        var lines = sides[1]
        for change in changes.reversed() { lines.replaceSubrange(change.ours, with: sides[2][change.fresh]) }
        let result = SourceText(path: "", bytes: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
        let isWhole = TextMerge.Lines(result[result.range]).hasWholeConditions
        return isWhole ? result.text(in: result.range) : nil
    }
}
