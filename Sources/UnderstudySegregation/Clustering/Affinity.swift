import UnderstudySemantics

/// The probability, for every pair of requirements, that they belong together.
struct Affinity {
    /// The probabilities; nothing on the diagonal.
    let matrix: [[Double]]
    /// Whether names, types, users, defaults or levels relate any two requirements at all.
    let hasEvidence: Bool

    init(
        _ subject: SplitSubject,
        usage: UsageMatrix,
        words: [RequirementWords],
        weights: AffinityWeights = AffinityWeights()
    ) {
        let count = subject.requirements.count
        let together = SharedUse(usage)
        let names = WordWeights(words.map(\.meaning), falloff: .linear)
        let types = WordWeights(words.map(\.types), falloff: .logarithmic)
        let topics = WordWeights(words.map(\.topics), falloff: .linear)
        let userNames = Self.userNames(usage)
        let defaults = Likeness(subject.requirements.map(\.hasDefault))
        let levels = Likeness(subject.requirements.map(\.isOfType))

        var matrix = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
        var hasEvidence = false
        for first in 0..<count {
            for second in 0..<first {
                var evidence = weights.names * names.overlap(first, second)
                evidence += weights.types * types.overlap(first, second)
                evidence += weights.topics * topics.overlap(first, second)
                evidence += weights.userNames * userNames[first].cosine(userNames[second])
                if usage.isUsed(first), usage.isUsed(second) {
                    evidence += weights.sharedUsers * together.share(first, second)
                    evidence += weights.sharedCompany * together.company(first, second)
                }
                evidence += weights.defaults * defaults.value(first, second)
                evidence += weights.levels * levels.value(first, second)
                hasEvidence = hasEvidence || evidence > 0
                let isApart = usage.isUsed(first) && usage.isUsed(second)
                let odds = weights.base + (isApart ? weights.bothUsed : 0) + evidence
                matrix[first][second] = Numerics.logistic(odds)
                matrix[second][first] = matrix[first][second]
            }
        }
        self.matrix = matrix
        self.hasEvidence = hasEvidence
    }

    /// The probability for tied requirements.
    private static let tied = 0.98

    /// The probabilities, with near certainty for tied requirements.
    func tying(_ ties: [[Int]]) -> [[Double]] {
        var matrix = matrix
        for tie in ties {
            for first in tie { for second in tie where first != second { matrix[first][second] = Self.tied } }
        }
        return matrix
    }

    /// For each requirement, the words of its users' names: rare words, and users of few other requirements, weigh
    /// most.
    private static func userNames(_ usage: UsageMatrix) -> [SparseVector] {
        let names = usage.consumers.map { consumer in
            let last = consumer.name.split(separator: ".").last.map(String.init) ?? consumer.name
            return Set(IdentifierWords.split(last.split(separator: " ").last ?? "").map(Inflection.singular))
        }
        var counts: [String: Int] = [:]
        for word in names.joined() { counts[word, default: 0] += 1 }
        let words = counts.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
        return usage.users.map { users in
            var values: [Int: Double] = [:]
            for user in users {
                for word in names[user] {
                    guard let number = numbers[word], let holders = counts[word] else { continue }
                    let rarity = Numerics.log(Double(names.count + 1) / Double(holders))
                    values[number, default: 0] += rarity / Double(usage.needs[user].count)
                }
            }
            return SparseVector(values)
        }
    }
}

/// A property that some requirements have.
///
/// It relates requirements that have it to each other, and requirements that don't, the more strongly the more equal
/// the two groups are in size.
private struct Likeness {
    private let facts: [Bool]
    private let weight: Double

    init(_ facts: [Bool]) {
        self.facts = facts
        let share = Double(facts.count { $0 }) / Double(max(1, facts.count))
        weight = 4 * share * (1 - share)
    }

    func value(_ first: Int, _ second: Int) -> Double { facts[first] == facts[second] ? weight : 0 }
}

/// How much requirements are used by the same consumers.
private struct SharedUse {
    private let shared: [[Int]]
    private let rows: [SparseVector]

    init(_ usage: UsageMatrix) {
        let shared = usage.sharedUsers()
        self.shared = shared
        self.rows = shared.indices.map { row in
            var values: [Int: Double] = [:]
            for column in shared.indices where shared[row][column] > 0 {
                values[column] = Self.share(of: row, and: column, in: shared)
            }
            return SparseVector(values)
        }
    }

    /// The number of users of both divided by the number of users of either.
    func share(_ first: Int, _ second: Int) -> Double { Self.share(of: first, and: second, in: shared) }

    /// How similar two requirements are in the other requirements that they are used with.
    func company(_ first: Int, _ second: Int) -> Double { rows[first].cosine(rows[second]) }

    private static func share(of first: Int, and second: Int, in shared: [[Int]]) -> Double {
        let either = shared[first][first] + shared[second][second] - shared[first][second]
        return either > 0 ? Double(shared[first][second]) / Double(either) : 0
    }
}
