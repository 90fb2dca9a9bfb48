import UnderstudySemantics
import UnderstudySyntax

/// Members that nothing asks for.
extension DoubleMerge {
    mutating func planGone(besides required: RequiredMembers) {
        if comparison.gone.isEmpty { return }
        let code = OwnersCode(base, body, fresh)
        let helpers = comparison.comparer.helpers
        for entry in comparison.gone {
            if helpers.contains(entry) {
                owners.insert(entry)
                continue
            }
            guard let old = base.units[entry] else { continue }
            if usesGone(entry) {
                let hasCase = !fresh.traits.conforms
                findings.goneButUsed(old.unit.name, hasCase: hasCase, at: location(of: entry))
                continue
            }
            if isOwners(entry, old, besides: required) {
                owners.insert(entry)
                continue
            }
            let isCertain =
                comparison.resolved.unresolved.isEmpty
                && (old.isCertain || !(double.headerName != nil && double.protocols.isEmpty))
            if isCertain, old.isUntouched, !old.hasCommentAbove {
                if let use = code.use(of: old, besides: required.entries) {
                    findings.goneButSpokenOf(
                        old.unit.name, body.memberName(of: use.entry), of: use.name, at: location(of: entry),
                        from: location(of: use.entry))
                    continue
                }
                let isGained = comparison.comparer.defaults.gained.contains(entry)
                findings.gone(old.unit.name, isGained: isGained, at: location(of: entry))
                takeAway(entry, old)
            } else if let twin = replacement(of: entry) {
                // A member that keeps nothing, beside one of the owner's, is the owner's too.
                if old.storage.isEmpty, let own = comparison.pairs[twin], base.units[own]?.isUntouched == false {
                    owners.insert(entry)
                    continue
                }
                findings.editedBeside(
                    old.unit.name, requirement(twin), from: base.shape.requirements[entry]?.signature,
                    isThere: true, at: location(of: entry))
            } else {
                findings.goneButEdited(old.unit.name, at: location(of: entry))
            }
        }
    }

    mutating func takeAway(_ entry: Int, _ old: UnitMatch) {
        removed.formUnion(old.entries)
        if let region = old.region {
            edits.deleteLines(body.source(entry)[region.range])
        } else {
            for part in old.entries where !body.isInStructure(part) { remove(part) }
            if let mark = old.mark { edits.deleteLines(body.source(entry)[mark]) }
        }
        for part in old.entries where body.isInStructure(part) { remove(part) }
    }

    /// Whether the member is one of the owner's, which never stood for a requirement as far as anything tells.
    private func isOwners(_ entry: Int, _ old: UnitMatch, besides required: RequiredMembers) -> Bool {
        if old.isCertain { return false }
        if !fresh.traits.conforms { return false }
        let hasMark = old.mark != nil || body.isMarked(entry, as: old.unit.name)
        let isBare = isBare(entry, besides: required)
        // What has a name of its own, and is in no history, was added by hand.
        if let former = base.former {
            if let wasOwners = former.wasOwners(entry, of: body) { return wasOwners }
            let history = former.rendered
            if !history.units.contains(where: { history.isCalled(body.label(of: entry), $0) }) { return true }
        }
        let isTelling = old.isUntouched && old.isTelling
        if body.label(of: entry) == .plainInitializer, old.unit.parts.isEmpty, !isTelling { return true }
        // An initialiser that gives no required property a value is none that templates write for properties.
        if !required.areInitialized {
            if !old.isUntouched, !hasMark, isBare, body.label(of: entry)?.isInitializer == true { return true }
        } else if !old.isUntouched, !body.isStored(entry), required.initialized.contains(entry) {
            return false
        }
        // What templates write has the line above that names it, where they have one at all.
        if old.isUntouched { return !hasMark && (old.unit.mark != nil || !old.isTelling && old.unit.parts.isEmpty) }
        // Words of a template that speak of what is not there say nothing.
        return !hasMark && isBare && (!old.isHeld || !old.unit.parts.isEmpty && old.storage.isEmpty)
    }

    /// Whether the member keeps nothing: neither where today's templates put it, nor behind a lock or in front of one, but
    /// for what members speak of that stand for requirements.
    func isBare(_ entry: Int, besides required: RequiredMembers) -> Bool {
        guard let unit = base.units[entry] else { return true }
        let name = body.storedName(of: entry)
        return unit.unit.parts.allSatisfy { part in
            guard let stored = unit.rendered.body.storedName(of: part) else { return true }
            if stored == name { return !body.isNested(stored) }
            if !body.storedNames.contains(stored) || required.words.contains(stored) { return true }
            return body.entry(named: stored).map { !StorageForm.mayBe(body[$0], unit.rendered.body[part]) } ?? false
        }
    }

    /// The position of the only unit of the name: it was written beside an edited member that could not stay as it was.
    private func replacement(of entry: Int) -> Int? {
        guard let own = base.shape.requirements[entry], own.kind == .func else { return nil }
        let name = own.name.prefix { $0 != "(" }
        let kin = fresh.units.indices.filter { position in
            guard let other = requirement(position) else { return false }
            return other.kind == .func && other.isStatic == own.isStatic && other.name.prefix { $0 != "(" } == name
        }
        return kin.count == 1 && comparison.pairs[kin[0]] != nil ? kin[0] : nil
    }
}

/// The members of a double that stand for requirements.
struct RequiredMembers {
    let entries: Set<Int>
    /// The words that they are made of, and the names of what they keep.
    let words: Set<String>
    /// The properties whose values the initialiser takes, of which some may be required.
    let initialized: Set<Int>

    /// Whether the initialiser takes the value of one of them.
    var areInitialized: Bool { !entries.isDisjoint(with: initialized) }

    init(_ comparison: Comparison) {
        let body = comparison.body
        entries = Set(comparison.pairs.values)
        // Only what nothing asks for is compared with them.
        let compared = comparison.gone.isEmpty ? [] : entries
        words = compared.reduce(into: []) { words, entry in
            words.formUnion(body.words(of: entry))
            words.formUnion(comparison.base.units[entry]?.storage.compactMap(body.storedName(of:)) ?? [])
        }
        initialized = comparison.comparer.initializedEntries
    }
}
