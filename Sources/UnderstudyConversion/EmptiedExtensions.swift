import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// The extensions of a double of which nothing is left: they go, and the type says itself to what they made it conform.
struct EmptiedExtensions {
    /// The edits.
    private(set) var edits: [SourceEdit] = []
    private var ranges: Set<ByteRange> = []

    /// Finds those of `double` whose members are all at `removed`.
    init(of double: HandwrittenDouble, without removed: Set<ByteRange>) {
        let source = double.type.source
        var added: [String] = []
        for part in double.extensions {
            let (members, whole) = (part.members, part.syntax.range)
            guard !members.isEmpty, !part.details.inherited.isEmpty, members.allSatisfy({ removed.contains($0.range) }),
                !Self.hasComment(besides: members, in: source[part.details.members.range]),
                let top = Self.top(of: whole, in: source)
            else { continue }
            ranges.insert(whole)
            added += part.details.inherited.map { source.text(in: $0.range) }
            let last = source.lines.range(ofLine: source.lines.line(at: whole.upperBound))
            edits.append(SourceEdit(source[ByteRange(start: top, end: last.upperBound)], with: "", .removing))
        }
        if added.isEmpty { return }
        let (name, last) = (double.type.details.name, double.type.details.inherited.last)
        let place = source[ByteRange(at: (last?.range ?? name).upperBound)]
        edits.append(SourceEdit(place, with: (last == nil ? ": " : ", ") + added.joined(separator: ", ")))
    }

    func contains(_ part: ExtensionDeclaration) -> Bool { ranges.contains(part.syntax.range) }

    /// Whether a comment stands between `members` in the braces at `block`.
    private static func hasComment(besides members: [DeclSyntax], in block: InSource<ByteRange>) -> Bool {
        let starts = [block.piece.lowerBound] + members.map(\.range.upperBound)
        let ends = members.map(\.range.lowerBound) + [block.piece.upperBound]
        return zip(starts, ends).contains { start, end in
            block.source.text(in: ByteRange(start: start, end: end)).contains("/")
        }
    }

    /// Where the lines of the extension at `range` begin, with a heading above it and the empty lines in front; `nil` where
    /// it shares a line, or where another comment stands above it.
    private static func top(of range: ByteRange, in source: SourceText) -> Int? {
        var number = source.lines.line(at: range.lowerBound)
        let last = source.lines.range(ofLine: source.lines.line(at: range.upperBound))
        guard source.lines.range(ofLine: number).lowerBound == range.lowerBound,
            source.isBlank(in: ByteRange(start: range.upperBound, end: last.upperBound))
        else { return nil }
        func text(_ line: Int) -> Substring {
            source.text(in: source.lines.range(ofLine: line)).drop { $0.isWhitespace }
        }
        func skipEmpty() { while number > 1, text(number - 1).isEmpty { number -= 1 } }
        var above = number
        while above > 1, text(above - 1).hasPrefix("//") || text(above - 1).isEmpty { above -= 1 }
        let comments = (above..<number).filter { !text($0).isEmpty }
        if let first = comments.first {
            let isHeading =
                text(first).hasPrefix("// MARK:")
                && comments.dropFirst().allSatisfy { text($0).dropFirst(2).allSatisfy(\.isWhitespace) }
            if isHeading { number = first } else if comments.last == number - 1 { return nil }
        }
        skipEmpty()
        return source.lines.range(ofLine: number).lowerBound
    }
}

extension ExtensionDeclaration {
    /// Whether its members could stand in the type itself.
    var isPlain: Bool {
        syntax.attributes.isEmpty && syntax.modifiers.isEmpty && scope.branches.isEmpty && details.whereClause == nil
    }
}
