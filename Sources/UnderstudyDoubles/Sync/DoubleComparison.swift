import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// A double held against what would be written today.
struct DoubleComparison {
    let resolved: ResolvedProtocol
    let body: DoubleBody
    /// What would be written today, with the names that the double has.
    let new: RenderedDouble
    /// What the templates give for the double's own signatures.
    let mirror: MirrorDouble
    /// The demands of the protocol, in the order of `new.units`.
    let demands: [RequirementKey: Requirement]
    /// The entry of the body that each unit of `new` has there.
    let pairs: [Int: Int]
    /// Where the parts of each member of the double stand, as its own signature tells.
    let places: [Int: UnitPlace]
    /// The structures that locked storage may be in.
    let storageTypes: [String]
    /// The members that no requirement asks for any more.
    let gone: [Int]
}

/// Works out a comparison.
struct DoubleComparer {
    let double: OwnedDouble
    let resolved: ResolvedProtocol
    let kind: DoubleKind
    let index: DeclarationIndex
    let options: DoubleOptions
    let renderer: DoubleRenderer
    let body: DoubleBody
    private let storageTypes: [String]
    private var kept: KeptNames

    init(
        _ double: OwnedDouble, _ resolved: ResolvedProtocol, _ index: DeclarationIndex, _ options: DoubleOptions,
        _ renderer: DoubleRenderer
    ) {
        self.double = double
        self.resolved = resolved
        self.index = index
        self.options = options
        self.renderer = renderer
        kind = DoubleKind(name: double.kind)
        body = DoubleBody(double)
        let long = kind.suffix + "Storage"
        storageTypes = ["Storage", "StaticStorage", long, "Static" + long]
        kept = KeptNames(double: double.type.simpleName)
        let hasLong = body.container(nested: long) != nil || body.container(nested: "Static" + long) != nil
        let hasShort = body.container(nested: "Storage") != nil || body.container(nested: "StaticStorage") != nil
        if hasLong || hasShort { kept.hasLongStorageNames = hasLong }
        for entry in resolved.requirements where entry.hasDefault && !entry.isStandard {
            let label = entry.requirement.syntax.label(in: entry.requirement.source)
            if let label, !body.entries(labelled: label).isEmpty { kept.included.insert(RequirementKey(entry)) }
        }
    }

    /// What would be written today, where no name had to be kept.
    func fresh() throws(TemplateError) -> RenderedDouble {
        var builder = DoubleBuilder(resolved, kind, index, options, keeping: kept)
        return try RenderedDouble(builder.build(), renderer)
    }

    /// Whether the double is token for token what would be written today.
    func isCurrent(_ fresh: RenderedDouble) -> Bool {
        guard let type = fresh.type.declarations.first, double.extensions.isEmpty else { return false }
        return double.type.source.hasSameTokens(in: double.type.syntax.range, as: fresh.type.source, type.range)
    }

    /// Holds the double against `fresh`.
    func compare(_ fresh: RenderedDouble) throws(TemplateError) -> DoubleComparison? {
        guard let (mirror, allPlaces) = try bestMirror() else { return nil }
        let owners = StorageOwners(mirror, allPlaces)
        let labels = Set(
            (fresh.sections + fresh.texts).flatMap { text in
                text.declarations.compactMap { $0.label(in: text.source) }
            })
        let candidates = mirror.units.keys.sorted().filter { entry in
            guard !owners.claimed.contains(entry) else { return false }
            return body.entries[entry].syntax.label(in: body.source(entry)).map { !labels.contains($0) } ?? true
        }
        let pairs = MemberMatching(fresh.units, mirror, candidates, body).pairs()
        let paired = Set(pairs.values)
        let places = allPlaces.filter { candidates.contains($0.key) }
        let new = try named(fresh, mirror, pairs, places)
        let demands = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        let known = Set(resolved.requirements.compactMap { $0.requirement.syntax.label(in: $0.requirement.source) })
        let gone = candidates.filter { entry in
            guard !paired.contains(entry) else { return false }
            let label = body.entries[entry].syntax.label(in: body.source(entry))
            let isLeftOut = label.map(known.contains) ?? false
            return !isLeftOut || fresh.units.contains { $0.main?.label(in: $0.beside.source) == label }
        }
        return DoubleComparison(
            resolved: resolved, body: body, new: new, mirror: mirror, demands: demands, pairs: pairs, places: places,
            storageTypes: storageTypes, gone: gone)
    }

