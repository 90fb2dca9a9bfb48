import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The base of a double whose history does not tell.
extension Comparer {
    /// What a shape is made of.
    private struct Draft {
        var surroundings: Shape.Surroundings
        /// The members.
        var entries: [Int]
        /// What speaks of the storage of members: they themselves, and what they share.
        let speakers: [Int]
        /// Whether they can be set, where their declarations may say more or less.
        var settable: [Int: Bool]
        /// What the names of their storage begin with.
        var stems: [Int: String] = [:]
    }

    /// The shape of the double, with the names that the file shows, and what members may have been as well.
    func shape(
        _ fresh: RenderedDouble, _ history: RenderedDouble?
    ) throws(TemplateError) -> (Shape, others: [Shape], Shape.Surroundings)? {
        var surroundings = Shape.Surroundings(double, body, of: resolved, in: index)
        surroundings.leftToDefaults = header.flatMap { DefaultsSentence(in: $0.lines)?.names } ?? []
        surroundings.lacksReadyInitializers = !fresh.ready.contains { ready in
            let label = fresh.body.label(of: ready)
            return label?.isInitializer == true && !body.entries(labelled: label).isEmpty
        }
        let former = if let history { history } else { try common(surroundings) }
        let shared = shared(fresh, former, isHistory: history != nil)
        let members = body.entries.indices.filter { entry in
            !body.isInStructure(entry) && !isMemberwise(entry) && !shared.contains(entry)
        }
        let entries = inInitializerOrder(members)
        surroundings.clauses = clauses(entries)
        surroundings.mutating = mutating(entries, fresh)
        var draft = Draft(
            surroundings: surroundings, entries: entries, speakers: members + shared.filter { !isInitializer($0) },
            settable: settable(entries))
        guard let first = try withoutStorage(&draft), let shape = try withOwnAccessors(&draft, first) else {
            return nil
        }
        var others: [Shape] = []
        let found = draft.entries
        for other in surroundings.others where !tellsAll(shape) {
            (draft.surroundings, draft.entries, draft.settable) = (other, found, settable(found))
            guard let first = try made(draft), let other = try withOwnAccessors(&draft, first) else { continue }
            others.append(other)
        }
        if rendering.kind.traits.membersWorkTogether, !tellsAll(shape) {
            (draft.surroundings, draft.entries) = (surroundings, withoutAddedProperties(found))
            draft.settable = settable(draft.entries)
            if draft.entries.count < found.count, let other = try made(draft) { others.append(other) }
        }
        return (shape, others, surroundings)
    }

    /// `entries` but for properties that nothing asks for: one that its owner added, or kept, tells nothing of what the
    /// members of a fake do together.
    private func withoutAddedProperties(_ entries: [Int]) -> [Int] {
        let asked = Set<MemberLabel?>(resolved.requirements.map(\.requirement.label))
        return entries.filter { !body.isStored($0) || asked.contains(body.label(of: $0)) }
    }

    /// Whether all that members keep is as `shape` has it.
    private func tellsAll(_ shape: Shape) -> Bool {
        shape.units.allSatisfy { entry, unit in
            let match = UnitMatch(unit, of: shape.rendered, at: entry, in: body)
            return match.isUntouched || !unit.parts.isEmpty && match.sameCount == unit.parts.count
        }
    }

    private func made(_ draft: Draft) throws(TemplateError) -> Shape? {
        let texts = Shape.texts(
            of: draft.entries, body, draft.surroundings, double: kept.double ?? "",
            conforms: rendering.kind.traits.conforms, settable: draft.settable, in: index)
        return try Shape(of: resolved, texts, draft.surroundings, kept: kept, stems: draft.stems, rendering)
    }

    /// The shape of `entries`, with the names that their storage has.
    private func named(_ entries: [Int], _ draft: inout Draft) throws(TemplateError) -> Shape? {
        draft.entries = entries
        draft.stems = [:]
        guard let plain = try made(draft) else { return nil }
        draft.stems = stems(of: plain)
        return draft.stems.isEmpty ? plain : try made(draft) ?? plain
    }

