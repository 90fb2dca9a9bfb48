import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// A double, its base, and what would be written today.
struct Comparison {
    let double: OwnedDouble
    let resolved: ResolvedProtocol
    let index: DeclarationIndex
    let body: DoubleBody
    let base: Base
    /// What would be written today, with the names that the double has.
    let fresh: RenderedDouble
    /// The names that it has for that.
    let kept: KeptNames
    /// The units of today as the owner of the double would spell them, by their positions.
    let respelled: [Int: (rendered: RenderedDouble, unit: RenderedDouble.Unit)]
    /// The member for each unit of today that has one, by position.
    let pairs: [Int: Int]
    /// The members that no requirement asks for any more.
    let gone: [Int]
    let requirements: [RequirementKey: Requirement]
    let signatures: SpelledSignatures

    /// What the unit at `position` has to become, as the owner spells it.
    func wanted(_ position: Int) -> (rendered: RenderedDouble, unit: RenderedDouble.Unit) {
        respelled[position] ?? (fresh, fresh.units[position])
    }
}

/// Makes comparisons.
struct Comparer {
    let double: OwnedDouble
    let resolved: ResolvedProtocol
    let index: DeclarationIndex
    let rendering: DoubleRendering
    /// The double as the templates gave it when it was last in step; `nil` where no history tells.
    let former: DefaultMembers.Former?
    /// Which default implementations the double has members for.
    let defaults: DefaultMembers
    private let body: DoubleBody
    private let header: DoubleHeader?
    private var kept = KeptNames()

    init(
        _ double: OwnedDouble, _ resolved: ResolvedProtocol, _ index: DeclarationIndex, _ rendering: DoubleRendering,
        former: DefaultMembers.Former? = nil
    ) {
        self.double = double
        self.resolved = resolved
        self.index = index
        self.rendering = rendering
        self.former = former
        body = DoubleBody(double)
        header = double.headerName == nil ? nil : DoubleHeader(double)
        defaults = DefaultMembers(resolved, body, rendering.kind, header: header?.lines, former: former)
        kept.double = double.type.simpleName
        let long = rendering.kind.suffix + "Storage"
        let hasLong = body.container(nested: long) != nil || body.container(nested: "Static" + long) != nil
        let hasShort = body.container(nested: "Storage") != nil || body.container(nested: "StaticStorage") != nil
        if hasLong || hasShort { kept.hasLongStorageNames = hasLong }
        kept.included = defaults.included
        kept.leftOut = defaults.leftOut
        kept.features = DoubleFeature.found(in: body, resolved)
        kept.access = double.type.access
    }

    /// What would be written today, were no name taken.
    func fresh() throws(TemplateError) -> RenderedDouble? {
        RenderedDouble(try rendering.render(resolved, keeping: kept))
    }

    /// Whether the type is token for token `fresh`, and its header line for line.
    func isCurrent(_ fresh: RenderedDouble) -> Bool {
        double.extensions.isEmpty && header?.lines == DoubleHeader(fresh).lines
            && double.type.scope.branches.map(\.clause) == fresh.emitted.branches.map(\.clause)
            && double.type.source.hasSameTokens(
                in: double.type.syntax.range, as: fresh.source, fresh.declaration.range)
    }

    // MARK: - Comparing

