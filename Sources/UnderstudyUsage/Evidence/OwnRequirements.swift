import UnderstudySemantics

/// The requirements of one protocol that a consumer can use, each once.
struct OwnRequirements {
    /// The requirements in the order of the source, without associated types and aliases.
    private(set) var requirements: [ResolvedRequirement] = []
    private var byPlace: [RequirementPlace: RequirementID] = [:]
    private var byBaseName: [String: RequirementID] = [:]

    /// Takes what `resolved` declares: the same signature again stands in another branch of `#if`, and is no second
    /// requirement.
    init(_ resolved: [ResolvedRequirement]) {
        var bySignature: [String: RequirementID] = [:]
        for entry in resolved {
            let requirement = entry.requirement
            guard requirement.kind != .associatedtype, requirement.kind != .typealias else { continue }
            let known = bySignature[requirement.publicText]
            let id = known ?? RequirementID(requirements.count)
            if known == nil {
                requirements.append(entry)
                bySignature[requirement.publicText] = id
            }
            byPlace[RequirementPlace(requirement)] = id
            if byBaseName[requirement.baseName] == nil { byBaseName[requirement.baseName] = id }
        }
    }

    /// The requirement declared at `place`; of those declared in several branches of `#if` one stands for all.
    func id(at place: RequirementPlace, named baseName: String) -> RequirementID? {
        byPlace[place] ?? byBaseName[baseName]
    }
}
