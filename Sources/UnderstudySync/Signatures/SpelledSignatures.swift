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
        let settled = resolved.associatedTypes.compactMap { type in
            type.fixedType.map { (type.name, $0) }
        }
        let spelling = TypeSpelling(
            index, imports: files, settled: Dictionary(settled, uniquingKeysWith: { first, _ in first }))
        let isValue = double.type.details.kind == .struct
        own = requirements.mapValues { SpelledSignature($0, spelling, isValue: isValue) }
        demands = Dictionary(
            resolved.requirements.map {
                (RequirementKey($0), SpelledSignature($0.requirement, spelling, isValue: isValue))
            },
            uniquingKeysWith: { first, _ in first })
        let type = double.type
        var actors = Set(type.syntax.attributes.map { type.source.compactText(in: $0.range) }).subtracting(leaving)
        if case .globalActor(let name) = resolved.isolation { actors.insert("@" + name) }
        self.actors = actors.filter { index.globalActor($0) != nil }
        let words = own.values.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        globalActors = words.filter { index.globalActor($0) != nil }
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
        guard let (member, demand) = both(entry, key), member.like == demand.like else { return false }
        return demand.words.isSubset(of: member.words)
            && canKeep(member.words.subtracting(demand.words), isAsync: demand.effects.isAsync)
    }

    /// Whether the member can stand for the requirement though it does less than that allows: it neither throws nor waits.
    func meetsWithLess(_ entry: Int, _ key: RequirementKey) -> Bool {
        guard let (member, demand) = both(entry, key), member.label.isCalled else { return false }
        let (own, wanted) = (member.effects, demand.effects)
        var like = member.like
        like.effects = wanted
        return like == demand.like && (!own.isAsync || wanted.isAsync)
            && (!own.isThrowing || own.throwing == wanted.throwing)
            && demand.words.subtracting(["@discardableResult"]).isSubset(of: member.words)
            && canKeep(member.words.subtracting(demand.words), isAsync: wanted.isAsync)
    }

    /// Whether a member can have `words` in front, which its requirement has not: only what makes it run elsewhere can
    /// be wrong.
    func canKeep(_ words: Set<String>, isAsync: Bool) -> Bool {
        words.allSatisfy { isAsync || actors.contains($0) || !globalActors.contains($0) }
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
