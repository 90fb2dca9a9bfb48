import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What the members of a double declare and what its protocol demands, however the types are spelled.
struct SpelledSignatures {
    /// Of each member, by entry.
    private(set) var own: [Int: SpelledSignature]
    /// Of each requirement.
    private let demands: [RequirementKey: SpelledSignature]
    /// The attributes of the actors that the type will run on.
    private let actors: Set<String>
    /// The attributes of members that name one.
    private let globalActors: Set<String>
    /// The attributes of the actors that members belong to without saying so.
    private let places: Set<String>
    /// Whether the double conforms to each protocol by `@preconcurrency P` (SE-0423) or `@MainActor P` (SE-0470), so that
    /// its members may be an actor's.
    private let isIsolated: Bool
    private let members: [Int: Requirement]
    private let requirements: [RequirementKey: Requirement]
    private let spelling: TypeSpelling
    private let difference: TypeDifference

    /// - Parameters:
    ///   - requirements: The requirements that the members of the double would meet, by entry.
    ///   - leaving: The attributes that the type loses.
    init(
        of resolved: ResolvedProtocol, and requirements: [Int: Requirement], in double: OwnedDouble,
        _ index: DeclarationIndex, without leaving: Set<String>
    ) {
        let files =
            [double.type.source.path] + double.extensions.map(\.source.path) + [resolved.declaration.source.path]
            + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration.source.path)
        let declarations = [resolved.declaration] + resolved.ancestors.map(\.declaration)
        let settled =
            resolved.associatedTypes.compactMap { type in type.fixedType.map { (type.name, $0) } }
            + declarations.flatMap(\.requirements).compactMap(\.alias)
        let spelling = TypeSpelling(
            index, imports: files, settled: Dictionary(settled, uniquingKeysWith: { first, _ in first }))
        difference = TypeDifference(index, open: Set(resolved.associatedTypes.map(\.name)), unknown: .itself)
        let isValue = double.type.details.kind == .struct
        own = requirements.mapValues { SpelledSignature($0, spelling, isValue: isValue) }
        self.requirements = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        demands = self.requirements.mapValues { SpelledSignature($0, spelling, isValue: isValue) }
        (members, self.spelling) = (requirements, spelling)
        let type = double.type
        let isolated = double.inheritedTypes.filter { inherited in
            guard case .attributed(let specifiers, _) = inherited else { return false }
            return specifiers.contains { $0.name == "preconcurrency" || index.globalActor("@" + $0.name) != nil }
        }.compactMap(\.bare.path)
        isIsolated = !isolated.isEmpty && double.protocols.allSatisfy { isolated.contains(where: $0.isNamed) }
        var actors = Set(type.syntax.attributes.map { type.source.compactText(in: $0.range) }).subtracting(leaving)
        if case .globalActor(let name) = resolved.isolation { actors.insert("@" + name) }
        self.actors = actors.filter { index.globalActor($0) != nil }
        let words = (Array(own.values) + demands.values).reduce(into: Set<String>()) { $0.formUnion($1.words) }
        globalActors = words.filter { index.globalActor($0) != nil }
        let isMain = index.file(at: type.source.path)?.settings.isMainActorByDefault ?? false
        places = self.actors.isEmpty && isMain && !type.saysNonisolated ? ["@MainActor"] : self.actors
    }

    /// What the requirement `key` asks for.
    func demand(of key: RequirementKey) -> SpelledSignature? { demands[key] }

    /// What the member declares, and what the requirement asks for.
    private func both(_ entry: Int, _ key: RequirementKey) -> (member: SpelledSignature, demand: SpelledSignature)? {
        own[entry].flatMap { member in demands[key].map { (member, $0) } }
    }

    /// Whether both declare the same, attributes and modifiers aside.
    func areLike(_ entry: Int, _ key: RequirementKey) -> Bool {
        both(entry, key).map { $0.like == $1.like } ?? false
    }

    /// Whether both declare the same, however it is spelled.
    func isSame(_ entry: Int, _ key: RequirementKey) -> Bool { both(entry, key).map { $0 == $1 } ?? false }

    /// Whether the types of both are the same.
    func haveSameTypes(_ entry: Int, _ key: RequirementKey) -> Bool {
        both(entry, key).map { $0.types == $1.types } ?? false
    }

    /// Whether the member can stand for the requirement as it is, with what its owner wrote in front of it.
    func meets(_ entry: Int, _ key: RequirementKey) -> Bool {
        guard let (member, demand) = both(entry, key), member.like == demand.like || mayBeLike(entry, key) else {
            return false
        }
        return demand.words.subtracting(member.words).allSatisfy(Self.comesAlong)
            && canKeep(member.words.subtracting(demand.words), isAsync: demand.effects.isAsync)
    }

    /// Whether both may declare the same: names of types are aliases of which nothing is known, or are said with the type
    /// that they are in.
    private func mayBeLike(_ entry: Int, _ key: RequirementKey) -> Bool {
        guard let (member, demand) = both(entry, key), member.label == demand.label, member.effects == demand.effects,
            (member.generics, member.constraints) == (demand.generics, demand.constraints),
            member.isSettable == demand.isSettable, let (own, wanted) = signatures(entry, key)
        else { return false }
        return own.hasSpecifiers(of: wanted) && !difference.tellsApart(own, wanted)
    }

    private func signatures(_ entry: Int, _ key: RequirementKey) -> (own: Signature, wanted: Signature)? {
        members[entry].flatMap { member in requirements[key].map { (member.signature, $0.signature) } }
    }

    /// Whether a witness has `word` in front where its requirement has, or nobody calls it by that.
    private static func comesAlong(_ word: String) -> Bool {
        word == "optional" || ["@objc", "@available", "@_spi"].contains { word.hasPrefix($0) }
    }

    /// Whether Swift takes the member for the requirement, though it says less or says it in other words.
    func isWitness(_ entry: Int, _ key: RequirementKey) -> Bool {
        guard let (member, demand) = both(entry, key), member.label == demand.label,
            let (own, wanted) = signatures(entry, key), canBeWitness(own, wanted)
        else { return false }
        return demand.words.subtracting(member.words).allSatisfy(canLack)
            && canKeep(member.words.subtracting(demand.words), isAsync: demand.effects.isAsync)
    }

    /// Whether the types of a member are those of a requirement, or may be.
    private func canBeWitness(_ own: Signature, _ wanted: Signature) -> Bool {
        let plain = (own: own.mappingTypes(spelling.plain), wanted: wanted.mappingTypes(spelling.plain))
        if plain.own.demandsMore(than: plain.wanted) { return false }
        return plain.own.fits(plain.wanted)
            || own.takesArguments(of: wanted) && !difference.tellsApart(own, wanted)
    }

    /// Whether a member can do without `word`, which stands in front of the requirement: attributes tell callers of it
    /// something, and what belongs to no other actor runs where it is called.
    private func canLack(_ word: String) -> Bool {
        if word == "nonisolated" || globalActors.contains(word) { return places.isSubset(of: [word]) }
        return word == "optional" || word.hasPrefix("@")
    }

    /// Whether a member can have `words` in front, which its requirement has not: only what makes it run elsewhere can
    /// be wrong.
    func canKeep(_ words: Set<String>, isAsync: Bool) -> Bool {
        words.allSatisfy { isAsync || isIsolated || actors.contains($0) || !globalActors.contains($0) }
    }

    /// What somebody wrote in front of the member and that may stay there, attributes first.
    func ownersWords(_ entry: Int, _ key: RequirementKey) -> [String] {
        guard let (member, demand) = both(entry, key) else { return [] }
        let added = member.words.subtracting(demand.words)
        guard canKeep(added, isAsync: demand.effects.isAsync) else { return [] }
        return added.sorted { ($0.hasPrefix("@") ? 0 : 1, $0) < ($1.hasPrefix("@") ? 0 : 1, $1) }
    }

    /// Whether Swift takes the member and one for the requirement in one type.
    func canStandBeside(_ entry: Int, _ key: RequirementKey) -> Bool {
        guard let (member, demand) = both(entry, key) else { return true }
        return member.label != demand.label
            || demand.label.isCalled
                && (member.types != demand.types || member.effects.isAsync != demand.effects.isAsync)
    }
}

extension Requirement {
    /// The name and the type of a type alias that a protocol declares.
    fileprivate var alias: (String, SwiftType)? {
        guard case .typeAlias(let alias) = syntax.kind, alias.genericParameters.isEmpty else { return nil }
        return (source.text(in: alias.name), SwiftType(source[alias.type]))
    }
}
