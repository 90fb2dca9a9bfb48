import UnderstudySemantics

/// Groups the usual operations on one kind of thing by what they do: savers, finders, deleters.
///
/// Co-usage and nouns cannot distinguish them, since all share the noun; the verbs can.
enum CrudMode {
    /// The share of requirements that must name the same thing.
    private static let sharedNoun = 0.75
    /// The share of requirements that must be one of the usual operations.
    private static let knownOperations = 0.8
    /// More operations than this are no longer operations on one thing.
    private static let sizes = 4...16

    /// The groups; `nil` if the protocol is not of this kind.
    static func partition(_ subject: SplitSubject) -> Partition? {
        let count = subject.requirements.count
        let words = withoutCircumstances(subject.requirements).map(RequirementWords.init)
        guard sizes.contains(count), subject.requirements.allSatisfy({ $0.kind != .property }) else { return nil }
        var nouns: [String: Int] = [:]
        // A noun that only parameters have, such as a key, is what things are found by, not a thing itself.
        let things = words.reduce(into: Set<String>()) { $0.formUnion($1.types.union($1.nouns)) }
        for word in words.map(\.topics).joined() where things.contains(word) { nouns[word, default: 0] += 1 }
        guard let most = nouns.values.max(), Double(most) >= sharedNoun * Double(count) else { return nil }
        let classes = words.map(\.verbClass)
        let known = classes.count { $0 != nil }
        guard Double(known) >= knownOperations * Double(count), classes.contains(.read) else { return nil }
        var numbers: [Verb.Class?: Int] = [:]
        for verbClass in classes where numbers[verbClass] == nil { numbers[verbClass] = numbers.count }
        guard numbers.count >= 2 else { return nil }
        return Partition(labels: classes.map { numbers[$0] ?? 0 })
    }

    /// The requirements without the parameters that all have in addition to others, such as a retry strategy or an
    /// observer.
    private static func withoutCircumstances(_ requirements: [SplitRequirement]) -> [SplitRequirement] {
        guard let first = requirements.first else { return [] }
        let common = requirements.reduce(Set(first.parameterNames)) { $0.intersection($1.parameterNames) }
        guard !common.isEmpty, requirements.allSatisfy({ $0.parameterNames.count > 1 }) else { return requirements }
        return requirements.map { requirement in
            var plain = requirement
            let isCommon = requirement.parameterNames.map(common.contains)
            plain.parameterNames = zip(requirement.parameterNames, isCommon).filter { !$1 }.map(\.0)
            plain.types = requirement.types.enumerated().filter { place, _ in
                place >= isCommon.count || !isCommon[place]
            }.map(\.element)
            return plain
        }
    }
}
