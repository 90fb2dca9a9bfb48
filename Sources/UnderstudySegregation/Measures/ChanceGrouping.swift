/// What a random grouping would remove, so that the number of groups is not taken for merit.
///
/// Each way to distribute the requirements over groups of the given sizes is equally likely.
struct ChanceGrouping {
    /// How many requirements each new protocol has.
    private let sizes: [Int]
    /// How many requirements there are.
    private let count: Int

    /// Distributes `count` requirements over protocols of these `sizes`; what is in none of them stays in the whole.
    init(sizes: [Int], of count: Int) {
        self.sizes = sizes
        self.count = count
    }

    /// How many unnecessary dependencies are removed on average, for consumers that need so many requirements each.
    func removes(for needs: some Sequence<Int>) -> Int {
        var byNeed: [Int: Int] = [:]
        for need in needs { byNeed[need, default: 0] += 1 }
        let total = byNeed.reduce(0.0) { $0 + Double($1.value) * removed(needing: $1.key) }
        return Int(total.rounded())
    }

    /// What a consumer of `need` requirements no longer sees, on average.
    private func removed(needing need: Int) -> Double {
        let grouped = sizes.reduce(0, +)
        let served = chance(of: need, within: grouped)
        // It sees a group unless all that it needs is in the others.
        let seen = sizes.reduce(0.0) { $0 + Double($1) * (served - chance(of: need, within: grouped - $1)) }
        return Double(count) * served - seen
    }

    /// How likely `need` requirements are all among `size` of them.
    private func chance(of need: Int, within size: Int) -> Double {
        guard need <= size else { return 0 }
        return (0..<need).reduce(1.0) { $0 * Double(size - $1) / Double(count - $1) }
    }
}
