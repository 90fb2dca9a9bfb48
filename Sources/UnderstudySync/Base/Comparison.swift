import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// A double, its base, and what would be written today.
struct Comparison {
    let comparer: Comparer
    let base: Base
    /// What would be written today, with the names that the double has.
    var fresh: RenderedDouble
    /// The names that it has for that.
    var kept: KeptNames
    /// The units of today as the owner of the double would spell them, by their positions.
    var respelled: [Int: (rendered: RenderedDouble, unit: RenderedDouble.Unit)] = [:]
    /// The member for each unit of today that has one, by position.
    let pairs: [Int: Int]
    /// The members that no requirement asks for any more.
    let gone: [Int]
    /// The storage that is left of members that their owner took away, by the positions of their units.
    let left: [Int: [Int]]
    let requirements: [RequirementKey: Requirement]
    let signatures: SpelledSignatures
    /// Where its members ran when it was last in step, as it tells itself.
    let surroundings: Shape.Surroundings
    /// The positions of units that would work on stores in the place of which its owner keeps something else.
    let elsewhere: Set<Int>

    var double: OwnedDouble { comparer.double }
    var resolved: ResolvedProtocol { comparer.resolved }
    var body: DoubleBody { comparer.body }

    /// Whether the double has another form than its history tells: a lock came or went since then, or an actor that nobody
    /// could have put the type on.
    var isOfOtherForm: Bool {
        guard let former = base.former else { return false }
        let index = comparer.index
        let known = former.attributes.union(fresh.attributes).union(former.rendered.attributes)
        let isOnActor = double.type.syntax.attributes.contains { attribute in
            let text = double.type.source.compactText(in: attribute.range)
            return !known.contains(text) && index.globalActor(text) != nil
        }
        let isOwners = resolved.canBeActor || signatures.own.values.contains { $0.words.contains("nonisolated") }
        return base.hasOtherLock || isOnActor && !isOwners
    }

