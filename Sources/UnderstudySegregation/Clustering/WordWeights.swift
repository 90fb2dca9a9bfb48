/// Compares sets of words, giving less weight to words that many sets share.
struct WordWeights {
    /// How a word's weight falls with the number of sets that have it.
    enum Falloff {
        /// In a straight line, to nothing when all have it.
        case linear
        /// With the logarithm, as in inverse document frequency.
        case logarithmic
    }

    /// The words of each set by number, ascending.
    private let sets: [[Int]]
    private let weights: [Double]

    init(_ sets: [Set<String>], falloff: Falloff) {
        var counts: [String: Int] = [:]
        for word in sets.joined() { counts[word, default: 0] += 1 }
        let words = counts.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
        let total = Double(sets.count)
        self.sets = sets.map { set in set.compactMap { numbers[$0] }.sorted() }
        self.weights = words.map { word in
            let count = Double(counts[word] ?? 0)
            return switch falloff {
            case .linear: 1 - (count - 1) / max(1, total - 1)
            case .logarithmic: Numerics.log((total + 1) / count) / Numerics.log(total + 1)
            }
        }
    }

    /// The weight of what two sets share, over the weight of what either has.
    func overlap(_ left: Int, _ right: Int) -> Double {
        let (left, right) = (sets[left], sets[right])
        var (shared, either) = (0.0, 0.0)
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            if j == right.count || (i < left.count && left[i] < right[j]) {
                either += weights[left[i]]
                i += 1
            } else if i == left.count || right[j] < left[i] {
                either += weights[right[j]]
                j += 1
            } else {
                shared += weights[left[i]]
                either += weights[left[i]]
                i += 1
                j += 1
            }
        }
        return either > 0 ? shared / either : 0
    }
}