    /// The shape without what is the storage of a member: that stands for no requirement itself.
    private func withoutStorage(_ draft: inout Draft) throws(TemplateError) -> Shape? {
        let taken = formerStores(draft.entries, spokenOfBy: draft.speakers)
        let all = draft.entries.filter { !taken.contains($0) }
        let likely = likelyStorage(all, spokenOfBy: draft.speakers)
        guard let first = try named(all.filter { !likely.contains($0) }, &draft) else { return nil }
        let known = likely.intersection(storage(in: first))
        if known == likely { return first }
        let more = try named(all.filter { !known.contains($0) }, &draft)
        if let more, known.isSubset(of: storage(in: more)) { return more }
        return try named(all, &draft)
    }

    /// The shape with the accessors that members have, where they don't fit what is asked for today: a property whose value
    /// is behind a lock can be set, whatever was asked for.
    private func withOwnAccessors(_ draft: inout Draft, _ first: Shape) throws(TemplateError) -> Shape? {
        let count = draft.entries.count
        draft.entries.removeAll(where: storage(in: first).contains)
        let edited = first.units.keys.filter { match($0, in: first)?.isUntouched == false }
        // One that keeps its value meets a requirement to set it, too: its owner records no setter.
        let overruled = edited.filter { entry in
            guard let asked = draft.settable[entry] else { return false }
            return !asked || !meetsUnrecorded(entry)
        }
        let unsure = edited.filter { entry in
            guard first.requirements[entry]?.signature.isSettable == true else { return false }
            return draft.settable[entry] == nil || !body.isStored(entry) && body[entry].isSetByAccessor == true
        }
        let asked = draft.settable
        for entry in overruled { draft.settable[entry] = nil }
        for entry in unsure { draft.settable[entry] = false }
        if draft.entries.count == count, overruled.isEmpty, unsure.isEmpty { return first }
        guard let second = try made(draft) else { return nil }
        let wrong = unsure.filter { entry in
            guard let plain = match(entry, in: first), let other = match(entry, in: second) else { return true }
            return !other.isUntouched && other.nearness <= plain.nearness
        }
        for entry in wrong { draft.settable[entry] = nil }
        // What records no setter was not asked for one, whatever its first value was.
        let right = overruled.filter { entry in
            guard let plain = match(entry, in: first), let other = match(entry, in: second) else { return false }
            return other.nearness <= plain.nearness && other.missingCount > plain.missingCount
        }
        for entry in right { draft.settable[entry] = asked[entry] }
        return wrong.isEmpty && right.isEmpty ? second : try made(draft)
    }

    /// Whether the entry is a variable of the required type, without a record of its setter.
    private func meetsUnrecorded(_ entry: Int) -> Bool {
        guard body.isPlainVariable(entry), let label = body.label(of: entry),
            let own = OwnSignatures.signature(entry, of: body, double: double.type.simpleName, in: index)
        else { return false }
        let types = TypeDifference(index, open: Set(resolved.associatedTypes.map(\.name)))
        let asked = resolved.requirements.lazy.map(\.requirement).filter { $0.label == label }
        return asked.contains { !types.tellsApart(own.value ?? .void, $0.signature.value ?? .void) }
    }

    private func match(_ entry: Int, in shape: Shape) -> UnitMatch? {
        shape.units[entry].map { UnitMatch($0, of: shape.rendered, at: entry, in: body) }
    }

    /// What the names of storage begin with, where the double shows that it is not the plain stem.
    private func stems(of shape: Shape) -> [Int: String] {
        let search = StemSearch(body)
        var stems: [Int: String] = [:]
        for (entry, unit) in shape.units {
            if !rendering.kind.traits.conforms {
                stems[entry] = ContractFunction(entry, of: body)?.name
            } else if let stem = search.stem(of: unit, shape.rendered, at: entry) {
                stems[entry] = stem
            }
        }
        return stems
    }

