import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Declarations of no requirement: type aliases, locks, `verify()`, initialisers, an element's `id(of:)`.
extension DoubleMerge {
    mutating func planShared() {
        let wanted = whole.shared.filter { !whole.body.isInStructure($0) }
        let known = Set(wanted.compactMap(counterpart))
        let stuck = stuckStructures(besides: known)
        let held = held(in: stuck).union(heldByStaying)
        for wanted in wanted {
            guard let own = counterpart(wanted) else {
                planMissing(wanted)
                continue
            }
            if isStructure(own) || mentions(stuck, own) { continue }
            let isSame = UnitMatch.isSame(own, in: body, as: wanted, of: whole)
            mergeComment(own, wanted, isAll: isSame)
            if !isSame { mergeShared(own, wanted, keeping: held) }
        }
        planDeinitializer()
        planGoneShared(besides: known, stuck)
        planGoneStored()
    }

    /// Has the end of the double run on the actor that its owner chose, where it is as the templates gave it without one.
    private mutating func planDeinitializer() {
        guard let unisolated, let former = unisolated.body.deinitializer, let own = body.deinitializer,
            let wanted = whole.body.deinitializer, unisolated.part(former).isSame(as: body.part(own)),
            !whole.part(wanted).isSame(as: body.part(own))
        else { return }
        findings.shared("deinit", at: location(of: own))
        replace(body.range(of: own), with: whole.part(wanted).lines, in: own)
    }

    /// Whether members keep things behind a lock today and did not before, or the reverse: static members do in any case.
    var changesLock: Bool { Self.hasLock(whole.body) != Self.hasLock(body) }

    static func hasLock(_ body: DoubleBody) -> Bool {
        body.containers.indices.contains { body.isNested($0) && !body.containers[$0].owner.isOfStaticMembers }
    }

    /// Says that `entry`, which no requirement asks for, is not what it has to be.
    private mutating func noteShared(_ entry: Int, of body: DoubleBody, at location: SourceLocation) {
        if changesLock { return movesStorage = true }
        findings.shared(body.memberName(of: entry), at: location)
    }

    /// Whether the declaration speaks of one of `names`.
    private func mentions(_ names: Set<String>, _ entry: Int) -> Bool {
        if names.isEmpty { return false }
        let words = body.words(of: entry)
        return !names.isDisjoint(with: words)
    }

    /// The declaration of the double for one of today's that belongs to no requirement.
    func counterpart(_ wanted: Int) -> Int? {
        let paired = Set(comparison.pairs.values)
        let label = whole.body.label(of: wanted)
        let labelled = body.entries(labelled: label)
        let isOnly = labelled.count == 1 && whole.body.entries(labelled: label).count == 1
        let found = [body.sharedCounterpart(of: wanted, in: whole.body)] + (isOnly ? labelled : [])
        return found.lazy.compactMap(\.self).first {
            !paired.contains($0) && !removed.contains($0) && !body.isMarked($0, as: body.memberName(of: $0))
        } ?? formerInitializer(wanted, label)
    }

    /// The initialiser of properties that had other ones once: the only one of a base that is called otherwise today.
    private func formerInitializer(_ wanted: Int, _ label: MemberLabel?) -> Int? {
        guard label?.isOfProperties == true else { return nil }
        let today = Set(whole.shared.map(whole.body.label))
        let former = Set(
            [base.history, base.common].compactMap(\.self).flatMap { $0.shared.compactMap($0.body.label) })
        let found = former.filter { $0.isOfProperties && !today.contains($0) }
            .flatMap(body.entries(labelled:)).filter { !removed.contains($0) }
        return found.count == 1 ? found[0] : nil
    }

