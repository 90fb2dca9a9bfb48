/// How far words stand out in a block: they are said by most of it, and by hardly anything else.
struct Prominence {
    /// For each word the share of the block that says it, times the share of all that say it which is in the block.
    let shares: [String: Double]

    /// A block in which a word stands out less is not what the word says.
    static let least = 0.6

    /// Looks for words in `block`; `said` holds the words of each requirement.
    init(of block: [Int], in said: [Set<String>]) {
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
    }

    /// The words that stand out by `least`, the most prominent first, by alphabet where they do alike.
    func words(least: Double) -> [String] {
        shares.filter { $0.value > 0 && $0.value >= least }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map(\.key)
    }
}