    /// Compares the double with `fresh`.
    func compare(_ first: RenderedDouble) throws(TemplateError) -> Comparison? {
        let history = former?.rendered
        guard let (shape, surroundings) = try shape(first, history) else { return nil }
        var base = Base(body, history: history, shape: shape, StaleDefaults(index, first))
        let storage = Set(
            base.units.values.filter { $0.match.parts.count > 0 }.flatMap { $0.match.parts.compactMap(\.own) })
        let shared = Set(body.entries.indices.filter { base.shared(of: $0) != nil && shape.units[$0] == nil })
        let candidates = shape.units.keys.sorted().filter { !storage.contains($0) && !shared.contains($0) }
        let signatures = SpelledSignatures(resolved, shape.requirements, double, index)
        let pairs = MemberMatching(
            first.units, candidates, signatures, isContract: rendering.kind == .contract
        ).pairs
        let requirements = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        // What its owner added tells nothing of what the templates gave.
        let paired = Set(pairs.values)
        let own = Set(
            candidates.filter { entry in
                guard !paired.contains(entry), let unit = base.units[entry] else { return false }
                return !(unit.isUntouched && unit.isTelling) && unit.match.parts.allSatisfy { $0.own == nil }
            })
        if history == nil, !own.isEmpty, rendering.kind != .contract {
            let texts = Shape.texts(
                of: candidates.filter { !own.contains($0) }, body, surroundings, double: kept.double ?? "",
                isContract: false, settable: shape.requirements.mapValues(\.signature.isSettable))
            let stems = base.units.mapValues(\.unit.stem)
            base.common =
                try Shape(of: resolved, texts, surroundings, kept: kept, stems: stems, rendering)?.rendered
                ?? base.common
        }
        let names = names(first, base, pairs, requirements, signatures)
        let fresh = RenderedDouble(try rendering.render(resolved, keeping: names)) ?? first
        let optional = Set(
            resolved.requirements.compactMap { $0.requirement.syntax.label(in: $0.requirement.source) })
        let freshLabels = Set(fresh.units.map { fresh.body.label(of: $0.main) })
        let gone = candidates.filter { entry in
            guard !paired.contains(entry) else { return false }
            let label = body.label(of: entry)
            return rendering.kind == .client || !optional.contains(label) || freshLabels.contains(label)
                || defaults.gained.contains(entry)
        }
        let comparison = Comparison(
            double: double, resolved: resolved, index: index, body: body, base: base, fresh: fresh, kept: names,
            respelled: [:],
            pairs: pairs, gone: gone, requirements: requirements, signatures: signatures)
        return try respelled(comparison, surroundings)
    }

    /// The shape of the double, with the names that the file shows.
    private func shape(
        _ fresh: RenderedDouble, _ history: RenderedDouble?
    ) throws(TemplateError) -> (Shape, Shape.Surroundings)? {
        var surroundings = Shape.Surroundings(double, body, resolved, index)
        surroundings.leftToDefaults = header.flatMap { DefaultsSentence(in: $0.lines)?.names } ?? []
        let common = if let history { history.sharedLabels } else { try commonLabels(surroundings) }
        // What all members shared may be a requirement today, as 'init()' may.
        let asked = fresh.units.map { fresh.body.label(of: $0.main) }
        let labels = fresh.sharedLabels.union(common.subtracting(asked))
        let members = body.entries.indices.filter { entry in
            !body.isNested(body.entries[entry].container) && !isMemberwise(entry)
                && !(labels.contains(body.label(of: entry))
                    && body.entries(labelled: body.label(of: entry)).first == entry)
        }
        var entries = inInitializerOrder(members)
        surroundings.clauses = clauses(entries)
        var settable = settable(entries)
        func made(_ stems: [Int: String]) throws(TemplateError) -> Shape? {
            let texts = Shape.texts(
                of: entries, body, surroundings, double: kept.double ?? "", isContract: rendering.kind == .contract,
                settable: settable)
            return try Shape(of: resolved, texts, surroundings, kept: kept, stems: stems, rendering)
        }
        guard let first = try made([:]) else { return nil }
        let search = StemSearch(body)
        var stems: [Int: String] = [:]
        for (entry, unit) in first.units {
            if rendering.kind == .contract {
                stems[entry] = ContractFunction.name(entry, of: body)
            } else if let stem = search.stem(of: unit, first.rendered, at: entry) {
                stems[entry] = stem
            }
        }
        // What is the storage of a member stands for no requirement itself.
        let named = stems.isEmpty ? first : try made(stems) ?? first
        let storage = Set(
            named.units.flatMap { entry, unit -> [Int] in
                let match = UnitMatch(unit, named.rendered, at: entry, in: body)
                let isProperty = body.isStored(entry)
                return isProperty && !match.isUntouched ? [] : match.parts.compactMap(\.own).filter { $0 != entry }
            })
        let rendered = named.rendered.sharedLabels
        let count = entries.count
        entries.removeAll { storage.contains($0) || rendered.contains(body.label(of: $0)) && named.units[$0] == nil }
        // What does not fit what is asked for today may fit what its own accessors say.
        let overruled = settable.count
        for (entry, unit) in named.units where settable[entry] != nil {
            if !UnitMatch(unit, named.rendered, at: entry, in: body).isUntouched { settable[entry] = nil }
        }
        guard entries.count < count || settable.count < overruled else { return (named, surroundings) }
        return try made(stems).map { ($0, surroundings) }
    }