    private mutating func planMissing(_ wanted: Int) {
        guard let label = whole.body.label(of: wanted) else { return }
        if inheritedLabels.contains(label) || !others.sharedLabels.contains(label) { return }
        // The owner's member for a requirement that has a default implementation makes instances without values, too.
        if label == .plainInitializer, body.entries(labelled: label).contains(where: { !removed.contains($0) }) {
            return
        }
        // An initialiser of the owner's says what an instance needs.
        if label == .plainInitializer, isHandwritten, !body.initializers.isEmpty { return }
        if label.isOfProperties, needsOwnInitializer { return }
        // What compiles as it stands lacks nothing: its owner makes it, and its own properties keep its values.
        if standsAsWritten { return }
        // What a former version of the double had, its owner took away.
        let former = base.rendered
        let isOwners = former.shared.contains { former.body.label(of: $0) == label }
        if isOwners || !comparison.elsewhere.isEmpty, !whole.ready.contains(wanted), !isNeeded(wanted) { return }
        missing.insert(wanted)
        noteShared(wanted, of: whole.body, at: typeLocation)
    }

    /// The initialisers that stay, take the values of their owner's properties, and give none to what is new.
    private var ownInitializers: [Int] {
        let known = Set(whole.shared.compactMap(counterpart)).union(removed)
        return body.entries.indices.filter { comparison.comparer.isMemberwise($0) && !known.contains($0) }
    }

    /// Whether properties get their only value from an initialiser of their owner's, so that no other one can be added.
    private var needsOwnInitializer: Bool {
        ownInitializers.contains { entry in
            guard case .initializer(let initializer) = body.entries[entry].syntax.kind else { return false }
            let names = initializer.parameters.compactMap { $0.firstName.map(body.source(entry).text(in:)) }
            return names.contains { name in
                body.entry(named: name).flatMap { body.entries[$0].syntax.binding }.map { property in
                    property.initialValue == nil && property.accessors == nil && property.type?.isOptional != true
                } ?? false
            }
        }
    }

    /// The first value of a new property that today's initialiser would give it, where that of the owner's stays instead.
    func firstValue(ofShared entry: Int) -> String {
        guard let name = whole.body.storedName(of: entry), let property = whole.body.entries[entry].syntax.binding,
            property.initialValue == nil, property.accessors == nil, !ownInitializers.isEmpty
        else { return "" }
        let values = whole.shared.lazy.compactMap { whole.body[$0].values[name] }
        return values.first.map { " = " + whole.source.text(in: $0.range) } ?? ""
    }

    /// Whether what is written now speaks of it, or keeps something in it; or it reaches a structure that is written.
    private func isNeeded(_ wanted: Int) -> Bool {
        // An initialiser gives properties a value.
        let isInitializer = whole.body.label(of: wanted)?.isInitializer ?? false
        let inserted = fresh.units.indices.filter { comparison.pairs[$0] == nil }
        let new = isInitializer ? inserted.map { fresh.units[$0].main }.compactMap(fresh.body.storedName) : []
        let structures =
            missing.filter { isInitializer || whole.body.label(of: $0)?.kind == .type }
            .compactMap { whole.body.storedName(of: $0) } + new
        let words = Set(whole.body.words(of: wanted))
        if !words.isDisjoint(with: structures) { return true }
        let positions = written.union(storageOnly).union(inserted)
        guard let name = whole.body.storedName(of: wanted) else {
            // The shape does not tell whether anything was looked up before.
            return base.history == nil && whole.body.label(of: wanted)?.name == MemberLabel.lookup.name
                && positions.contains { position in
                    let (rendered, unit) = comparison.wanted(position)
                    return unit.stored.contains { part in
                        rendered.body.structureName(of: part).map(words.contains) ?? false
                    }
                }
        }
        return positions.contains { position in
            let (rendered, unit) = comparison.wanted(position)
            let structure = rendered.body.container(nested: name)
            return unit.stored.contains { rendered.body.entries[$0].container == structure }
                || rendered.source.tokenTexts(in: rendered.body.range(of: unit.main)).contains(name)
        }
    }

    /// Whether it is a structure behind a lock, whose members are merged one by one.
    func isStructure(_ entry: Int) -> Bool { body.isStructure(entry) }

    /// The lines of the comment above a declaration.
    private static func comment(_ entry: Int, of body: DoubleBody) -> (ranges: [ByteRange], texts: [String]) {
        let source = body.source(entry)
        let lines = FileLayout(source).commentLines(above: body.range(of: entry).lowerBound)
        return (lines.reversed(), lines.reversed().map { source.text(in: $0) })
    }

