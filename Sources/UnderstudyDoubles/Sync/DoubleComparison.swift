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
    /// What the templates gave when the double was written: without what its owner added.
    let former: RenderedDouble
    /// The demands of the protocol, in the order of `new.units`.
    let demands: [RequirementKey: Requirement]
    /// The entry of the body that each unit of `new` has there.
    let pairs: [Int: Int]
    /// Where the parts of each member of the double stand, as its own signature tells.
    let places: [Int: UnitPlace]
    /// How many members of more than one part are as the templates give them.
    let pristineCount: Int
    /// The structures that locked storage may be in.
    let storageTypes: [String]
    /// The members that no requirement asks for any more.
    let gone: [Int]
    /// What each member of the double declares, and what each requirement does.
    let signatures: SpelledSignatures
    /// The units that a pristine member differs from in nothing but how its owner spelled it.
    let respelled: Set<Int>
    /// All that was read.
    let index: DeclarationIndex
}

/// Works out a comparison.
struct DoubleComparer {
    let double: OwnedDouble
    let resolved: ResolvedProtocol
    let kind: DoubleKind
    let index: DeclarationIndex
    let options: DoubleOptions
    let face: DoubleFace
    let renderer: DoubleRenderer
    let body: DoubleBody
    let storageTypes: [String]
    private(set) var kept: KeptNames

    init(
        _ double: OwnedDouble, _ resolved: ResolvedProtocol, _ index: DeclarationIndex, _ library: TemplateLibrary,
        _ options: DoubleOptions
    ) {
        self.double = double
        self.resolved = resolved
        self.index = index
        self.options = options
        kind = DoubleKind(name: double.kind)
        let style = DoubleStyle(name: options.style)
        face = style.face(for: kind, in: library)
        let folder = style.folder(for: kind, in: library) ?? style.name
        renderer = DoubleRenderer(library: library, folder: folder)
        body = DoubleBody(double)
        let long = kind.suffix + "Storage"
        storageTypes = ["Storage", "StaticStorage", long, "Static" + long]
        kept = KeptNames(double: double.type.simpleName)
        let hasLong = body.container(nested: long) != nil || body.container(nested: "Static" + long) != nil
        let hasShort = body.container(nested: "Storage") != nil || body.container(nested: "StaticStorage") != nil
        if hasLong || hasShort { kept.hasLongStorageNames = hasLong }
        kept.included = includedDefaults
    }

    /// The requirements with a default implementation that the double has all the same: of each name, as many as there
    /// are members beyond those that must be there.
    private var includedDefaults: Set<RequirementKey> {
        var defaults: [String: [RequirementKey]] = [:]
        var demanded: [String: Int] = [:]
        for entry in resolved.requirements {
            guard let label = entry.requirement.syntax.label(in: entry.requirement.source) else { continue }
            if entry.hasDefault, !entry.isStandard {
                defaults[label, default: []].append(RequirementKey(entry))
            } else {
                demanded[label, default: 0] += 1
            }
        }
        return defaults.reduce(into: []) { included, named in
            let extra = body.entries(labelled: named.key).count - demanded[named.key, default: 0]
            included.formUnion(named.value.prefix(max(0, extra)))
        }
    }

    /// The double that would be written today, where no name had to be kept.
    func freshDouble() -> Double {
        var builder = DoubleBuilder(resolved, kind, face, index, options, keeping: kept)
        return builder.build()
    }

    /// What would be written today, as a whole.
    func freshType(_ fresh: Double) throws(TemplateError) -> RenderedText {
        RenderedText(try renderer.render(fresh.withoutBranches).lines)
    }

    /// Whether the double is token for token `fresh`.
    func isCurrent(_ fresh: RenderedText) -> Bool {
        guard let type = fresh.declarations.first, double.extensions.isEmpty else { return false }
        return double.type.source.hasSameTokens(in: double.type.syntax.range, as: fresh.source, type.range)
    }

