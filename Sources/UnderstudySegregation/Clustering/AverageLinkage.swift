/// Average linkage: merges the two blocks that most likely belong together, until one is left.
///
/// Every step keeps the nearest neighbour of each block, so that the whole takes about n² steps.
struct AverageLinkage {
    /// One merge of two blocks.
    struct Merge: Equatable {
        /// The block that is kept, identified by its first requirement.
        let kept: Int
        /// The block that is merged into it.
        let joined: Int
        /// The sum of the probabilities of all pairs with one requirement in each.
        let probability: Double
        /// How many such pairs there are.
        let pairs: Int
    }

    /// The merges in order, one fewer than there are requirements.
    let merges: [Merge]

    init(_ affinity: [[Double]]) {
        let count = affinity.count
        var mean = affinity
        var sizes = [Int](repeating: 1, count: count)
        var active = Array(0..<count)
        var nearest = active.map { row in Self.nearest(to: row, in: mean, among: active) }
        var merges: [Merge] = []
        while active.count > 1 {
            let pair = Self.closestPair(active, nearest: nearest, mean: mean)
            let (kept, joined) = (min(pair.0, pair.1), max(pair.0, pair.1))
            let pairs = sizes[kept] * sizes[joined]
            merges.append(
                Merge(kept: kept, joined: joined, probability: mean[kept][joined] * Double(pairs), pairs: pairs)
            )
            active.removeAll { $0 == joined }
            let (keptSize, joinedSize) = (Double(sizes[kept]), Double(sizes[joined]))
            for other in active where other != kept {
                let value = (keptSize * mean[kept][other] + joinedSize * mean[joined][other]) / (keptSize + joinedSize)
                mean[kept][other] = value
                mean[other][kept] = value
            }
            sizes[kept] += sizes[joined]
            for row in active where row == kept || nearest[row] == kept || nearest[row] == joined {
                nearest[row] = Self.nearest(to: row, in: mean, among: active)
            }
            for row in active where row != kept && mean[row][kept] > mean[row][nearest[row]] { nearest[row] = kept }
        }
        self.merges = merges
    }

    /// The partition after `count` merges.
    func partition(after steps: Int) -> Partition {
        var labels = Array(0...merges.count)
        for merge in merges.prefix(steps) {
            for index in labels.indices where labels[index] == merge.joined { labels[index] = merge.kept }
        }
        return Partition(labels: labels)
    }

    private static func nearest(to row: Int, in mean: [[Double]], among active: [Int]) -> Int {
        var best = row
        for other in active where other != row {
            if best == row || mean[row][other] > mean[row][best] { best = other }
        }
        return best
    }

    private static func closestPair(_ active: [Int], nearest: [Int], mean: [[Double]]) -> (Int, Int) {
        var best = (active[0], nearest[active[0]])
        for row in active where mean[row][nearest[row]] > mean[best.0][best.1] { best = (row, nearest[row]) }
        return best
    }
}