    /// Writes the comment above a declaration anew, where it is the templates'.
    ///
    /// - Parameter isAll: Whether nothing else of it changes.
    private mutating func mergeComment(_ own: Int, _ wanted: Int, isAll: Bool) {
        let ours = Self.comment(own, of: body)
        let after = Self.comment(wanted, of: whole.body).texts
        let isTemplates = base.allShared(of: own).contains {
            Self.comment($0.entry, of: $0.rendered.body).texts == ours.texts
        }
        guard isTemplates, !after.isEmpty, ours.texts != after, let first = ours.ranges.first,
            let last = ours.ranges.last
        else { return }
        replace(first.union(last), with: after, in: own)
        if isAll { noteShared(own, of: body, at: location(of: own)) }
    }

    /// - Parameter held: What is kept behind a lock, though today's double has none.
    private mutating func mergeShared(_ own: Int, _ wanted: Int, keeping held: Set<String>) {
        let ours = body.part(own)
        let after = whole.part(wanted)
        let renderings = base.allShared(of: own)
        let bases = renderings.map { $0.rendered.part($0.entry) }
        guard let before = bases.first else { return }
        // An initialiser sets the member itself, whatever is behind it.
        let held = body.label(of: own)?.isInitializer == true ? [] : held
        let what = "'\(body.memberName(of: own))'"
        if ours.holds(after) || TextMerge.haveSameStatements(ours, after) { return }
        let isUntouched = (bases + [unisolatedPart(own)].compactMap(\.self)).contains {
            $0.isSame(as: ours) || TextMerge.haveSameStatements($0, ours)
        }
        if isUntouched, !mentions(held, own) {
            noteShared(own, of: body, at: location(of: own))
            return replace(body.range(of: own), with: after.lines, in: own)
        }
        if standsAsWritten { return }
        let subjects = (renderings.map(\.rendered) + [whole]).reduce(into: Set<String>()) { $0.formUnion($1.subjects) }
        let (changes, isComplete) =
            TextMerge.merge(bases: bases, ours: ours, fresh: after, about: subjects, keeping: held)
            ?? TextMerge.merge(base: before, ours: ours, fresh: after)
        guard TextMerge.isReadable(ours, changes, like: after) else {
            return findings.editedSection(what, at: location(of: own))
        }
        if !changes.isEmpty { noteShared(own, of: body, at: location(of: own)) }
        for change in changes { apply(change, in: own) }
        if !isComplete { findings.editedSection(what, at: location(of: own)) }
    }

    /// What the templates gave for it before the owner put the type on an actor.
    private func unisolatedPart(_ own: Int) -> TextPart? {
        guard let unisolated else { return nil }
        let found = unisolated.shared.first { body.sharedCounterpart(of: $0, in: unisolated.body) == own }
        return found.map(unisolated.part)
    }

    private mutating func planGoneShared(besides known: Set<Int>, _ stuck: Set<String>) {
        let reached = reachedStructures(besides: known)
        var seen: Set<Int> = known
        for rendered in [base.history, base.common].compactMap(\.self) {
            for former in rendered.shared where !rendered.body.isInStructure(former) {
                guard let own = body.sharedCounterpart(of: former, in: rendered.body), seen.insert(own).inserted,
                    comparison.base.units[own] == nil, !removed.contains(own)
                else { continue }
                if rendered.body.label(of: former) == .plainInitializer { continue }
                // The members that keep something in a structure are named themselves.
                if mentions(reached, own) { continue }
                if isStructure(own) ? holdsAny(own) : mentions(stuck, own) || isHeldInitializer(own) { continue }
                if isStructure(own) ? isEmptied(own) : UnitMatch.isSame(own, in: body, as: former, of: rendered) {
                    noteShared(own, of: body, at: location(of: own))
                    removeDescribed(own, as: former, of: rendered)
                } else {
                    findings.editedSection("'\(body.memberName(of: own))'", at: location(of: own))
                }
            }
        }
    }