    /// Holds the double against `fresh`.
    func compare(_ fresh: RenderedDouble) throws(TemplateError) -> DoubleComparison? {
        if kind == .contract { return try ContractComparer(self, fresh).comparison() }
        guard let (mirror, allPlaces) = try bestMirror(fresh) else { return nil }
        let owners = StorageOwners(mirror, allPlaces)
        let labels = fresh.labels
        let candidates = mirror.units.keys.sorted().filter { entry in
            guard !owners.claimed.contains(entry) else { return false }
            return !body.isSection(entry, of: labels)
        }
        let signatures = SpelledSignatures(resolved, mirror, double, index)
        let pairs = MemberMatching(fresh.units, mirror, candidates, body, signatures).pairs()
        let paired = Set(pairs.values)
        let places = allPlaces.filter { candidates.contains($0.key) }
        let new = try named(fresh, mirror, pairs, places, signatures)
        let demands = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        let known = Set(resolved.requirements.compactMap { $0.requirement.syntax.label(in: $0.requirement.source) })
        let gone = candidates.filter { entry in
            guard !paired.contains(entry) else { return false }
            let label = body.entries[entry].syntax.label(in: body.source(entry))
            let isLeftOut = kind != .client && label.map(known.contains) ?? false
            return !isLeftOut || fresh.units.contains { $0.main?.label(in: $0.beside.source) == label }
        }
        return DoubleComparison(
            resolved: resolved, body: body, new: new, mirror: mirror, former: try former(mirror, places, paired),
            demands: demands, pairs: pairs, places: places,
            pristineCount: allPlaces.values.filter { $0.isPristine && $0.all.count > 1 }.count,
            storageTypes: storageTypes, gone: gone, signatures: signatures,
            respelled: try respelled(new, mirror, pairs, places, signatures), index: index)
    }

    /// What the templates gave for the members that are the double's, as far as that can be told.
    private func former(
        _ mirror: MirrorDouble, _ places: [Int: UnitPlace], _ paired: Set<Int>
    ) throws(TemplateError) -> RenderedDouble {
        var recipe = mirror.recipe
        recipe.entries.removeAll { entry in
            guard !paired.contains(entry), let place = places[entry] else { return false }
            return place.all.count == 1 && !place.isPristine
        }
        if recipe.entries.count == mirror.recipe.entries.count { return mirror.rendered }
        return try self.mirror(recipe)?.rendered ?? mirror.rendered
    }

    /// What would be written today, with the names that members have in the file.
    private func named(
        _ fresh: RenderedDouble, _ mirror: MirrorDouble, _ pairs: [Int: Int], _ places: [Int: UnitPlace],
        _ signatures: SpelledSignatures
    ) throws(TemplateError) -> RenderedDouble {
        var kept = kept
        var taken = body.storedNames
        let demands = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        let paired = Set(pairs.values)
        for (entry, unit) in mirror.units {
            guard let place = places[entry], place.isPristine else { continue }
            // What goes nowhere, since somebody wrote a comment above it, keeps its names.
            if paired.contains(entry) || !place.hasCommentAbove(unit, body) { taken.subtract(unit.storedNames) }
        }
        for (position, unit) in fresh.units.enumerated() {
            guard let key = unit.member.key, let demand = demands[key], let entry = pairs[position],
                let own = mirror.requirements[entry], let old = mirror.units[entry]
            else { continue }
            guard Stems.plainStem(of: own) == Stems.plainStem(of: demand) || !(places[entry]?.isPristine ?? false)
            else { continue }
            // An edited member that can't stay as it is gets the new one beside it, under another name.
            let isKept =
                unit.member.head == old.member.head || signatures.meets(entry, unit)
                || SignatureEdits(old, unit, entry, body, demand, own, signatures) != nil
            if places[entry]?.isPristine ?? false || isKept || !signatures.canStandBeside(entry, unit, old) {
                kept.stems[key] = old.member.stem
                taken.formUnion(old.storedNames)
            }
        }
        for stem in kept.stems.values { taken.formUnion(face.names(on: stem, in: kind, isSettable: true)) }
        kept.taken = taken
        var builder = DoubleBuilder(resolved, kind, face, index, options, keeping: kept)
        return try RenderedDouble(builder.build(), renderer)
    }

    // MARK: - The mirror

