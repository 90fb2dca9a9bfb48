import UnderstudySyntax

/// What an edited member has of the member that the templates give.
extension RenderedUnit {
    /// Whether `entry` has all of it, and more: then it was one of the double's.
    func isHeld(by entry: Int, of body: DoubleBody) -> Bool {
        guard let main else { return false }
        var counts: [String: Int] = [:]
        for text in body.source(entry).tokenTexts(in: body.entries[entry].syntax.range) {
            counts[text, default: 0] += 1
        }
        guard isTelling else { return false }
        for text in beside.source.tokenTexts(in: main.range) {
            guard let count = counts[text], count > 0 else { return false }
            counts[text] = count - 1
        }
        return true
    }

    /// Whether its body says more than nothing: a property or an empty function might be anybody's.
    var isTelling: Bool {
        guard let main, member.value == nil else { return false }
        let rendered = beside.source.tokenTexts(in: main.range)
        return rendered.firstIndex(of: "{").map { rendered.count - $0 > 4 } ?? false
    }

    /// Whether what it keeps stands behind a lock though it should stand beside it, or the other way round.
    func isKeptElsewhere(besides entry: Int, of body: DoubleBody) -> Bool {
        let beside = beside.declarations.dropLast().compactMap { $0.storedName(in: self.beside.source) }
        let stored = stored.declarations.compactMap { $0.storedName(in: self.stored.source) }
        let isBeside = stored.contains { name in body.entry(named: name).map { $0 != entry } ?? false }
        return isBeside && !stored.contains(where: body.isNested)
            || beside.contains { body.entry(named: $0) == nil && body.isNested($0) }
    }
}