    /// The labels of what the templates write for all members together, whatever these are: `verify()` is nothing that a
    /// protocol requires, even where no member is left that it would check.
    private func commonLabels(_ surroundings: Shape.Surroundings) throws(TemplateError) -> Set<String> {
        let members = "init(probe: Int)\nfunc probe(value: Int) -> Int\nstatic func probeAll(value: Int) -> Int"
        var plain = surroundings
        plain.formerTypes = []
        guard let probe = try probe(members, plain) else { return [] }
        let asked = resolved.requirements.compactMap { $0.requirement.syntax.label(in: $0.requirement.source) }
        return probe.sharedLabels.subtracting(asked).subtracting(["init init()"])
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
        return RenderedDouble(try rendering.render(asked, keeping: kept))
    }

    /// Whether the declaration is an initialiser that takes the values of properties, as some kinds and styles have it.
    private func isMemberwise(_ entry: Int) -> Bool {
        guard rendering.hasMemberwiseInitializer, case .initializer(let syntax) = body.entries[entry].syntax.kind,
            !syntax.parameters.isEmpty,
            syntax.parameters.allSatisfy({ parameter in
                parameter.firstName.map { body.entry(named: body.source(entry).text(in: $0)) != nil } ?? false
            })
        else { return false }
        let label = body.label(of: entry)
        return !resolved.requirements.contains { $0.requirement.syntax.label(in: $0.requirement.source) == label }
    }

    /// `entries` with the properties in the order in which the initialiser takes their values: it is that of the
    /// protocol, whatever order they were moved to.
    private func inInitializerOrder(_ entries: [Int]) -> [Int] {
        guard let initializer = body.entries.indices.first(where: isMemberwise),
            case .initializer(let syntax) = body.entries[initializer].syntax.kind
        else { return entries }
        let labels = syntax.parameters.compactMap { $0.firstName.map(body.source(initializer).text(in:)) }
        let positions = Dictionary(zip(labels, 0...), uniquingKeysWith: { first, _ in first })
        func position(_ entry: Int) -> Int? {
            body.entries[entry].syntax.storedName(in: body.source(entry)).flatMap { positions[$0] }
        }
        var sorted = entries.filter { position($0) != nil }.sorted { position($0) ?? 0 < position($1) ?? 0 }[...]
        return entries.map { position($0) == nil ? $0 : sorted.removeFirst() }
    }