    /// The mirror that shows the most members as the templates give them.
    private func bestMirror(
        _ fresh: RenderedDouble
    ) throws(TemplateError) -> (mirror: MirrorDouble, places: [Int: UnitPlace])? {
        let labels = fresh.labels.union(try commonLabels())
        let entries = body.entries.indices.filter {
            !body.isNested(body.entries[$0].container) && !body.isSection($0, of: labels)
                && !isMemberwise($0, fresh)
        }
        var best: (mirror: MirrorDouble, places: [Int: UnitPlace])?
        var bestCount = -1
        let initializers = body.entries.indices.filter { isMemberwise($0, fresh) }
        let clauses = clauses(entries, initializers)
        for (isolation, isSendable) in environments {
            let recipe = MirrorDouble.Recipe(
                isolation: isolation, isSendable: isSendable, isClassBound: wasClassBound,
                absentTypes: absentTypes, hasSuperclass: hasSuperclass, formerTypes: formerTypes, clauses: clauses,
                entries: Array(entries))
            guard let found = try refined(recipe) else { continue }
            let count = score(found.mirror, found.places)
            if count > bestCount { (best, bestCount) = (found, count) }
            // Nothing can show more than all.
            let isWhole = found.places.values.allSatisfy { $0.isPristine && $0.all.count > 1 }
            if isWhole, likeness(found.mirror.rendered.type) == Self.mostLikeness { break }
        }
        return best
    }

    /// The `#if`s around members that stand in what belongs to no member, too, or whose members an initialiser of the
    /// templates leaves out: those that a template wrote.
    private func clauses(_ members: [Int], _ initializers: [Int]) -> Set<String> {
        let found = Set(members.lazy.compactMap { body.entries[$0].conditions.first }.filter { $0.hasPrefix("#if") })
        guard !found.isEmpty else { return [] }
        let others = body.entries.indices.filter {
            body.entries[$0].conditions.isEmpty && !body.isNested(body.entries[$0].container)
        }
        return found.filter { clause in
            others.contains { body.source($0).text(in: body.entries[$0].syntax.range).contains(clause) }
                || initializers.contains { leavesOut(clause, $0, members) }
                || face.hasMemberwiseInitializer && initializers.isEmpty
        }
    }

    /// Whether the initialiser of all properties takes none of those that stand under `clause`.
    private func leavesOut(_ clause: String, _ initializer: Int, _ members: [Int]) -> Bool {
        let labels = body.label(of: initializer)
        let under = members.filter { body.entries[$0].conditions.first == clause }
        return under.contains { body.entries[$0].syntax.storedName(in: body.source($0)) != nil }
            && !under.contains { entry in
                body.entries[entry].syntax.storedName(in: body.source(entry)).map { labels.contains($0 + ":") } ?? false
            }
    }

    /// How much of the double is as the templates give it: members that tell, then the line of the type.
    private func score(_ mirror: MirrorDouble, _ places: [Int: UnitPlace]) -> Int {
        let pristine = places.values.filter(\.isPristine)
        let whole = pristine.filter { $0.all.count > 1 }.count
        let known = min(places.values.filter { $0.all.count > 1 }.count, 99)
        return ((whole * 1000 + pristine.count) * 100 + known) * 8 + likeness(mirror.rendered.type)
    }

    /// How much of what stands above and before the type's name is as in `rendered`: less than 8.
    func likeness(_ rendered: RenderedText) -> Int {
        guard let type = rendered.declarations.first else { return 0 }
        let own = double.type
        let hasKeyword = own.source.text(in: own.syntax.introducer) == rendered.source.text(in: type.introducer)
        let attributes = Self.isolation(own.syntax, own.source)
        let hasAttributes = attributes == Self.isolation(type, rendered.source)
        return (hasKeyword ? 4 : 0) + (hasAttributes ? 2 : 0) + (hasSameHead(rendered) ? 1 : 0)
    }

    /// The attributes that don't come with what is kept.
    private static func isolation(_ declaration: DeclSyntax, _ source: SourceText) -> [String] {
        declaration.attributes.map { source.compactText(in: $0.range) }.filter { $0 != "@dynamicMemberLookup" }
    }

    /// How much it is where all is.
    private static let mostLikeness = 7

    /// Whether the same attributes and modifiers stand on the type.
    func hasSameHead(_ rendered: RenderedText) -> Bool {
        guard let type = rendered.declarations.first else { return false }
        let own = double.type.syntax
        return double.type.source.hasSameTokens(
            in: ByteRange(start: own.range.lowerBound, end: own.introducer.upperBound), as: rendered.source,
            ByteRange(start: type.range.lowerBound, end: type.introducer.upperBound))
    }

