import UnderstudySyntax

/// Where the declarations of a rendered unit stand in a double, and whether they are as the templates give them.
struct UnitMatch {
    /// The member.
    let main: Int
    /// Each declaration of the unit besides the member, with the one in the double that has its name.
    private(set) var parts: [(own: Int?, rendered: Int)] = []
    /// How many declarations besides the member are there, token for token.
    private(set) var sameCount = 0
    /// Whether the member is as it was rendered, whatever it keeps.
    private let isMainSame: Bool
    /// Whether all declarations are there, token for token, and nobody wrote a comment among them.
    private(set) var isUntouched: Bool

    /// The storage in the double, and the member.
    var entries: [Int] { parts.compactMap(\.own) + [main] }

    /// How many declarations are there, token for token.
    var nearness: Int { sameCount + (isMainSame ? 1 : 0) }

    /// - Parameter stale: What tells default values that no longer fit, and that count as untouched then.
    init(
        _ unit: RenderedDouble.Unit, of rendered: RenderedDouble, at main: Int, in body: DoubleBody,
        _ stale: StaleDefaults? = nil
    ) {
        self.main = main
        func isSame(_ own: Int, _ other: Int) -> Bool {
            Self.isSame(own, in: body, as: other, of: rendered)
                || stale?.tellsApart(own, in: body, from: other, of: rendered) ?? false
        }
        isMainSame = isSame(main, unit.main)
        isUntouched = isMainSame
        for part in unit.parts {
            let own = body.counterpart(of: part, in: rendered.body)
            parts.append((own, part))
            if let own, own != main, isSame(own, part) {
                sameCount += 1
                continue
            }
            isUntouched = false
        }
        if isUntouched, hasOwnersComment(unit, body) { isUntouched = false }
    }

    /// Whether the declaration stands on lines of its own and has the tokens of the rendered one.
    static func isSame(_ entry: Int, in body: DoubleBody, as other: Int, of rendered: RenderedDouble) -> Bool {
        let source = body.source(entry)
        let range = body.range(of: entry)
        return FileLayout(source).isAlone(range)
            && source[range].isSame(as: rendered.part(other))
    }

    /// Whether somebody wrote a comment right above a declaration other than the first.
    private func hasOwnersComment(_ unit: RenderedDouble.Unit, _ body: DoubleBody) -> Bool {
        let source = body.source(main)
        let layout = FileLayout(source)
        let outer = entries.filter { !body.isInStructure($0) }
        let first = outer.min { body.range(of: $0).start < body.range(of: $1).start }
        return entries.contains { entry in
            guard entry != first, body.source(entry) === source else { return false }
            let above = layout.commentLines(above: body.range(of: entry).lowerBound)
            return above.contains { source.text(in: $0) != unit.mark }
        }
    }

    /// The bytes of the member with its storage and the line that names it, where they stand together.
    func region(_ unit: RenderedDouble.Unit, _ body: DoubleBody) -> (range: ByteRange, hasMark: Bool)? {
        let source = body.source(main)
        let all = entries.filter { !body.isInStructure($0) }.map { body.entries[$0] }
            .sorted { $0.syntax.range.start < $1.syntax.range.start }
        for (left, right) in zip(all, all.dropFirst()) {
            guard left.container == right.container, left.conditions == right.conditions,
                source.isBlank(in: ByteRange(start: left.syntax.range.upperBound, end: right.syntax.range.lowerBound))
            else { return nil }
        }
        guard let first = all.first, let last = all.last else { return nil }
        let mark = mark(unit, body)
        let start = mark?.lowerBound ?? first.syntax.range.lowerBound
        return (ByteRange(start: start, end: last.syntax.range.upperBound), mark != nil)
    }

    /// The line that names the member, above its first declaration, or above the member where its storage is elsewhere.
    func mark(_ unit: RenderedDouble.Unit, _ body: DoubleBody) -> ByteRange? {
        guard let mark = unit.mark else { return nil }
        let source = body.source(main)
        let layout = FileLayout(source)
        let starts = entries.filter { body.source($0) === source }.map { body.range(of: $0).lowerBound }
        return [starts.min() ?? 0, body.range(of: main).lowerBound].lazy.compactMap { start in
            layout.commentLines(above: start).first.flatMap { source.text(in: $0) == mark ? $0 : nil }
        }.first
    }

    /// Whether somebody wrote a comment right above the first declaration, the line that names the member aside.
    func hasCommentAbove(_ unit: RenderedDouble.Unit, _ body: DoubleBody) -> Bool {
        let source = body.source(main)
        let starts = entries.filter { body.source($0) === source && !body.isInStructure($0) }
            .map { body.range(of: $0).lowerBound }
        return FileLayout(source).commentLines(above: starts.min() ?? 0).contains { source.text(in: $0) != unit.mark }
    }
}
