import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Members that their owner edited.
extension DoubleMerge {
    /// Brings along what is certain to fit, or writes the new member beside the edited one.
    mutating func mergeEdited(_ position: Int, from old: UnitMatch, at entry: Int) {
        let key = fresh.units[position].key
        let own = own(entry)
        let asked = requirement(position)
        if !fresh.traits.conforms { return mergeStatements(position, from: old, at: entry) }
        let meets = comparison.signatures.meets(entry, key)
        if isSettable(entry, position), isLeftToOwner(position, old, entry, meets: meets) {
            unstored.insert(position)
            return
        }
        if meets, isSettable(entry, position) {
            // What the owner alone changed is the owner's, names of parameters in records included.
            if old.isCertain, old.isSame(as: fresh.units[position], of: fresh) { return }
            if !mergeParts(position, from: old, at: entry) {
                unmerged.insert(position)
                findings.editedStorage(old.unit.name, asked, at: location(of: entry))
            }
        } else if let own, let asked,
            let changes = SignatureEdits(entry, body, from: own, to: asked, comparison.signatures, key)
        {
            // Closures take arguments by place: they get them as before.
            let isMerged =
                (fresh.traits.wraps || !comparison.changesPlaces(position))
                && mergeParts(position, from: old, at: entry, signature: changes)
            if !isMerged, fresh.traits.wraps || comparison.wanted(position).unit.isMoved(from: old.unit) {
                return writeBeside(position, from: old, at: entry)
            }
            if !isMerged {
                unmerged.insert(position)
                for change in changes.edits { apply(change, in: entry) }
            }
            findings.signature(old.unit.name, asked, from: own.signature, at: location(of: entry))
        } else {
            writeBeside(position, from: old, at: entry)
        }
    }

    /// Whether the member stands for the requirement as it is, and what a template would keep for it is not there, or is as
    /// today's has it.
    private func isLeftToOwner(_ position: Int, _ old: UnitMatch, _ entry: Int, meets: Bool) -> Bool {
        let key = fresh.units[position].key
        let isWitness = comparison.signatures.isWitness(entry, key)
        // Nothing new is asked for, so that what the member lacks is what its owner took away.
        if isWitness, !fresh.traits.handsOn, old.isCertain, old.isSame(as: fresh.units[position], of: fresh) {
            return true
        }
        let (rendered, unit) = comparison.wanted(position)
        let isStoredAsToday = old.storage.allSatisfy { own in
            own == entry
                || !old.isCertain
                    && unit.parts.contains { part in
                        body.isInStructure(own) == rendered.body.isInStructure(part)
                            && UnitMatch.isSame(own, in: body, as: part, of: rendered)
                    }
        }
        guard isStoredAsToday else { return false }
        // What a wrapper forwards to throws and waits as the requirement does.
        if fresh.traits.handsOn { return meets && !old.isCertain }
        // A known base says what of the member is not its owner's.
        if old.isCertain, meets || body.isStored(entry) { return !comparison.elsewhere.isEmpty && isWitness }
        if body.isStored(entry), movesBehindLock(position) { return false }
        return isWitness
    }

    /// Whether what the member keeps has to be behind a lock, unless the owner says that it need not.
    func movesBehindLock(_ position: Int) -> Bool {
        let (rendered, unit) = comparison.wanted(position)
        return !body.isUnchecked && unit.stored.contains(where: rendered.body.isInStructure)
    }

    private mutating func writeBeside(_ position: Int, from old: UnitMatch, at entry: Int) {
        let own = own(entry)
        if comparison.signatures.canStandBeside(entry, fresh.units[position].key) {
            written.insert(position)
            beside.insert(position)
            findings.editedBeside(
                old.unit.name, requirement(position), from: own?.signature, isThere: false, at: location(of: entry))
        } else {
            findings.editedConflict(old.unit.name, requirement(position), from: own?.signature, at: location(of: entry))
            blocked.insert(position)
        }
    }

    private func isSettable(_ entry: Int, _ position: Int) -> Bool {
        guard let own = comparison.signatures.own[entry],
            let asked = comparison.signatures.demand(of: fresh.units[position].key)
        else { return true }
        return own.isSettable || !asked.isSettable || body.isStored(entry)
    }

    // MARK: - Parts

