/// How far words stand out in a block: they are said by most of it, and by hardly anything else.
struct Prominence {
    /// For each word the share of the block that says it, times the share of all that say it which is in the block.
    let shares: [String: Double]
    /// The words that are said in the block twice as often as elsewhere, or more often.
    private let particular: Set<String>
    /// The words that more than half of the block says, and nothing else does.
    private let own: Set<String>

    /// A block in which a word stands out less is not what the word says, unless it is the block's own.
    static let least = 0.6

    /// What a smaller share of a block mentions does not name it: where two of three do, the third is a stray.
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
        let common = within.filter { word, _ in
            let mentions = witnesses.count { said[$0].contains(word) || mentioned[$0].contains(word) }
            return Double(mentions) >= Self.leastShare * Double(witnesses.count)
        }
        particular = Set(common.filter { $0.value * 3 >= (all[$0.key] ?? 0) * 2 }.keys)
        own = Set(common.filter { $0.value == all[$0.key] && $0.value * 2 > block.count }.keys)
    }

    /// The words that stand out by `least`, or are the block's own, the most prominent first, by alphabet where they
    /// do alike; all words if `least` is nothing.
    func words(least: Double) -> [String] {
        let names = { (word: String, share: Double) in
            least <= 0 || own.contains(word) || share >= least && particular.contains(word)
        }
        return shares.filter { $0.value > 0 && names($0.key, $0.value) }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map(\.key)
    }
}
