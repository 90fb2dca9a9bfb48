/// Keeps a protocol without known consumers unless names distinguish at least two parts that can be named.
///
/// It needs the proposal, and so runs after the other gates.
enum WeakNames {
    /// The share of requirements that may begin with one verb.
    private static let share = 0.8
    /// Fewer requirements may fall into groups by chance.
    static let least = 8

    static func silence(
        _ subject: SplitSubject, _ partition: Partition, words: [RequirementWords]
    ) -> Silence? {
        if ["public", "open"].contains(subject.facts.access) {
            return silence("it is public, and none of its consumers is known")
        }
        var verbs: [String: Int] = [:]
        for verb in words.compactMap(\.verb) { verbs[verb, default: 0] += 1 }
        let most = verbs.values.max() ?? 0
        if Double(most) >= share * Double(words.count) {
            return silence("nearly all requirements do the same, and no consumer is known")
        }
        if let base = subject.facts.inherits.first(where: { !Composition.markers.contains($0) }) {
            return silence("it extends '\(base)', and no consumer is known")
        }
        if subject.facts.isPart { return silence("it is a part of something larger, and no consumer is known") }
        if words.count < least {
            return silence("\(words.count) requirements are too few to separate by names, and no consumer is known")
        }
        if partition.blocks.count(where: { $0.count > 1 }) < 2 {
            return silence("names separate only single requirements, and no consumer is known")
        }
        return nil
    }

    private static func silence(_ text: String) -> Silence { Silence(reason: .weakNames, explanation: text) }
}