    /// Merges the member and each declaration of its storage; `false` where its owner changed what has to change, and
    /// then nothing is edited.
    private mutating func mergeParts(
        _ position: Int, from old: UnitMatch, at entry: Int, signature: SignatureEdits? = nil
    ) -> Bool {
        let (rendered, unit) = comparison.wanted(position)
        var replacements: [(entry: Int, Replacement)] = []
        let ours = body.part(entry)
        guard let member = memberReplacements(of: unit, in: rendered, from: old, at: entry, signature),
            TextMerge.isReadable(ours, member, like: rendered.part(unit.main))
        else { return false }
        replacements += member.map { (entry, $0) }
        var gone: [Int] = []
        var matched: Set<Int> = []
        for part in old.parts {
            let wanted = unit.parts.first { other in
                rendered.body.label(of: other) == old.rendered.body.label(of: part.rendered)
                    && rendered.body.isInStructure(other)
                        == old.rendered.body.isInStructure(part.rendered)
            }
            if let wanted { matched.insert(wanted) }
            guard let own = part.own else { continue }
            let before = old.rendered.part(part.rendered)
            let ours = body.part(own)
            guard let wanted else {
                guard before.isSame(as: ours) else { return false }
                gone.append(own)
                continue
            }
            guard let changes = TextMerge.replacements(base: before, ours: ours, fresh: rendered.part(wanted)),
                TextMerge.isReadable(ours, changes, like: rendered.part(wanted))
            else { return false }
            replacements += changes.map { (own, $0) }
        }
        for (entry, replacement) in replacements { apply(replacement, in: entry) }
        for part in gone { remove(part) }
        for part in unit.beside where !matched.contains(part) && body.counterpart(of: part, in: rendered.body) == nil {
            added.append((rendered.lines(in: rendered.body.range(of: part)), entry))
        }
        let isNew = unit.stored.contains { !matched.contains($0) && body.counterpart(of: $0, in: rendered.body) == nil }
        if isNew { storageOnly.insert(position) }
        return true
    }

    /// What has to change in the member: its signature, and of its body what its owner did not write.
    private func memberReplacements(
        of unit: RenderedDouble.Unit, in rendered: RenderedDouble, from old: UnitMatch, at entry: Int,
        _ signature: SignatureEdits?
    ) -> [Replacement]? {
        let source = body.source(entry)
        let syntax = body.entries[entry].syntax
        let before = old.rendered.body.entries[old.unit.main].syntax
        let after = rendered.body.entries[unit.main].syntax
        guard let signature else {
            return TextMerge.replacements(
                base: old.rendered.part(old.unit.main), ours: source[syntax.range],
                fresh: rendered.part(unit.main))
        }
        // A fake that lets calls pass has no statement of the templates: what works in its member is the owner's.
        if !old.isCertain, fresh.traits.studiesElements, let body = after.bodyRange,
            rendered.source.hasTokens(atMost: 2, in: body)
        {
            return signature.edits
        }
        guard let ours = syntax.bodyRange, let base = before.bodyRange, let fresh = after.bodyRange,
            let changes = TextMerge.replacements(
                base: old.rendered.source[base], ours: source[ours],
                fresh: rendered.source[fresh])
        else { return nil }
        return signature.edits + changes
    }

    mutating func apply(_ replacement: Replacement, in entry: Int) {
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        edits.apply(replacement, in: manner, at: body.range(of: entry).lowerBound)
    }

    // MARK: - Contracts

    /// A contract's function that its owner filled in stays.
    private mutating func mergeStatements(_ position: Int, from old: UnitMatch, at entry: Int) {
        guard old.isCertain else { return }
        let (rendered, unit) = comparison.wanted(position)
        let ours = body.part(entry)
        let after = rendered.part(unit.main)
        let changes = TextMerge.replacements(base: old.rendered.part(old.unit.main), ours: ours, fresh: after)
        guard let changes, !changes.isEmpty, TextMerge.isReadable(ours, changes, like: after) else { return }
        for change in changes { apply(change, in: entry) }
        findings.changed(old.unit.name, requirement(position), from: own(entry)?.signature, at: location(of: entry))
    }

    /// Whether a function that its owner wrote calls the requirement that is gone: a contract's, or a wrapper's member.
    func usesGone(_ entry: Int) -> Bool {
        guard let old = base.units[entry] else { return false }
        let name = old.unit.name.prefix { $0 != "(" }
        // Any initialiser may call another one.
        if body.label(of: entry)?.isInitializer == true { return false }
        guard fresh.traits.isGenericOverConforming, !old.isUntouched else { return false }
        let isAsked = comparison.requirements.values.contains { $0.name.prefix { $0 != "(" } == name }
        if fresh.traits.conforms, isAsked { return false }
        let words = body.words(of: entry)
        return zip(words, words.dropFirst()).contains { $0 == "." && $1.filter { $0 != "`" } == name }
    }
}
