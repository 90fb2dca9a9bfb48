import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The names and the spelling that a double has, for what would be written today.
extension Comparer {
    /// The names that members have in the file.
    ///
    /// - Parameter left: Storage that a member which is written again takes over.
    func names(
        _ fresh: RenderedDouble, _ base: Base, _ pairs: [Int: Int], _ requirements: [RequirementKey: Requirement],
        _ signatures: SpelledSignatures, left: Set<Int>
    ) -> KeptNames {
        var kept = kept
        let conforms = rendering.kind.traits.conforms
        var taken = conforms ? body.storedNames : Set(ContractFunction.all(in: body).map(\.name))
        let paired = Set(pairs.values)
        taken.subtract(left.compactMap(body.storedName(of:)))
        for (entry, unit) in base.units where unit.isUntouched {
            if paired.contains(entry) || !unit.hasCommentAbove {
                taken.subtract(conforms ? unit.rendered.storedNames(unit.unit) : [unit.unit.stem])
            }
        }
        let keepers = keepers(base)
        taken.formUnion(keepers.keys.map(\.name))
        let code = OwnersCode(base, body, fresh)
        for (position, entry) in pairs {
            let unit = fresh.units[position]
            guard let asked = requirements[unit.key], let declared = base.shape.requirements[entry],
                let old = base.units[entry]
            else { continue }
            if !conforms, !old.isUntouched, let name = ContractFunction(entry, of: body)?.name {
                kept.stems[unit.key] = name
                continue
            }
            // What kept nothing before has no name for what it keeps today.
            let keptNothing = old.isUntouched && old.unit.parts.isEmpty && !body.isStored(entry)
            if conforms, keptNothing, !unit.parts.isEmpty { continue }
            let isSamePlain = rendering.plainStem(of: declared) == rendering.plainStem(of: asked)
            guard isSamePlain || !old.isUntouched || code.useOfStorage(of: old) != nil else { continue }
            let stays =
                signatures.meets(entry, unit.key)
                || SignatureEdits(entry, body, from: declared, to: asked, signatures, unit.key) != nil
            guard old.isUntouched || stays || !signatures.canStandBeside(entry, unit.key) else { continue }
            // Where storage moves, the member may stay beside the new one, and what is in front of a lock in both has one name.
            let mayStay = !old.isUntouched && unit.isMoved(from: old.unit) && !signatures.meets(entry, unit.key)
            if mayStay, !(unit.stored.isEmpty ? old.unit : unit).beside.isEmpty { continue }
            // What it keeps today must not be what another keeps.
            let isStatic = body.isStatic(entry)
            let isKept =
                unit.stem == old.unit.stem
                && unit.parts.contains { part in
                    let keepers = Storage(part, of: fresh.body, isStatic: isStatic).flatMap { keepers[$0] }
                    return keepers.map { !$0.contains(entry) } ?? false
                }
            if isKept { continue }
            kept.stems[unit.key] = old.unit.stem
            taken.formUnion(old.rendered.storedNames(old.unit))
        }
        // Members in branches that exclude each other may share a name.
        for position in fresh.units.indices where pairs[position] == nil && !fresh.units[position].branches.isEmpty {
            let unit = fresh.units[position]
            let other = fresh.units.indices.first {
                pairs[$0] != nil && fresh.units[$0].stem == unit.stem && fresh.units[$0].excludes(unit)
            }
            if let other { kept.stems[unit.key] = kept.stems[fresh.units[other].key] ?? unit.stem }
        }
        for stem in kept.stems.values { taken.formUnion(rendering.storageNames(on: stem)) }
        kept.taken = taken
        return kept
    }

    /// What a member keeps: a type and its values may have the same names, and so may what is behind a lock and what is in
    /// front of it.
    private struct Storage: Hashable {
        let name: String
        let isStatic: Bool
        let isBehindLock: Bool

        init?(_ entry: Int, of body: DoubleBody, isStatic: Bool) {
            guard let name = body.storedName(of: entry) else { return nil }
            self.name = name
            self.isStatic = isStatic
            isBehindLock = body.isInStructure(entry)
        }
    }

