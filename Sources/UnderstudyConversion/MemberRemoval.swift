import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// Removes members of a type with their documentation, and the empty lines and headings that would be left over.
///
/// All other comments stay: they may be about more.
struct MemberRemoval {
    /// The edits.
    private(set) var edits: [SourceEdit] = []
    private let source: SourceText
    private let lineCount: Int
    /// The last line that goes.
    private var end = 0

    /// Removes those of `members` that are at `ranges`.
    init(of ranges: Set<ByteRange>, among members: [DeclSyntax], in source: SourceText) {
        self.source = source
        lineCount = source.lines.count
        var run: [DeclSyntax] = []
        for member in members {
            if ranges.contains(member.range) {
                if let last = run.last, isApart(member, from: last) {
                    remove(run)
                    run = []
                }
                run.append(member)
            } else {
                remove(run)
                run = []
            }
        }
        remove(run)
    }

    /// Whether a comment stands between `member` and `last` that does not document `member`.
    private func isApart(_ member: DeclSyntax, from last: DeclSyntax) -> Bool {
        let top = source.lines.line(at: last.range.upperBound)
        var bottom = source.lines.line(at: member.range.lowerBound)
        while bottom - 1 > top, isDocumentation(bottom - 1) { bottom -= 1 }
        return top < bottom && (top + 1..<bottom).contains { text($0).isComment }
    }

    /// Removes neighbours together, so that what is between them goes, too.
    private mutating func remove(_ run: [DeclSyntax]) {
        guard let first = run.first, let last = run.last else { return }
        var top = source.lines.line(at: first.range.lowerBound)
        var bottom = source.lines.line(at: max(last.range.lowerBound, last.range.upperBound - 1))
        let before = ByteRange(start: source.lines.range(ofLine: top).lowerBound, end: first.range.lowerBound)
        let after = ByteRange(start: last.range.upperBound, end: source.lines.range(ofLine: bottom).upperBound)
        guard source.isBlank(in: before), source.isBlank(in: after) || source.text(in: after).isComment else {
            edits += run.map { SourceEdit(source[$0.range], with: "", .removing) }
            return
        }
        while top > 1, isDocumentation(top - 1) { top -= 1 }
        let heading = lineAbove(top)
        let below = lineBelow(bottom)
        let endsSection = below.map { isHeading($0) || text($0).hasPrefix("}") } ?? true
        if let heading, isHeading(heading), endsSection { top = heading }
        // Of the empty lines around it one is enough, and none at the edge of the braces.
        let above = lineAbove(top)
        let isFirst = above.map { text($0).hasSuffix("{") } ?? true
        let isLast = below.map { text($0).hasPrefix("}") } ?? true
        if let below, isFirst || isLast || above.map({ $0 < top - 1 }) == true { bottom = below - 1 }
        if isLast, !isFirst, let above { top = above + 1 }
        (top, end) = (max(top, end + 1), bottom)
        let range = ByteRange(
            start: source.lines.range(ofLine: top).lowerBound, end: source.lines.range(ofLine: bottom).upperBound)
        edits.append(SourceEdit(source[range], with: "", .removing))
    }

    private func text(_ line: Int) -> String {
        let text = source.text(in: source.lines.range(ofLine: line)).drop { $0.isWhitespace }
        return String(
            text.prefix(
                text.lastIndex { !$0.isWhitespace }.map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 0))
    }

    private func isDocumentation(_ line: Int) -> Bool { text(line).hasPrefix("///") }
    private func isHeading(_ line: Int) -> Bool { text(line).hasPrefix("// MARK:") }

    /// The next line above `line` that is not empty.
    private func lineAbove(_ line: Int) -> Int? {
        stride(from: line - 1, through: 1, by: -1).first { !text($0).isEmpty }
    }

    /// The next line below `line` that is not empty.
    private func lineBelow(_ line: Int) -> Int? {
        line < lineCount ? (line + 1...lineCount).first { !text($0).isEmpty } : nil
    }
}

extension String {
    fileprivate var isComment: Bool { drop { $0.isWhitespace }.hasPrefix("//") }
}
