import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// What the members of a double declare and what its protocol demands, however the types are spelled.
struct SpelledSignatures {
    /// Of each member, by entry.
    private(set) var own: [Int: SpelledSignature]
    /// Of each requirement.
    private let demands: [RequirementKey: SpelledSignature]
    /// The attributes of the actors that the type runs on.
    private let actors: Set<String>
    /// The attributes of members that name one.
    private let globalActors: Set<String>

    init(_ resolved: ResolvedProtocol, _ mirror: MirrorDouble, _ double: OwnedDouble, _ index: DeclarationIndex) {
        let files =
            [double.type.source.path] + double.extensions.map(\.source.path) + [resolved.declaration.source.path]
            + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration.source.path)
        let settled = resolved.associatedTypes.compactMap { type in
            type.fixedType.flatMap(WrittenType.init).map { (type.name, $0) }
        }
        let spelling = TypeSpelling(
            index, imports: files, settled: Dictionary(settled, uniquingKeysWith: { first, _ in first }))
        let isValue = double.type.details.kind == .struct
        own = mirror.requirements.mapValues { SpelledSignature($0, spelling, isValue: isValue) }
        demands = Dictionary(
            resolved.requirements.map {
                (RequirementKey($0), SpelledSignature($0.requirement, spelling, isValue: isValue))
            },
            uniquingKeysWith: { first, _ in first })
        let type = double.type
        var actors = Set(type.syntax.attributes.map { type.source.compactText(in: $0.range) })
        if case .globalActor(let name) = resolved.isolation { actors.insert("@" + name) }
        self.actors = actors.filter { index.globalActor($0) != nil }
        let words = own.values.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        globalActors = words.filter { index.globalActor($0) != nil }
    }

    /// What the requirement of `unit` demands.
    func demand(of unit: RenderedUnit) -> SpelledSignature? { unit.member.key.flatMap { demands[$0] } }

    /// Whether both declare the same, attributes and modifiers aside.
    func areLike(_ entry: Int, _ unit: RenderedUnit) -> Bool {
        guard let member = own[entry], let demand = demand(of: unit) else { return false }
        return member.isLike(demand)
    }

    /// Whether the types of both are the same.
    func haveSameTypes(_ entry: Int, _ unit: RenderedUnit) -> Bool {
        own[entry].map { $0.types == demand(of: unit)?.types } ?? false
    }

    /// Whether the member can stand for the requirement as it is, with what its owner wrote in front of it.
    func meets(_ entry: Int, _ unit: RenderedUnit) -> Bool {
        guard let member = own[entry], let demand = demand(of: unit), member.isLike(demand) else { return false }
        return demand.words.isSubset(of: member.words)
            && canKeep(member.words.subtracting(demand.words), isAsync: demand.isAsync)
    }

    /// Whether a member can have `words` in front, which its requirement has not: only what makes it run elsewhere can
    /// be wrong.
    func canKeep(_ words: Set<String>, isAsync: Bool) -> Bool {
        words.allSatisfy { isAsync || actors.contains($0) || !globalActors.contains($0) }
    }

    /// Whether somebody wrote something in front of the member that has to stay there.
    func hasOwnersWords(_ entry: Int, _ unit: RenderedUnit) -> Bool {
        guard let member = own[entry], let demand = demand(of: unit) else { return false }
        let added = member.words.subtracting(demand.words)
        return canKeep(added, isAsync: demand.isAsync) && added.contains { $0 != "@discardableResult" }
    }

    /// Whether Swift takes the member and one for the requirement in one type.
    func canStandBeside(_ entry: Int, _ unit: RenderedUnit, _ old: RenderedUnit) -> Bool {
        guard old.member.canStandBeside(unit.member) else { return false }
        guard let member = own[entry], let demand = demand(of: unit) else { return true }
        return member.name != demand.name || member.types != demand.types
            || old.member.signature.isAsync != unit.member.signature.isAsync
    }
}

extension DoubleComparer {
    /// The positions in `new` that a pristine member differs from in nothing but the spelling, or in what its owner
    /// wrote in front of it.
    func respelled(
        _ new: RenderedDouble, _ mirror: MirrorDouble, _ pairs: [Int: Int], _ places: [Int: UnitPlace],
        _ signatures: SpelledSignatures
    ) throws(TemplateError) -> Set<Int> {
        var recipe = mirror.recipe
        var found: Set<Int> = []
        let demands = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        for (position, entry) in pairs {
            let unit = new.units[position]
            guard places[entry]?.isPristine ?? false, signatures.meets(entry, unit), let old = mirror.units[entry],
                old.beside.lines != unit.beside.lines, old.member.isSettable == unit.member.isSettable,
                let demand = unit.member.key.flatMap({ demands[$0] })
            else { continue }
            recipe.demands[entry] = demand.text
            found.insert(position)
        }
        guard !found.isEmpty, let other = try self.mirror(recipe) else { return [] }
        return found.filter { position in
            guard let entry = pairs[position], let unit = other.units[entry] else { return false }
            return unit.beside.hasSameTokens(as: new.units[position].beside)
                && unit.stored.hasSameTokens(as: new.units[position].stored)
        }
    }
}