    /// The declarations of the double that are the storage of its members, or of all of them together.
    private func storage(in shape: Shape) -> Set<Int> {
        let kept = shape.units.flatMap { entry, unit -> [Int] in
            let match = UnitMatch(unit, of: shape.rendered, at: entry, in: body)
            if body.isStored(entry), !match.isUntouched { return [] }
            // Behind the lock may be what another member keeps.
            return match.parts.flatMap { part in
                let isFound = part.own != nil && match.isUntouched
                return [part.own, isFound ? nil : unlocked(part.rendered, of: shape.rendered)].compactMap(\.self)
            }.filter { $0 != entry }
        }
        let shared = shape.rendered.outerShared.compactMap { body.counterpart(of: $0, in: shape.rendered.body) }
        return Set(kept + shared.filter { shape.units[$0] == nil })
    }

    /// The property of the double that is called like the part of `rendered` at `part`, which stands behind a lock: a
    /// member that its owner edited keeps its storage when the others go behind one.
    private func unlocked(_ part: Int, of rendered: RenderedDouble) -> Int? {
        guard rendered.body.isInStructure(part) else { return nil }
        let name = rendered.body.storedName(of: part)
        return name.flatMap { body.entry(named: $0) }.flatMap { body.isStored($0) ? $0 : nil }
    }

    private func isInitializer(_ entry: Int) -> Bool {
        if case .initializer = body.entries[entry].syntax.kind { true } else { false }
    }

    /// The properties among `entries` that the initialiser of a fake takes, that nothing asks for, and that members speak
    /// of: what it keeps, be it by the rules of an earlier version.
    private func formerStores(_ entries: [Int], spokenOfBy all: [Int]) -> Set<Int> {
        let seeded = seeded(entries)
        let speakers = seeded.isEmpty ? [:] : speakers(all)
        return seeded.filter { entry in
            body.storedName(of: entry).map { speakers[$0]?.contains { $0 != entry } ?? false } ?? false
        }
    }

    /// Those of `entries` that the initialiser of a fake takes, and that nothing asks for.
    private func seeded(_ entries: [Int]) -> Set<Int> {
        let asked = Set<MemberLabel?>(resolved.requirements.map(\.requirement.label))
        let initialized = Set(rendering.kind.traits.takesFirstValues ? initializedNames : [])
        return Set(
            entries.filter { entry in
                body.storedName(of: entry).map(initialized.contains) ?? false && !asked.contains(body.label(of: entry))
            })
    }

    /// Those of `entries` whose bodies have each word.
    private func speakers(_ entries: [Int]) -> [String: Set<Int>] {
        var speakers: [String: Set<Int>] = [:]
        for entry in entries {
            guard let block = body.entries[entry].syntax.bodyRange else { continue }
            for word in body.source(entry).tokenTexts(in: block) { speakers[word, default: []].insert(entry) }
        }
        return speakers
    }

    /// The properties among `entries` that may be the storage of others: those that `all` speak of, and what the
    /// initialiser of a fake puts behind the lock.
    private func likelyStorage(_ entries: [Int], spokenOfBy all: [Int]) -> Set<Int> {
        let seeded = seeded(entries)
        let speakers = speakers(all)
        return Set(
            entries.filter { entry in
                guard let name = body.storedName(of: entry),
                    body.isStored(entry) || body.isNested(name)
                else { return false }
                return seeded.contains(entry) || speakers[name]?.contains { $0 != entry } ?? false
            })
    }

