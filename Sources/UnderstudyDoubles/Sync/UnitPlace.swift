import UnderstudySyntax

/// Where the parts of a member stand in a double, and whether they are as the template gives them.
struct UnitPlace {
    /// The entry of the member itself.
    let main: Int
    /// The entries of its storage beside it.
    private(set) var beside: [Int] = []
    /// The entries of its storage behind the lock.
    private(set) var stored: [Int] = []
    /// Whether all parts are there, with the template's tokens.
    private(set) var isPristine = true

    /// Whether all parts have the template's tokens, whatever comments stand between them.
    private(set) var hasTokens = true

    /// All entries.
    var all: [Int] { beside + stored + [main] }

    /// Holds `unit` against the entry `main` of `body`.
    init(_ unit: RenderedUnit, at main: Int, in body: DoubleBody, storage: [String]) {
        self.main = main
        for part in unit.beside.declarations.dropLast() {
            guard let name = part.storedName(in: unit.beside.source), let entry = body.entry(named: name) else {
                isPristine = false
                continue
            }
            beside.append(entry)
            compare(part, unit.beside.source, entry, body)
        }
        for part in unit.stored.declarations {
            let name = part.storedName(in: unit.stored.source) ?? ""
            guard let entry = storage.lazy.compactMap({ body.entry(named: name, inNested: $0) }).first else {
                isPristine = false
                continue
            }
            stored.append(entry)
            compare(part, unit.stored.source, entry, body)
        }
        if let part = unit.main { compare(part, unit.beside.source, main, body) } else { isPristine = false }
        hasTokens = isPristine
        if isPristine, hasOwnersComment(unit, body) { isPristine = false }
    }

    private mutating func compare(_ part: DeclSyntax, _ source: SourceText, _ entry: Int, _ body: DoubleBody) {
        let own = body.source(entry)
        let layout = FileLayout(own)
        let range = body.entries[entry].syntax.range
        guard isPristine else { return }
        isPristine = layout.isAlone(range) && own.hasSameTokens(in: range, as: source, part.range)
    }

    /// Whether somebody wrote a comment right above a part other than the first.
    private func hasOwnersComment(_ unit: RenderedUnit, _ body: DoubleBody) -> Bool {
        let source = body.source(main)
        let layout = FileLayout(source)
        let parts = beside + [main]
        let first = parts.min { body.entries[$0].syntax.range.start < body.entries[$1].syntax.range.start }
        for entry in parts + stored where body.source(entry) === source {
            let above = layout.commentLines(above: body.entries[entry].syntax.range.lowerBound)
            let own = above.filter { source.text(in: $0) != unit.mark }
            if !own.isEmpty, entry != first { return true }
        }
        return false
    }

    /// The comment that somebody wrote right above the first part, the mark aside.
    func hasCommentAbove(_ unit: RenderedUnit, _ body: DoubleBody) -> Bool {
        let source = body.source(main)
        let first = (beside + [main]).map { body.entries[$0].syntax.range.lowerBound }.min() ?? 0
        return FileLayout(source).commentLines(above: first).contains { source.text(in: $0) != unit.mark }
    }
}
