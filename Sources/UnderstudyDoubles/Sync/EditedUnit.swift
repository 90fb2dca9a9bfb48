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
        guard let main, member.value == nil || member.forward != nil else { return false }
        let rendered = beside.source.tokenTexts(in: main.range)
        return rendered.firstIndex(of: "{").map { rendered.count - $0 > 4 } ?? false
    }

    /// Whether a client's closures have other effects, or can be called from elsewhere, than the protocol needs.
    func hasOtherClosures(_ place: UnitPlace, _ body: DoubleBody) -> Bool {
        guard member.client != nil else { return false }
        for part in beside.declarations.dropLast() {
            let name = part.storedName(in: beside.source)
            guard
                let entry = place.beside.first(where: {
                    body.entries[$0].syntax.storedName(in: body.source($0)) == name
                })
            else { continue }
            let wanted = Self.attributes(beside.source.tokenTexts(in: part.range))
            let own = Self.attributes(body.source(entry).tokenTexts(in: body.entries[entry].syntax.range))
            if wanted != own { return true }
        }
        return false
    }

    private static func attributes(_ tokens: [String]) -> [String] {
        tokens.prefix { $0 != "=" }.filter {
            $0 == "Sendable" || $0.hasSuffix("Actor") || $0 == "async" || $0 == "throws"
        }
    }

    /// Whether what it keeps stands behind a lock though it should stand beside it, or the other way round.
    func isKeptElsewhere(besides entry: Int, of body: DoubleBody) -> Bool {
        let beside = beside.declarations.dropLast().compactMap { $0.storedName(in: self.beside.source) }
        let stored = stored.declarations.compactMap { $0.storedName(in: self.stored.source) }
        let isBeside = stored.contains { name in body.entry(named: name).map { $0 != entry } ?? false }
        return isBeside && !stored.contains(where: body.isNested)
            || beside.contains { body.entry(named: $0) == nil && body.isNested($0) }
    }

    /// Whether the property at `entry` keeps its value itself though any thread may come to it.
    func isUnlocked(_ entry: Int, of body: DoubleBody) -> Bool {
        let (syntax, source) = (body.entries[entry].syntax, body.source(entry))
        let isUnsafe = syntax.modifiers.contains { source.matches($0.name, "nonisolated") }
        return member.form == .property && member.place == .locked && body.isStored(entry)
            && syntax.attributes.isEmpty && !isUnsafe && !body.isUnchecked
    }
}