    /// The declarations of the double that the templates write for all members together, or did in a `former` rendering.
    private func shared(_ fresh: RenderedDouble, _ former: RenderedDouble?, isHistory: Bool) -> Set<Int> {
        var found = Set(
            fresh.outerShared.compactMap { shared in
                body.sharedCounterpart(of: shared, in: fresh.body).flatMap { entry in
                    isMember(entry, insteadOf: shared, of: fresh) ? nil : entry
                }
            })
        guard let former else { return found }
        let asked = Dictionary(grouping: fresh.units.map(\.main)) { fresh.body.label(of: $0) }
        for shared in former.outerShared {
            guard let entry = body.sharedCounterpart(of: shared, in: former.body),
                isHistory || body.label(of: entry) != .plainInitializer, !isMember(entry, insteadOf: shared, of: former)
            else { continue }
            // What all members shared may be a requirement today, as 'init()' may, unless another stands for that.
            let others = body.entries(labelled: body.label(of: entry)).filter { $0 != entry }
            let isAsked = asked[body.label(of: entry)]?.contains { main in
                body.hasSameSignature(entry, as: main, of: fresh.body)
                    || !body.hasSameSignature(entry, as: shared, of: former.body)
                        && !others.contains { body.hasSameSignature($0, as: main, of: fresh.body) }
            }
            if isAsked != true { found.insert(entry) }
        }
        return found
    }

    /// Whether the declaration at `entry` stands, or stood, for a requirement, and only shares its name with one that the
    /// templates write for all members together.
    private func isMember(_ entry: Int, insteadOf shared: Int, of rendered: RenderedDouble) -> Bool {
        if body.hasSameSignature(entry, as: shared, of: rendered.body) {
            // Of two initialisers that take nothing, one that is required is recorded.
            return body.label(of: entry) == .plainInitializer
                && body.words(of: entry).contains(where: rendering.storageNames(on: "init").contains)
        }
        if let wasOwners = former?.wasOwners(entry, of: body) { return !wasOwners }
        return !body.staticLocks.isDisjoint(with: body.words(of: entry))
            && rendered.body.staticLocks.isDisjoint(with: rendered.body.words(of: shared))
    }

    /// A double with what the templates write for all members together, whatever these are: `verify()` is nothing that a
    /// protocol requires, even where no member is left that it would check.
    private func common(_ surroundings: Shape.Surroundings) throws(TemplateError) -> RenderedDouble? {
        let members = "init(probe: Int)\nfunc probe(value: Int) -> Int\nstatic func probeAll(value: Int) -> Int"
        var plain = surroundings
        plain.formerTypes = []
        return try probe(members, plain)
    }

    private func probe(_ members: String, _ surroundings: Shape.Surroundings) throws(TemplateError) -> RenderedDouble? {
        guard let declaration = resolved.declaration.demanding(members) else { return nil }
        let asked = resolved.mirrored(
            by: declaration, isolation: surroundings.isolation, isSendable: surroundings.isSendable,
            isClassBound: surroundings.isClassBound)
        var kept = KeptNames()
        kept.double = double.type.simpleName
        kept.hasLongStorageNames = self.kept.hasLongStorageNames
        kept.features = self.kept.features
        kept.access = self.kept.access
        kept.existentials = surroundings.existentials
        return RenderedDouble(try rendering.render(asked, keeping: kept))
    }

    /// The words of each initialiser that has to give every property a value, and that the templates know nothing of.
    func ownInitializers(besides removed: Set<Int> = []) -> [Set<String>] {
        body.entries.indices.compactMap { entry in
            guard isInitializer(entry), !isMemberwise(entry), !removed.contains(entry) else { return nil }
            let source = body.source(entry)
            let words = source.tokenTexts(in: body.range(of: entry))
            let isDelegating = zip(words, words.dropFirst(2)).contains { $0 == "self" && $1 == "init" }
            let modifiers = body.entries[entry].syntax.modifiers
            let isConvenient = modifiers.contains { source.matches($0.name, "convenience") }
            return isDelegating || isConvenient ? nil : Set(words)
        }
    }

    /// Whether the declaration is an initialiser that takes the values of properties, as some kinds and styles have it.
    func isMemberwise(_ entry: Int) -> Bool {
        guard rendering.hasMemberwiseInitializer, case .initializer(let syntax) = body.entries[entry].syntax.kind,
            !syntax.parameters.isEmpty,
            syntax.parameters.allSatisfy({ parameter in
                parameter.firstName.map { body.entry(named: body.source(entry).text(in: $0)) != nil } ?? false
            })
        else { return false }
        let label = body.label(of: entry)
        return !resolved.requirements.contains { $0.requirement.label == label }
    }