    /// Whether members can be set, as the requirements of their names say: a declaration tells that only by what is
    /// recorded.
    private func settable(_ entries: [Int]) -> [Int: Bool] {
        let asked = Dictionary(
            resolved.requirements.compactMap { entry in
                entry.requirement.syntax.label(in: entry.requirement.source).map { ($0, entry.requirement) }
            }, uniquingKeysWith: { first, _ in first })
        return Dictionary(
            entries.compactMap { entry in
                guard let requirement = asked[body.label(of: entry)], [.var, .subscript].contains(requirement.kind)
                else {
                    return nil
                }
                return (entry, requirement.signature.isSettable)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The `#if`s around members that a template may have written: those that stand in what all members share, too.
    private func clauses(_ members: [Int]) -> Set<String> {
        let found = Set(members.lazy.compactMap { body.entries[$0].conditions.first }.filter { $0.hasPrefix("#if") })
        let asked = Set(resolved.requirements.compactMap { $0.requirement.conditions.first })
        return found.filter { clause in
            asked.contains(clause)
                || body.entries.indices.contains { entry in
                    body.entries[entry].conditions.isEmpty && !body.isNested(body.entries[entry].container)
                        && body.source(entry).text(in: body.entries[entry].syntax.range).contains(clause)
                }
        }
    }

    /// What would be written today for members that stay as they are, with their keys.
    ///
    /// - Parameters:
    ///   - entries: The members.
    ///   - positions: The units that are not written, since one of the members stays in their place.
    func fresh(
        _ comparison: Comparison, with entries: [Int], without positions: Set<Int>
    ) throws(TemplateError) -> (RenderedDouble, [RequirementKey: Int])? {
        let own = entries.compactMap { entry in comparison.base.shape.requirements[entry].map { (entry, $0) } }
        let text = own.map { Shape.text($0.1.text, in: $0.1.conditions) }.joined(separator: "\n")
        guard !own.isEmpty,
            let others = resolved.declaration.demanding(text, named: resolved.declaration.simpleName + "Kept")
        else { return nil }
        let added = resolved.mirrored(
            by: others, isolation: resolved.isolation, isSendable: resolved.isSendable,
            isClassBound: resolved.isClassBound)
        var kept = comparison.kept
        var keys: [RequirementKey: Int] = [:]
        for ((entry, _), requirement) in zip(own, others.requirements) {
            let key = RequirementKey(others, requirement)
            keys[key] = entry
            kept.stems[key] = comparison.base.units[entry]?.unit.stem
        }
        let asked = asked(comparison, without: positions)
        return RenderedDouble(try rendering.render(asked.adding(added), keeping: kept)).map { ($0, keys) }
    }

    /// What would be written today, but for the units at `positions`.
    func fresh(
        _ comparison: Comparison, without positions: Set<Int>
    ) throws(TemplateError) -> RenderedDouble? {
        RenderedDouble(try rendering.render(asked(comparison, without: positions), keeping: comparison.kept))
    }

    private func asked(_ comparison: Comparison, without positions: Set<Int>) -> ResolvedProtocol {
        let gone = Set(positions.map { comparison.fresh.units[$0].key })
        return resolved.filter { !gone.contains(RequirementKey($0)) }
    }

    // MARK: - Names

    /// The names that members have in the file.
    private func names(
        _ fresh: RenderedDouble, _ base: Base, _ pairs: [Int: Int], _ requirements: [RequirementKey: Requirement],
        _ signatures: SpelledSignatures
    ) -> KeptNames {
        var kept = kept
        var taken = body.storedNames
        let paired = Set(pairs.values)
        for (entry, unit) in base.units where unit.isUntouched {
            if paired.contains(entry) || !unit.match.hasCommentAbove(unit.unit, body) {
                taken.subtract(unit.rendered.storedNames(unit.unit))
            }
        }
        for (position, entry) in pairs {
            let unit = fresh.units[position]
            guard let asked = requirements[unit.key], let own = base.shape.requirements[entry],
                let old = base.units[entry]
            else { continue }
            let isSamePlain = rendering.plainStem(of: own) == rendering.plainStem(of: asked)
            guard isSamePlain || !old.isUntouched else { continue }
            let stays =
                signatures.meets(entry, unit.key)
                || SignatureEdits(entry, body, from: own, to: asked, signatures, unit.key) != nil
            guard old.isUntouched || stays || !signatures.canStandBeside(entry, unit.key) else { continue }
            kept.stems[unit.key] = old.unit.stem
            taken.formUnion(old.rendered.storedNames(old.unit))
        }
        for stem in kept.stems.values { taken.formUnion(rendering.storageNames(on: stem)) }
        kept.taken = taken
        return kept
    }

    /// Adds what members would be, were the requirements spelled as the members are: the names that parameters have
    /// inside, and types that mean the same.
    private func respelled(
        _ comparison: Comparison, _ surroundings: Shape.Surroundings
    ) throws(TemplateError) -> Comparison {
        guard rendering.kind != .contract else { return comparison }
        var texts: [Int: String] = [:]
        var stems: [Int: String] = [:]
        var spelled: Set<Int> = []
        for (position, entry) in comparison.pairs {
            let unit = comparison.fresh.units[position]
            stems[entry] = unit.stem
            guard let asked = comparison.requirements[unit.key] else { continue }
            // What a fake does for one member depends on the others.
            if rendering.kind == .fake { texts[entry] = asked.signature.requirement }
            guard let own = comparison.base.shape.requirements[entry],
                let old = comparison.base.units[entry], !(old.isCertain && old.isUntouched),
                !UnitMatch(unit, comparison.fresh, at: entry, in: body).isUntouched,
                let text = Respelling.text(
                    asked, as: own, comparison.signatures.ownersWords(entry, unit.key),
                    isSame: comparison.signatures.isSame(entry, unit.key), keepsNames: !old.isUntouched)
            else { continue }
            texts[entry] = text
            spelled.insert(entry)
        }
        guard !spelled.isEmpty else { return comparison }
        var today = surroundings
        today.isolation = resolved.isolation
        today.isSendable = resolved.isSendable
        today.isClassBound = resolved.isClassBound
        var kept = kept
        kept.taken = []
        let all = Shape.texts(
            of: texts.keys.sorted(), body, today, double: kept.double ?? "", isContract: false, instead: texts)
        guard let shape = try Shape(of: resolved, all, today, kept: kept, stems: stems, rendering) else {
            return comparison
        }
        var respelled: [Int: (rendered: RenderedDouble, unit: RenderedDouble.Unit)] = [:]
        for (position, entry) in comparison.pairs where spelled.contains(entry) {
            if let unit = shape.units[entry] { respelled[position] = (shape.rendered, unit) }
        }
        return Comparison(
            double: double, resolved: resolved, index: index, body: body, base: comparison.base,
            fresh: comparison.fresh, kept: comparison.kept, respelled: respelled, pairs: comparison.pairs,
            gone: comparison.gone,
            requirements: comparison.requirements, signatures: comparison.signatures)
    }
}
