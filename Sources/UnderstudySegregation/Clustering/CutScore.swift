/// Chooses how many protocols there should be: the cut that is expected to agree best with a person's.
///
/// With `p` the probability that a pair of requirements belongs together, `T` all pairs, `B` the sum of all `p`,
/// `A` the pairs that a cut keeps together and `S` the sum of their `p`, the score is
///
///     (S − A·B/T) / ((A + B)/2 − A·B/T)
///
/// the adjusted Rand index with the unknown partition replaced by what is expected of it. Each pair kept together
/// that belongs together counts for the cut; each that does not is an unnecessary dependence and counts against it;
/// cutting further never pays by itself.
struct CutScore {
    /// The best partition with at least two blocks.
    let partition: Partition
    /// Its score: 0 is no better than chance, 1 is certainty.
    let value: Double

    /// Scores all cuts of the tree, or nothing when there are too few requirements to cut.
    init?(_ affinity: [[Double]]) {
        let count = affinity.count
        guard count >= 3 else { return nil }
        let tree = AverageLinkage(affinity)
        let pairs = Double(count * (count - 1)) / 2
        let total = tree.merges.reduce(0) { $0 + $1.probability }
        var kept = 0.0
        var agreed = 0.0
        var best: (value: Double, steps: Int)?
        for (step, merge) in tree.merges.dropLast().enumerated() {
            kept += Double(merge.pairs)
            agreed += merge.probability
            let chance = kept * total / pairs
            let value = (agreed - chance) / ((kept + total) / 2 - chance + .ulpOfOne)
            if best.map({ value > $0.value }) ?? true { best = (value, step + 1) }
        }
        guard let best else { return nil }
        self.value = best.value
        self.partition = tree.partition(after: best.steps)
    }
}