    /// The properties whose values the initialiser takes, in its order.
    var initializedNames: [String] {
        guard let initializer = body.entries.indices.first(where: isMemberwise),
            case .initializer(let syntax) = body.entries[initializer].syntax.kind
        else { return [] }
        return syntax.parameters.compactMap { $0.firstName.map(body.source(initializer).text(in:)) }
    }

    /// The properties whose values the initialiser takes.
    var initializedEntries: Set<Int> {
        let names = Set(initializedNames)
        return Set(body.entries.indices.filter { body.storedName(of: $0).map(names.contains) ?? false })
    }

    /// `entries` with the properties in the initialiser's order: it is the protocol's, wherever they were moved.
    func inInitializerOrder(_ entries: [Int]) -> [Int] {
        let positions = Dictionary(zip(initializedNames, 0...), uniquingKeysWith: { first, _ in first })
        func position(_ entry: Int) -> Int? {
            body.storedName(of: entry).flatMap { positions[$0] }
        }
        var sorted = entries.filter { position($0) != nil }.sorted { position($0) ?? 0 < position($1) ?? 0 }[...]
        return entries.map { position($0) == nil ? $0 : sorted.removeFirst() }
    }

    /// Whether members can be set, as the requirements of their names say: only what is recorded tells that.
    private func settable(_ entries: [Int]) -> [Int: Bool] {
        let asked = Dictionary(
            resolved.requirements.map { ($0.requirement.label, $0.requirement) },
            uniquingKeysWith: { first, _ in first })
        let initialized = rendering.kind.traits.takesFirstValues ? initializedEntries : []
        return Dictionary(
            entries.compactMap { entry in
                // A fake's initialiser takes what can only be read; what can be set is written like it.
                if initialized.contains(entry) { return (entry, false) }
                guard let requirement = body.label(of: entry).flatMap({ asked[$0] }),
                    [.var, .subscript].contains(requirement.kind)
                else { return nil }
                return (entry, requirement.signature.isSettable)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The members of a client whose requirements were `mutating` and no longer are: those that nothing asks for any more, or
    /// else any.
    ///
    /// Only what the client forwards to shows that, where no property can be set either.
    private func mutating(_ members: [Int], _ fresh: RenderedDouble) -> Set<Int> {
        guard rendering.kind.traits.consistsOfClosures, Self.keepsLive(body), !Self.keepsLive(fresh.body),
            !members.contains(where: { body[$0].isSetByAccessor == true })
        else { return [] }
        let asked = Set(resolved.requirements.map(\.requirement.label))
        let functions = members.filter { body.label(of: $0)?.kind == .member(.func) && !body.isStatic($0) }
        let gone = functions.filter { entry in body.label(of: entry).map { !asked.contains($0) } ?? false }
        return Set(gone.isEmpty ? functions : gone)
    }

    /// Whether the initialiser of a client forwards to a variable, or to a value behind a lock, since members change it.
    private static func keepsLive(_ body: DoubleBody) -> Bool {
        body.entries(labelled: MemberLabel(.`init`, "init(_:)")).contains { entry in
            let words = body.words(of: entry)
            return zip(words, words.dropFirst()).contains { ($0 == "var" || $0 == "let") && $1 == "live" }
        }
    }

    /// The `#if`s around members that a template may have written: those that stand in what all members share, too.
    private func clauses(_ members: [Int]) -> Set<String> {
        let found = Set(
            members.lazy.compactMap { body.entries[$0].conditions.first }.filter { Directive(line: $0) == .if })
        let asked = Set(resolved.requirements.compactMap { $0.requirement.conditions.first })
        return found.filter { clause in
            asked.contains(clause)
                || body.entries.indices.contains { entry in
                    body.entries[entry].conditions.isEmpty && !body.isInStructure(entry)
                        && body.source(entry).text(in: body.range(of: entry)).contains(clause)
                }
        }
    }
}