    /// The members that their owner edited, by what they keep.
    private func keepers(_ base: Base) -> [Storage: Set<Int>] {
        var keepers: [Storage: Set<Int>] = [:]
        for (entry, unit) in base.units where !unit.isUntouched {
            for part in unit.storage {
                guard let storage = Storage(part, of: body, isStatic: body.isStatic(entry)) else { continue }
                keepers[storage, default: []].insert(entry)
            }
        }
        return keepers
    }

    /// The positions of the units that work on stores which the double lacks, as its owner's members keep the same in
    /// another way.
    func keptElsewhere(_ fresh: RenderedDouble, _ base: Base, _ pairs: [Int: Int]) -> Set<Int> {
        guard rendering.kind.traits.membersWorkTogether, rendering.kind.traits.conforms else { return [] }
        let new = fresh.units.indices.filter { pairs[$0] == nil }
        let stores = Set(
            (fresh.shared + new.map { fresh.units[$0].main }).filter { !isStored($0, of: fresh) }
                .compactMap(fresh.body.storedName))
        let reaching = fresh.units.indices.filter { position in
            !stores.isDisjoint(with: fresh.body.words(of: fresh.units[position].main))
        }
        let own = reaching.compactMap { pairs[$0].flatMap { base.units[$0] } }
        return own.isEmpty || own.contains(where: \.isUntouched) ? [] : Set(reaching)
    }

    /// Whether the double has a property that keeps the same as `entry` of `fresh`, as far as its type tells.
    private func isStored(_ entry: Int, of fresh: RenderedDouble) -> Bool {
        guard let name = fresh.body.storedName(of: entry) else { return false }
        return body.entries.indices.contains { own in
            guard body.storedName(of: own) == name else { return false }
            guard let type = body.typeOfProperty(own), let wanted = fresh.body.typeOfProperty(entry) else {
                return true
            }
            return type == wanted
        }
    }

    /// Whether the storage in `rendered` is called as `names` say.
    func has(_ rendered: RenderedDouble, _ names: KeptNames) -> Bool {
        rendered.units.allSatisfy { unit in
            if let stem = names.stems[unit.key] { return stem == unit.stem }
            return rendering.storageNames(on: unit.stem).allSatisfy { !names.taken.contains($0) }
        }
    }

    /// Adds what members would be, were the requirements spelled as the members are: the names that parameters have
    /// inside, and types that mean the same.
    func respelled(_ comparison: Comparison) throws(TemplateError) -> Comparison {
        guard rendering.kind.traits.conforms else { return comparison }
        var texts: [Int: String] = [:]
        var stems: [Int: String] = [:]
        var spelled: Set<Int> = []
        for (position, entry) in comparison.pairs {
            let unit = comparison.fresh.units[position]
            stems[entry] = unit.stem
            guard let asked = comparison.requirements[unit.key] else { continue }
            if rendering.kind.traits.membersWorkTogether { texts[entry] = asked.signature.requirement }
            guard let own = comparison.base.shape.requirements[entry],
                let old = comparison.base.units[entry], !(old.isCertain && old.isUntouched),
                !UnitMatch(unit, of: comparison.fresh, at: entry, in: body).isUntouched,
                let text = Respelling.text(
                    asked, as: own, comparison.signatures.ownersWords(entry, unit.key),
                    isSame: comparison.signatures.isSame(entry, unit.key), keepsNames: !old.isUntouched)
            else { continue }
            texts[entry] = text
            spelled.insert(entry)
        }
        guard !spelled.isEmpty else { return comparison }
        var today = comparison.surroundings
        today.isolation = resolved.isolation
        today.isSendable = resolved.isSendable
        today.isClassBound = resolved.isClassBound
        var kept = kept
        kept.taken = []
        let all = Shape.texts(
            of: texts.keys.sorted(), body, today, double: kept.double ?? "", conforms: true, instead: texts,
            in: index)
        guard let shape = try Shape(of: resolved, all, today, kept: kept, stems: stems, rendering) else {
            return comparison
        }
        var respelled = comparison
        for (position, entry) in comparison.pairs where spelled.contains(entry) {
            guard var unit = shape.units[entry] else { continue }
            // The text of the requirement alone does not tell where it stands.
            unit.branches = comparison.fresh.units[position].branches
            respelled.respelled[position] = (shape.rendered, unit)
        }
        return respelled
    }
}
