import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The quick answer for the doubles that nothing is to be done for, though somebody edited them: nearly all.
extension DoubleComparer {
    /// Whether each member is what would be written today or an edited one that fits, and nothing else was a member.
    ///
    /// `false` means that it takes a closer look.
    func isKept(_ fresh: RenderedDouble) throws(TemplateError) -> Bool {
        guard hasSameHead(fresh.type), hasSameParameters(fresh.type), hasSameConformance(fresh),
            (fresh.sections + fresh.texts).allSatisfy(stands)
        else { return false }
        var settled: Set<Int> = []
        var open: [RenderedUnit] = []
        for unit in fresh.units {
            if let place = place(of: unit, besides: settled) {
                settled.formUnion(place.all)
            } else {
                open.append(unit)
            }
        }
        let labels = fresh.labels
        let rest = body.entries.indices.filter {
            !body.isNested(body.entries[$0].container) && !settled.contains($0) && !body.isSection($0, of: labels)
        }
        if rest.isEmpty { return open.isEmpty }
        // What a new double would not keep behind a lock may be pristine there.
        if rest.contains(where: { entry in storageTypes.contains { body.label(of: entry) == "type " + $0 } }) {
            return false
        }
        let common = try commonLabels()
        let members = rest.filter { !common.contains(body.label(of: $0)) }
        let recipe = MirrorDouble.Recipe(
            isolation: resolved.isolation, isSendable: resolved.isSendable, isClassBound: resolved.isClassBound,
            entries: members)
        guard let mirror = try mirror(recipe) else { return false }
        return fits(members, mirror, &open, settled) && open.isEmpty
    }

    /// Whether each of `rest` stands for one of `open`, or is nothing that a double has.
    private func fits(_ rest: [Int], _ mirror: MirrorDouble, _ open: inout [RenderedUnit], _ settled: Set<Int>) -> Bool
    {
        var claimed = settled
        let isMember = { (entry: Int) in mirror.units[entry]?.member.value == nil }
        let search = StemSearch(body)
        for entry in rest.filter(isMember) + rest.filter({ !isMember($0) }) {
            guard let unit = mirror.units[entry], !claimed.contains(entry) else { continue }
            let place = UnitPlace(unit, at: entry, in: body, storage: storageTypes)
            if let found = open.firstIndex(where: {
                unit.member.isLike($0.member) && unit.member.place == $0.member.place
            }) {
                let stem = search.stem(of: unit, at: entry)
                // What can be set may be as the templates give it for what only has to be read.
                if unit.member.isSettable { return false }
                // Under another name its storage is not known yet; and a member may have to go under '#if'.
                guard stem == nil, open[found].branches.isEmpty || !body.entries[entry].conditions.isEmpty,
                    place.all.count > 1 || unit.storedNames.isEmpty, !place.isPristine
                else { return false }
                // Only what it keeps differs: then its type may have run somewhere else once.
                let own = UnitPlace(open[found], at: entry, in: body, storage: storageTypes)
                if !own.hasTokens, hasSameMain(entry, open[found]) { return false }
                let isElsewhere =
                    open[found].isKeptElsewhere(besides: entry, of: body) || open[found].isUnlocked(entry, of: body)
                if isElsewhere || open[found].hasOtherClosures(place, body) { return false }
                open.remove(at: found)
                claimed.formUnion(place.all)
            } else if place.all.count > 1 || place.isPristine || unit.isHeld(by: entry, of: body)
                || search.keeps(unit, at: entry, besides: settled) || isStored(entry)
            {
                return false
            }
        }
        return true
    }

    /// Whether the entry is a property with a first value, as doubles have them.
    private func isStored(_ entry: Int) -> Bool {
        guard case .variable(let variable) = body.entries[entry].syntax.kind, !variable.isLet else { return false }
        return variable.bindings.count == 1 && variable.bindings[0].accessors == nil
    }

    private func hasSameMain(_ entry: Int, _ unit: RenderedUnit) -> Bool {
        guard let main = unit.main else { return false }
        return body.source(entry).hasSameTokens(
            in: body.entries[entry].syntax.range, as: unit.beside.source, main.range)
    }

    /// Whether the type has the same generic parameters.
    private func hasSameParameters(_ rendered: RenderedText) -> Bool {
        guard case .nominal(let wanted)? = rendered.declarations.first?.kind else { return true }
        let own = double.type
        return own.details.genericParameters.map { own.source.compactText(in: $0.range) }
            == wanted.genericParameters.map { rendered.source.compactText(in: $0.range) }
    }

    /// Whether a client inherits what a new one would; others conform anyway.
    private func hasSameConformance(_ fresh: RenderedDouble) -> Bool {
        guard kind == .client, case .nominal(let wanted)? = fresh.type.declarations.first?.kind else { return true }
        return wanted.inherited.map { fresh.type.source.compactText(in: $0.range) } == double.type.inherited
    }

    private func place(of unit: RenderedUnit, besides settled: Set<Int>) -> UnitPlace? {
        guard let label = unit.main?.label(in: unit.beside.source) else { return nil }
        let conditions = unit.branches.map(\.clause)
        for entry in body.entries(labelled: label) where !settled.contains(entry) {
            let own = body.entries[entry].conditions
            guard conditions.isEmpty || conditions == own else { continue }
            let place = UnitPlace(unit, at: entry, in: body, storage: storageTypes)
            if place.isPristine { return place }
        }
        return nil
    }

    /// Whether what belongs to no member stands in the body as it would be written.
    private func stands(_ section: RenderedText) -> Bool {
        section.declarations.allSatisfy { declaration in
            guard let label = declaration.label(in: section.source),
                let entry = body.entries(labelled: label).first
            else { return false }
            if case .nominal = declaration.kind, storageTypes.contains(where: { label == "type " + $0 }) { return true }
            return body.source(entry).hasSameTokens(
                in: body.entries[entry].syntax.range, as: section.source, declaration.range)
        }
    }
}
