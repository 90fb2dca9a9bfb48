/// How much words distinguish a block: most of the block mentions them, and hardly anything else does.
struct Prominence {
    /// For each word, the share of the block that mentions it, times the share of all mentions that are in the block.
    let shares: [String: Double]
    /// The words that are mentioned in the block at least twice as often as elsewhere.
    private let particular: Set<String>
    /// The words that more than half of the block mentions, and nothing else does.
    private let own: Set<String>

    /// A block is not named after a word with a lower value, unless the word occurs only there.
    static let least = 0.6

    /// A word that a smaller share of a block mentions does not name it: if only two of three do, the third does not
    /// belong.
    private static let leastShare = 0.7

    /// Looks for words in `block`; `said` holds the words of each requirement.
    ///
    /// - Parameters:
    ///   - mentioned: All that each requirement mentions besides.
    ///   - witnesses: Those of the block most of which have to mention what names it; none where something else holds it
    ///     together.
    init(of block: [Int], in said: [Set<String>], mentioned: [Set<String>] = [], witnesses: [Int] = []) {
        let inside = Set(block)
        var within: [String: Int] = [:]
        var all: [String: Int] = [:]
        for (index, words) in said.enumerated() {
            for word in words {
                all[word, default: 0] += 1
                if inside.contains(index) { within[word, default: 0] += 1 }
            }
        }
        var shares: [String: Double] = [:]
        for (word, count) in within {
            shares[word] = Double(count) / Double(block.count) * Double(count) / Double(all[word] ?? count)
        }
        self.shares = shares
        let told = witnesses.map { WordFamily.roots(said[$0]).union(WordFamily.roots(mentioned[$0])) }
        let common = within.filter { word, _ in
            let root = WordFamily.root(word)
            let mentions = told.count { $0.contains(root) }
            return Double(mentions) >= Self.leastShare * Double(witnesses.count)
        }
        particular = Set(common.filter { $0.value * 3 >= (all[$0.key] ?? 0) * 2 }.keys)
        own = Set(common.filter { $0.value == all[$0.key] && $0.value * 2 > block.count }.keys)
    }

    /// The words with a value of at least `least`, and those that occur only in the block, the most prominent first, in
    /// alphabetical order if equal; all words if `least` is nil.
    func words(least: Double) -> [String] {
        let names = { (word: String, share: Double) in
            least <= 0 || own.contains(word) || share >= least && particular.contains(word)
        }
        return shares.filter { $0.value > 0 && names($0.key, $0.value) }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map(\.key)
    }
}