    /// Whether it is an initialiser of properties that stay though today's double has none of their names, since who keeps
    /// them may need it, or one that a structure has no more by itself, since another initialiser stays.
    private func isHeldInitializer(_ entry: Int) -> Bool {
        let source = body.source(entry)
        let gone = Set(removed.compactMap { body.storedName(of: $0) })
        guard case .initializer(let initializer) = body.entries[entry].syntax.kind, !mentions(gone, entry) else {
            return false
        }
        let properties = initializer.parameters.map { parameter in
            parameter.firstName.map(source.text(in:)).flatMap { body.entry(named: $0) == nil ? nil : $0 }
        }
        let isMemberwise =
            double.type.details.kind == .struct && !properties.contains(nil)
            && body.entries.indices.contains {
                $0 != entry && !removed.contains($0) && body.label(of: $0)?.isInitializer == true
                    && body.containers[body.entries[$0].container].owner == .type
            }
        return isMemberwise || properties.contains { $0.map { whole.body.entry(named: $0) == nil } ?? false }
    }

    /// The structures behind locks that stay though today's double has none, since something is kept in them.
    private func stuckStructures(besides known: Set<Int>) -> Set<String> {
        let stuck = body.entries.indices.filter { !known.contains($0) && isStructure($0) && !isEmptied($0) }
        return Set(stuck.compactMap { body.storedName(of: $0) })
    }

    /// The same of those that stay since the owner edited what reaches them, and today's double has nothing in its place.
    private func reachedStructures(besides known: Set<Int>) -> Set<String> {
        let structures = body.entries.indices.filter { !known.contains($0) && isStructure($0) }
        let names = Set(structures.compactMap { body.storedName(of: $0) })
        let edited = body.entries.indices.filter { entry in
            guard mentions(names, entry), !isStructure(entry), !removed.contains(entry), !known.contains(entry) else {
                return false
            }
            let former = base.allShared(of: entry)
            return !former.isEmpty
                && !former.contains { UnitMatch.isSame(entry, in: body, as: $0.entry, of: $0.rendered) }
        }
        return names.intersection(edited.flatMap(body.words))
    }

    /// The names of the properties in the structures called `names`.
    private func held(in names: Set<String>) -> Set<String> {
        let inside = body.entries.indices.filter { entry in
            guard case .nested(let name) = body.containers[body.entries[entry].container].owner else { return false }
            return names.contains(name) && !removed.contains(entry)
        }
        return Set(inside.compactMap { body.storedName(of: $0) })
    }

    /// The names of what members that stay keep: wherever that is, what all members share has it there.
    private var heldByStaying: Set<String> {
        let units = staying.keys.compactMap(whole.unit)
        return Set(units.flatMap(whole.storedNames)).intersection(body.storedNames)
    }

    /// Takes a declaration away with the comment above it, where that is the templates'.
    private mutating func removeDescribed(_ own: Int, as former: Int, of rendered: RenderedDouble) {
        removed.insert(own)
        let source = body.source(own)
        let range = body.range(of: own)
        let above = Self.comment(own, of: body)
        let isTemplates = above.texts == Self.comment(former, of: rendered.body).texts
        let start = isTemplates ? above.ranges.first?.lowerBound ?? range.lowerBound : range.lowerBound
        edits.deleteLines(source[ByteRange(start: start, end: range.upperBound)])
    }

    /// Whether nothing stays in a structure behind a lock, no comment either.
    private func isEmptied(_ entry: Int) -> Bool {
        let own = body.source(entry).text(in: body.range(of: entry))
        return !own.contains("//") && !own.contains("/*") && !holdsAny(entry)
    }

    /// Whether a property stays in a structure behind a lock.
    private func holdsAny(_ entry: Int) -> Bool {
        guard let name = body.storedName(of: entry),
            let container = body.container(nested: name)
        else { return true }
        return body.entries.indices.contains { inner in
            body.entries[inner].container == container && !removed.contains(inner) && !isFormerShared(inner)
        }
    }

    private func isFormerShared(_ entry: Int) -> Bool {
        guard let (rendered, former) = base.shared(of: entry) else { return false }
        return UnitMatch.isSame(entry, in: body, as: former, of: rendered)
    }

    /// Takes away what no member keeps behind a lock any more, such as a fake's store.
    private mutating func planGoneStored() {
        for entry in body.entries.indices where body.isInStructure(entry) && !removed.contains(entry) {
            guard isFormerShared(entry), whole.body.counterpart(of: entry, in: body) == nil else { continue }
            remove(entry)
        }
    }
}
