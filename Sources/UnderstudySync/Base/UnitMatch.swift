import UnderstudySyntax

/// Where the declarations of a rendered unit stand in a double, and whether they are as the templates give them.
struct UnitMatch {
    let rendered: RenderedDouble
    let unit: RenderedDouble.Unit
    let body: DoubleBody
    /// The member.
    let main: Int
    /// Each declaration of the unit besides the member, with the one in the double that has its name.
    private(set) var parts: [(own: Int?, rendered: Int)] = []
    /// How many declarations besides the member are there, token for token.
    private(set) var sameCount = 0
    /// Whether the member is as it was rendered, whatever it keeps.
    private let isMainSame: Bool
    /// Whether its owner did not touch it: all declarations are there, token for token, and nobody wrote a comment among
    /// them.
    var isUntouched: Bool
    /// Whether it is the history of the double that says so.
    var isCertain = false

    /// The storage in the double.
    var storage: [Int] { parts.compactMap(\.own) }
    /// The storage in the double, and the member.
    var entries: [Int] { storage + [main] }

    /// How many declarations are there, token for token.
    var nearness: Int { sameCount + (isMainSame ? 1 : 0) }

    /// How many declarations besides the member are not there by name.
    var missingCount: Int { parts.count { $0.own == nil } }

    /// - Parameter stale: What tells default values that no longer fit, and that count as untouched then.
    init(
        _ unit: RenderedDouble.Unit, of rendered: RenderedDouble, at main: Int, in body: DoubleBody,
        _ stale: StaleDefaults? = nil
    ) {
        (self.rendered, self.unit, self.body, self.main) = (rendered, unit, body, main)
        func isSame(_ own: Int, _ other: Int) -> Bool {
            Self.isSame(own, in: body, as: other, of: rendered)
                || stale?.tellsApart(own, in: body, from: other, of: rendered) ?? false
        }
        isMainSame = isSame(main, unit.main)
        isUntouched = isMainSame
        for part in unit.parts {
            // What only has the name of it is the owner's.
            let own = body.counterpart(of: part, in: rendered.body).flatMap { own in
                StorageForm.mayBe(body[own], rendered.body[part]) ? own : nil
            }
            parts.append((own, part))
            if let own, own != main, isSame(own, part) {
                sameCount += 1
                continue
            }
            isUntouched = false
        }
        if isUntouched, hasOwnersComment { isUntouched = false }
    }

    /// The same, where the declarations `others` are those of other members.
    func without(_ others: Set<Int>) -> UnitMatch {
        var copy = self
        copy.parts = parts.map { part in (part.own.flatMap { others.contains($0) ? nil : $0 }, part.rendered) }
        return copy
    }

    /// Whether the unit is in `rendered`, token for token, what `other` is in another rendering.
    func isSame(as other: RenderedDouble.Unit, of another: RenderedDouble) -> Bool {
        let declarations = [unit.main] + unit.parts
        let others = [other.main] + other.parts
        return unit.branches == other.branches && declarations.count == others.count
            && zip(declarations, others).allSatisfy { rendered.part($0).isSame(as: another.part($1)) }
    }

    /// Whether the declaration stands on lines of its own and has the tokens of the rendered one.
    static func isSame(_ entry: Int, in body: DoubleBody, as other: Int, of rendered: RenderedDouble) -> Bool {
        let source = body.source(entry)
        let range = body.range(of: entry)
        return FileLayout(source).isAlone(range)
            && source[range].isSame(as: rendered.part(other))
    }

    /// Whether somebody wrote a comment right above a declaration other than the first.
    private var hasOwnersComment: Bool {
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
    var region: (range: ByteRange, hasMark: Bool)? {
        let source = body.source(main)
        let all = entries.filter { !body.isInStructure($0) }.map { body.entries[$0] }
            .sorted { $0.syntax.range.start < $1.syntax.range.start }
        for (left, right) in zip(all, all.dropFirst()) {
            guard left.container == right.container, left.conditions == right.conditions,
                source.isBlank(in: ByteRange(start: left.syntax.range.upperBound, end: right.syntax.range.lowerBound))
            else { return nil }
        }
        guard let first = all.first, let last = all.last else { return nil }
        let mark = mark
        let start = mark?.lowerBound ?? first.syntax.range.lowerBound
        return (ByteRange(start: start, end: last.syntax.range.upperBound), mark != nil)
    }

    /// The line that names the member, above its first declaration, or above the member where its storage is elsewhere.
    var mark: ByteRange? {
        guard let mark = unit.mark else { return nil }
        let source = body.source(main)
        let layout = FileLayout(source)
        let starts = entries.filter { body.source($0) === source }.map { body.range(of: $0).lowerBound }
        return [starts.min() ?? 0, body.range(of: main).lowerBound].lazy.compactMap { start in
            layout.commentLines(above: start).first.flatMap { source.text(in: $0) == mark ? $0 : nil }
        }.first
    }

    /// Whether somebody wrote a comment right above the first declaration, the line that names the member aside.
    var hasCommentAbove: Bool {
        let source = body.source(main)
        let starts = entries.filter { body.source($0) === source && !body.isInStructure($0) }
            .map { body.range(of: $0).lowerBound }
        return FileLayout(source).commentLines(above: starts.min() ?? 0).contains { source.text(in: $0) != unit.mark }
    }

    /// Whether its storage is behind the lock.
    var isBehindLock: Bool {
        parts.contains { rendered.body.isInStructure($0.rendered) }
    }

    /// Whether the rendered body says more than nothing: a property or an empty function might be anybody's.
    ///
    /// A property that stops the test until it is set says that in its value, by a closure that it calls. A closure that is
    /// the value might be anybody's.
    var isTelling: Bool {
        let syntax = rendered.body.entries[unit.main].syntax
        var range = syntax.range
        if case .variable(let variable) = syntax.kind, let value = variable.bindings.first?.initialValue,
            !rendered.source.text(in: value).hasSuffix("}()")
        {
            range = ByteRange(start: value.upperBound, end: range.upperBound)
        }
        let tokens = rendered.source.tokenTexts(in: range)
        return tokens.firstIndex(of: "{").map { tokens.count - $0 > 4 } ?? false
    }

    /// Whether the member of `body` has all the tokens of the rendered one, and more.
    var isHeld: Bool { heldCount > 0 }

    /// How many tokens the rendered member has, where that of `body` has them all; 0 where it has not.
    private var heldCount: Int {
        guard isTelling else { return 0 }
        var counts: [String: Int] = [:]
        for text in body.words(of: main) { counts[text, default: 0] += 1 }
        let words = rendered.part(unit.main).words
        for text in words {
            guard let count = counts[text], count > 0 else { return 0 }
            counts[text] = count - 1
        }
        return words.count
    }

    /// Whether this one tells more of what its owner edited than `other` does: of two that have as many declarations in
    /// common with the double, the one of which the edited member has all, and of these the longer one.
    func isNearer(than other: UnitMatch) -> Bool {
        if isUntouched || nearness != other.nearness {
            return isUntouched || nearness > other.nearness
        }
        return !other.isCertain && heldCount > other.heldCount
    }
}