    /// The members, by what they stand for.
    var pairsByKey: [RequirementKey: Int] {
        Dictionary(pairs.map { (fresh.units[$0].key, $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the unit at `position` has to become, as the owner spells it.
    func wanted(_ position: Int) -> (rendered: RenderedDouble, unit: RenderedDouble.Unit) {
        respelled[position] ?? (fresh, fresh.units[position])
    }

    /// Whether parameters of the member at `position` change places, so that what takes them by place gets others.
    func changesPlaces(_ position: Int) -> Bool {
        func labels(_ requirement: Requirement?) -> [String] {
            requirement?.signature.parameters.map { $0.firstName ?? "_" } ?? []
        }
        let own = labels(pairs[position].flatMap { base.shape.requirements[$0] })
        let asked = labels(requirements[fresh.units[position].key])
        let order = ParameterPairs.order(of: own, for: asked).compactMap(\.self)
        return order != order.sorted()
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
    let body: DoubleBody
    let header: DoubleHeader?
    private(set) var kept = KeptNames()
    /// Whether the double ends the process where it fails, or has one static storage for all tests, as those of earlier
    /// editions do.
    let isOfEarlierEdition: Bool
    /// The requirements that had a default implementation when the double was written, where nothing in it is its owner's.
    let defaultsThen: Set<String>?

    init(
        _ double: OwnedDouble, of resolved: ResolvedProtocol, in index: DeclarationIndex, by rendering: DoubleRendering,
        former: DefaultMembers.Former? = nil, defaultsThen: Set<String>? = nil
    ) {
        self.double = double
        self.defaultsThen = defaultsThen
        self.resolved = resolved
        self.index = index
        self.rendering = rendering
        self.former = former
        body = DoubleBody(double)
        header = double.headerName == nil ? nil : DoubleHeader(double)
        defaults = DefaultMembers(
            resolved, body, named: double.type.simpleName, rendering.kind, header: header?.lines, former: former,
            defaultsThen: defaultsThen, in: index)
        kept.double = double.type.simpleName
        let parameters = double.type.details.genericParameters
        if rendering.kind.traits.wraps, parameters.count == 1 {
            kept.baseParameter = double.type.source.text(in: parameters[0].name)
        }
        let long = rendering.kind.suffix + "Storage"
        let hasLong = body.container(nested: long) != nil || body.container(nested: "Static" + long) != nil
        let hasShort = body.container(nested: "Storage") != nil || body.container(nested: "StaticStorage") != nil
        if hasLong || hasShort { kept.hasLongStorageNames = hasLong }
        kept.included = defaults.included
        kept.leftOut = defaults.leftOut
        kept.synthesised = double.synthesised(for: resolved, body, former)
        kept.features = DoubleFeature.found(in: body, resolved)
        kept.access = double.type.access
        let words = double.type.source.tokenTexts(in: double.type.syntax.range)
        let pairs = zip(words, words.dropFirst())
        let endsUnchecked = words.contains("unmetExpectations") && !words.contains("deinit")
        isOfEarlierEdition =
            !words.contains("TestIssue") && !words.contains("RecordedCall")
            && (words.contains("fatalError") || endsUnchecked
                || pairs.contains { $0 == "let" && $1.hasPrefix("static") })
        kept.saysNonisolated = pairs.contains { $0 == "nonisolated" && ["struct", "final", "class"].contains($1) }
        kept.initializers = ownInitializers()
        kept.typedProperties = body.typedProperties(in: index)
    }

    /// What would be written today, were no name taken.
    func fresh() throws(TemplateError) -> RenderedDouble? { try rendered(resolved, keeping: kept) }

    /// What the templates give for `asked`.
    func rendered(_ asked: ResolvedProtocol, keeping names: KeptNames) throws(TemplateError) -> RenderedDouble? {
        RenderedDouble(try rendering.render(asked, keeping: names))
    }

    /// Whether the type is token for token `fresh`, and its header line for line.
    func isCurrent(_ fresh: RenderedDouble) -> Bool {
        double.type.scope.branches.map(\.clause) == fresh.emitted.branches.map(\.clause) && isTypeCurrent(fresh)
    }

    /// The same, whatever `#if`s the type stands in.
    func isTypeCurrent(_ fresh: RenderedDouble) -> Bool {
        double.extensions.isEmpty && header?.lines == DoubleHeader(fresh).lines
            && double.type.source.hasSameTokens(
                in: double.type.syntax.range, as: fresh.source, fresh.declaration.range)
    }

    /// Whether a member that stands for no requirement seems to be its owner's: an initialiser of the templates' takes
    /// the values of theirs.
    private func isAdded(_ entry: Int, _ base: Base) -> Bool {
        guard let unit = base.units[entry] else { return false }
        let initialized = initializedNames
        if !initialized.isEmpty, let name = body.storedName(of: entry) {
            if initialized.contains(name) { return false }
            if !unit.isUntouched { return true }
        }
        return !(unit.isUntouched && unit.isTelling) && unit.parts.allSatisfy { $0.own == nil }
    }

    /// Whether the initialiser of the properties does not take the value of the one at `entry`, as that of `rendered`
    /// does: then its owner added it.
    private func isUninitialized(_ entry: Int, _ rendered: RenderedDouble) -> Bool {
        let initialized = initializedNames
        guard !initialized.isEmpty, let name = body.storedName(of: entry) else {
            return false
        }
        let taken = rendered.outerShared.flatMap { entry -> [String] in
            guard case .initializer(let initializer) = rendered.body.entries[entry].syntax.kind else { return [] }
            return initializer.parameters.compactMap { $0.firstName.map(rendered.source.text(in:)) }
        }
        return !initialized.contains(name) && taken.contains(name)
    }

    /// The storage of units without a member that is there as it would be written, and that no other member keeps.
    private func leftStorage(of fresh: RenderedDouble, _ pairs: [Int: Int], _ base: Base) -> [Int: [Int]] {
        let kept = Set(pairs.values).union(base.units.values.flatMap { $0.storage })
        var left: [Int: [Int]] = [:]
        for (position, unit) in fresh.units.enumerated() where pairs[position] == nil {
            let found = unit.parts.compactMap { part in
                body.counterpart(of: part, in: fresh.body).flatMap { entry in
                    UnitMatch.isSame(entry, in: body, as: part, of: fresh) && !kept.contains(entry) ? entry : nil
                }
            }
            if !found.isEmpty { left[position] = found }
        }
        return left
    }

    /// Those of `entries` that a client keeps though it forwards nothing to them: they stood for nothing already when the
    /// double was last in step, and the comment above the initialiser says so.
    private func unforwarded(_ entries: [Int], _ base: Base) -> Set<Int> {
        guard rendering.kind.traits.consistsOfClosures,
            let initializer = base.common.outerShared.first(where: {
                base.common.body.label(of: $0) == MemberLabel(.`init`, "init(_:)")
            }),
            let own = body.sharedCounterpart(of: initializer, in: base.common.body)
        else { return [] }
        let words = Set(body.words(of: own))
        return Set(
            entries.filter { entry in
                base.units[entry].map { words.isDisjoint(with: $0.rendered.storedNames($0.unit)) } ?? false
            })
    }

    /// Whether the member meets what another clause of its owner's `#if` has one of `members` for.
    private func isAlternative(
        _ entry: Int, to members: [Int: RequirementKey], _ base: Base, _ signatures: SpelledSignatures
    ) -> Bool {
        let isTemplates = base.units[entry]?.unit.branches.isEmpty == false
        guard body.entries[entry].hasAlternative, !isTemplates else { return false }
        return body.entries(labelled: body.label(of: entry)).contains { other in
            members[other].map { signatures.meets(entry, $0) } ?? false
                && body.entries[other].outer == body.entries[entry].outer
                && body.entries[other].conditions != body.entries[entry].conditions
        }
    }

    /// The members that stood for nothing when the double was last in step, and that leave room for today's.
    private func owners(
        _ candidates: [Int], _ units: [RenderedDouble.Unit], _ signatures: SpelledSignatures
    ) -> Set<Int> {
        guard let former else { return helpers }
        return helpers.union(
            candidates.filter { entry in
                (former.wasOwners(entry, of: body) ?? false)
                    && units.allSatisfy { signatures.canStandBeside(entry, $0.key) }
            })
    }

    /// The members that help their owner, and that stand for no requirement.
    var helpers: Set<Int> { body.helpers(besides: Set(resolved.requirements.map(\.requirement.label))) }

    // MARK: - Comparing

    /// Compares the double with `fresh`.
    func compare(_ first: RenderedDouble) throws(TemplateError) -> Comparison? {
        let history = former?.base
        guard let (shape, others, surroundings) = try shape(first, history) else { return nil }
        var base = Base(body, former: former, shape: shape, or: others, StaleDefaults(index, first))
        let storage = Set(
            base.units.values.filter { $0.parts.count > 0 }.flatMap { $0.storage })
        let shared = Set(body.entries.indices.filter { base.shared(of: $0) != nil && shape.units[$0] == nil })
        let candidates = shape.units.keys.sorted().filter { !storage.contains($0) && !shared.contains($0) }
        let signatures = SpelledSignatures(
            of: resolved, and: shape.requirements, in: double, index,
            without: base.rendered.attributes.subtracting(first.attributes))
        let pairs = MemberMatching(
            first.units, candidates, edited: Set(candidates.filter { base.units[$0]?.isUntouched == false }),
            owners: owners(candidates, first.units, signatures), signatures,
            names: rendering.kind.traits.conforms
                ? nil
                : Dictionary(
                    candidates.compactMap { entry in ContractFunction(entry, of: body).map { (entry, $0.name) } },
                    uniquingKeysWith: { first, _ in first })
        ).pairs
        let requirements = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        // What its owner added tells nothing of what the templates gave.
        let paired = Set(pairs.values)
        let own = Set(
            candidates.filter { !paired.contains($0) && isAdded($0, base) || isUninitialized($0, base.common) })
        let unasked = unforwarded(candidates.filter { !paired.contains($0) }, base)
        if !(own.isEmpty && unasked.isEmpty), rendering.kind.traits.conforms {
            let entries = inInitializerOrder(candidates.filter { !own.contains($0) })
            let texts = Shape.texts(
                of: entries, body, surroundings, double: kept.double ?? "", conforms: true,
                settable: shape.requirements.mapValues(\.signature.isSettable), in: index)
            let stems = base.units.mapValues(\.unit.stem)
            base.common =
                try Shape(of: resolved, texts, surroundings, kept: kept, stems: stems, unasked: unasked, rendering)?
                .rendered ?? base.common
        }
        let left = leftStorage(of: first, pairs, base)
        var names = names(first, base, pairs, requirements, signatures, left: Set(left.values.joined()))
        let elsewhere = keptElsewhere(first, base, pairs)
        // Nothing tells what a new member does to what its owner keeps; but a property is kept as any other.
        if !elsewhere.isEmpty {
            let new = first.units.indices.filter { pairs[$0] == nil }
            names.open = Set(
                new.filter { first.body.label(of: first.units[$0].main)?.isCalled == true }
                    .map { first.units[$0].key })
        }
        let fresh = try names.open.isEmpty && has(first, names) ? first : rendered(resolved, keeping: names) ?? first
        let optional = Set(resolved.requirements.map(\.requirement.label))
        let freshLabels = Set(fresh.units.map { fresh.body.label(of: $0.main) })
        let asked = Dictionary(
            pairs.map { ($1, first.units[$0].key) }, uniquingKeysWith: { first, _ in first })
        let gone = candidates.filter { entry in
            guard !paired.contains(entry), !left.values.joined().contains(entry),
                !isAlternative(entry, to: asked, base, signatures)
            else { return false }
            guard let label = body.label(of: entry) else { return true }
            return rendering.kind.traits.consistsOfClosures || !optional.contains(label) || freshLabels.contains(label)
                || defaults.gained.contains(entry)
        }
        let comparison = Comparison(
            comparer: self, base: base, fresh: fresh, kept: names, pairs: pairs,
            gone: gone, left: left, requirements: requirements, signatures: signatures, surroundings: surroundings,
            elsewhere: elsewhere)
        return try respelled(comparison)
    }
}

extension Comparison {
    /// What would be written today for members that stay as they are, with their keys.
    ///
    /// - Parameters:
    ///   - staying: Members that nothing asks for as they are.
    ///   - positions: The units that are not written, since their members stay in their place.
    func fresh(
        with staying: [Int], insteadOf positions: Set<Int>
    ) throws(TemplateError) -> (RenderedDouble, [RequirementKey: Int])? {
        let instead = positions.compactMap { pairs[$0] }
        let own = (staying + instead).sorted().compactMap { entry in
            base.shape.requirements[entry].map { (entry, $0) }
        }
        let text = own.map { Shape.text($0.1.text, in: $0.1.conditions) }.joined(separator: "\n")
        guard !own.isEmpty,
            let others = resolved.declaration.demanding(text, named: resolved.declaration.simpleName + "Kept")
        else { return nil }
        var kept = self.kept
        var keys: [RequirementKey: Int] = [:]
        for ((entry, _), requirement) in zip(own, others.requirements) {
            let key = RequirementKey(others, requirement)
            keys[key] = entry
            kept.stems[key] = base.units[entry]?.unit.stem
            if staying.contains(entry) { kept.unasked.insert(key) }
        }
        let asked = asked(without: positions).requiring(others)
        return try comparer.rendered(asked, keeping: kept).map { ($0, keys) }
    }

    /// The comparison of the double without the members `removed`: an initialiser that goes needs no values to start with.
    func without(_ removed: Set<Int>) throws(TemplateError) -> Comparison {
        let initializers = comparer.ownInitializers(besides: removed)
        guard initializers.count < kept.initializers.count else { return self }
        var copy = self
        copy.kept.initializers = initializers
        copy.fresh = try comparer.rendered(resolved, keeping: copy.kept) ?? fresh
        return copy
    }

    /// What would be written today, but for the units at `positions`.
    func fresh(without positions: Set<Int>) throws(TemplateError) -> RenderedDouble? {
        try comparer.rendered(asked(without: positions), keeping: kept)
    }

    /// The double as it would be written, had its owner not put it on an actor; `nil` where nobody did.
    func offOwnersActor() throws(TemplateError) -> RenderedDouble? {
        guard let plain = resolved.offOwnersActor else { return nil }
        return try comparer.rendered(plain, keeping: kept)
    }

    private func asked(without positions: Set<Int>) -> ResolvedProtocol {
        let gone = Set(positions.map { fresh.units[$0].key })
        return resolved.filter { !gone.contains(RequirementKey($0)) }
    }
}