    /// What would be written today, with the names that members have in the file.
    private func named(
        _ fresh: RenderedDouble, _ mirror: MirrorDouble, _ pairs: [Int: Int], _ places: [Int: UnitPlace]
    ) throws(TemplateError) -> RenderedDouble {
        var kept = kept
        var taken = body.storedNames
        let demands = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        for (entry, unit) in mirror.units where places[entry]?.isPristine ?? false {
            taken.subtract(unit.storedNames)
        }
        for (position, unit) in fresh.units.enumerated() {
            guard let key = unit.member.key, let demand = demands[key], let entry = pairs[position],
                let own = mirror.requirements[entry], let old = mirror.units[entry]
            else { continue }
            guard Stems.plainStem(of: own) == Stems.plainStem(of: demand) || !(places[entry]?.isPristine ?? false)
            else { continue }
            // An edited member that can't stay as it is gets the new one beside it, under another name.
            if places[entry]?.isPristine ?? false || unit.member.head == old.member.head {
                kept.stems[key] = old.member.stem
                taken.formUnion(old.storedNames)
            }
        }
        for stem in kept.stems.values { taken.formUnion(Stems.suffixes.map { stem + $0 }) }
        kept.taken = taken
        var builder = DoubleBuilder(resolved, kind, index, options, keeping: kept)
        return try RenderedDouble(builder.build(), renderer)
    }

    // MARK: - The mirror

    /// The mirror that shows the most members as the templates give them.
    private func bestMirror() throws(TemplateError) -> (mirror: MirrorDouble, places: [Int: UnitPlace])? {
        let entries = body.entries.indices.filter { !body.isNested(body.entries[$0].container) }
        var best: (mirror: MirrorDouble, places: [Int: UnitPlace])?
        var bestCount = -1
        for (isolation, isSendable) in environments {
            let recipe = MirrorDouble.Recipe(isolation: isolation, isSendable: isSendable, entries: Array(entries))
            guard let found = try refined(recipe) else { continue }
            let count =
                found.places.values.filter { $0.isPristine && $0.all.count > 1 }.count * 1000
                + found.places.values.filter(\.isPristine).count
            if count > bestCount { (best, bestCount) = (found, count) }
        }
        return best
    }

    /// Where the members of the double may have run when they were written: the protocol's answer of today first.
    private var environments: [(Isolation, Bool)] {
        var result: [(Isolation, Bool)] = [(resolved.isolation, resolved.isSendable)]
        let type = double.type
        let actor = type.syntax.attributes.lazy
            .compactMap { index.globalActor(type.source.compactText(in: $0.range)) }.first
        var others: [(Isolation, Bool)] = [(.none, false), (.none, true)]
        if let actor { others.append((.globalActor(actor), true)) }
        if type.details.kind == .actor { others.append((.actor, true)) }
        for other in others where !result.contains(where: { $0 == other }) { result.append(other) }
        return result
    }

    /// The mirror by `recipe`, with the names and the setters that the file shows.
    private func refined(
        _ recipe: MirrorDouble.Recipe
    ) throws(TemplateError) -> (mirror: MirrorDouble, places: [Int: UnitPlace])? {
        guard let first = try mirror(recipe) else { return nil }
        var recipe = recipe
        let search = StemSearch(body)
        for (entry, unit) in first.units {
            if let stem = search.stem(of: unit, at: entry) { recipe.stems[entry] = stem }
        }
        guard let second = recipe.stems.isEmpty ? first : try mirror(recipe) else { return nil }
        var places = self.places(second)
        let flipped = places.filter { entry, place in
            !place.isPristine
                && (second.units[entry]?.member.form == .property || second.units[entry]?.member.form == .subscript)
        }.keys
        guard !flipped.isEmpty else { return (second, places) }
        var other = recipe
        for entry in flipped { other.settable[entry] = !(second.units[entry]?.member.isSettable ?? false) }
        guard let third = try mirror(other) else { return (second, places) }
        let better = self.places(third).filter { $0.value.isPristine && flipped.contains($0.key) }
        guard !better.isEmpty else { return (second, places) }
        for entry in better.keys { recipe.settable[entry] = other.settable[entry] }
        guard let last = try mirror(recipe) else { return (second, places) }
        places = self.places(last)
        return (last, places)
    }

    private func mirror(_ recipe: MirrorDouble.Recipe) throws(TemplateError) -> MirrorDouble? {
        try MirrorDouble(of: resolved, body, recipe, kept: kept, kind, index, options, renderer)
    }

    private func places(_ mirror: MirrorDouble) -> [Int: UnitPlace] {
        var places: [Int: UnitPlace] = [:]
        for (entry, unit) in mirror.units {
            places[entry] = UnitPlace(unit, at: entry, in: body, storage: storageTypes)
        }
        return places
    }
}