    /// Where the members of the double may have run when they were written: the protocol's answer of today first.
    var environments: [(Isolation, Bool)] {
        var result: [(Isolation, Bool)] = [(resolved.isolation, resolved.isSendable)]
        let type = double.type
        let actor = type.syntax.attributes.lazy
            .compactMap { index.globalActor(type.source.compactText(in: $0.range)) }.first
        var others: [(Isolation, Bool)] = [(.none, false), (.none, true)]
        if let actor { others.append((.globalActor(actor), true)) }
        if type.details.kind == .actor, !resolved.canBeActor { others.append((.actor, true)) }
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
        // What is storage, or belongs to no member, demands nothing.
        let claimed = StorageOwners(second, places(second)).claimed
        let sections = second.rendered.labels
        let all = recipe.entries.count
        recipe.entries.removeAll { claimed.contains($0) || body.isSection($0, of: sections) }
        guard let third = recipe.entries.count == all ? second : try mirror(recipe) else { return nil }
        let places = self.places(third)
        return try flipped(recipe, third, places) ?? (third, places)
    }

    /// What the templates write for all members together, whatever these are: `verify()` is nothing that a protocol
    /// demands, even where no member is left that it would check.
    func commonLabels() throws(TemplateError) -> Set<String> {
        let demands = "init(probe: Int)\nfunc probe(value: Int) -> Int\nstatic func probeAll(value: Int) -> Int"
        guard let declaration = resolved.declaration.demanding(demands) else { return [] }
        let own = resolved.mirrored(
            by: declaration, isolation: resolved.isolation, isSendable: resolved.isSendable,
            isClassBound: resolved.isClassBound)
        var builder = DoubleBuilder(own, kind, face, index, options, keeping: KeptNames(double: kept.double))
        let labels = try RenderedDouble(builder.build(), renderer).labels
        let wanted = resolved.requirements.compactMap { $0.requirement.syntax.label(in: $0.requirement.source) }
        return labels.subtracting(wanted).subtracting(["init init()"])
    }

    /// The mirror with setters where leaving them out, or the other way round, shows more of what stands there.
    private func flipped(
        _ recipe: MirrorDouble.Recipe, _ mirror: MirrorDouble, _ places: [Int: UnitPlace]
    ) throws(TemplateError) -> (mirror: MirrorDouble, places: [Int: UnitPlace])? {
        let doubtful = places.keys.filter { entry in
            guard let member = mirror.units[entry]?.member, places[entry]?.isPristine == false else { return false }
            return member.form == .property || member.form == .subscript
        }
        guard !doubtful.isEmpty else { return nil }
        var other = recipe
        for entry in doubtful { other.settable[entry] = !(mirror.units[entry]?.member.isSettable ?? false) }
        guard let found = try self.mirror(other) else { return nil }
        let better = self.places(found).filter { $0.value.isPristine && doubtful.contains($0.key) }
        guard !better.isEmpty else { return nil }
        if better.count == doubtful.count { return (found, self.places(found)) }
        var mixed = recipe
        for entry in better.keys { mixed.settable[entry] = other.settable[entry] }
        return try self.mirror(mixed).map { ($0, self.places($0)) }
    }

    /// Whether the entry is an initialiser that takes the values of properties, as some styles have it.
    private func isMemberwise(_ entry: Int, _ fresh: RenderedDouble) -> Bool {
        guard face.hasMemberwiseInitializer || kind == .fake,
            case .initializer(let syntax) = body.entries[entry].syntax.kind,
            syntax.parameters.allSatisfy({ parameter in
                parameter.firstName.map { body.entry(named: body.source(entry).text(in: $0)) != nil } ?? false
            })
        else { return false }
        let label = body.label(of: entry)
        return !fresh.units.contains { $0.main?.label(in: $0.beside.source) == label }
    }

    func mirror(_ recipe: MirrorDouble.Recipe) throws(TemplateError) -> MirrorDouble? {
        try MirrorDouble(of: resolved, body, recipe, kept: kept, kind, face, index, options, renderer)
    }

    private func places(_ mirror: MirrorDouble) -> [Int: UnitPlace] {
        var places: [Int: UnitPlace] = [:]
        for (entry, unit) in mirror.units {
            places[entry] = UnitPlace(unit, at: entry, in: body, storage: storageTypes)
        }
        return places
    }
}

extension ResolvedProtocol {
    /// Whether an actor can do all that is asked for: its owner may have made one of the double.
    fileprivate var canBeActor: Bool {
        if case .globalActor = isolation { return false }
        return requirements.allSatisfy { entry in
            switch entry.requirement.syntax.kind {
            case .function(let function): function.effects.isAsync || entry.requirement.isStatic
            case .variable, .subscript: entry.requirement.signature.effects.isAsync || entry.requirement.isStatic
            default: true
            }
        }
    }
}
