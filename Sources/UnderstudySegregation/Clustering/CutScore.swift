/// Chooses how many protocols there should be: the cut that is expected to agree best with a person's.
///
/// With `p` the probability that a pair of requirements belongs together, `T` all pairs, `B` the sum of all `p`,
/// `A` the pairs that a cut keeps together and `S` the sum of their `p`, the score is
///
///     (S − A·B/T) / ((A + B)/2 − A·B/T)
///
/// the adjusted Rand index with the unknown partition replaced by what is expected of it. Each pair kept together
/// that belongs together counts for the cut; each that does not is an unnecessary dependence and counts against it;
/// cutting further never pays by itself. A protocol with one requirement has to pay for being one: the share of such
/// blocks among all, times ``soloCost``, is taken off when cuts are compared.
struct CutScore {
    /// The best partition with at least two blocks.
    let partition: Partition
    /// Its score, solitary requirements not taken off: 0 is no better than chance, 1 is certainty.
    let value: Double

    /// What a cut loses that leaves every requirement on its own.
    static let soloCost = 0.2

    /// Scores all cuts of the tree, or nothing when there are too few requirements to cut.
    init?(_ affinity: [[Double]]) {
        let count = affinity.count
        guard count >= 3 else { return nil }
        let tree = AverageLinkage(affinity)
        let pairs = Double(count * (count - 1)) / 2
        let total = tree.merges.reduce(0) { $0 + $1.probability }
        var solitary = SolitaryBlocks(count: count)
        var kept = 0.0
        var agreed = 0.0
        var best: (worth: Double, value: Double, steps: Int)?
        for (step, merge) in tree.merges.dropLast().enumerated() {
            solitary.join(merge)
            kept += Double(merge.pairs)
            agreed += merge.probability
            let chance = kept * total / pairs
            let value = (agreed - chance) / ((kept + total) / 2 - chance + .ulpOfOne)
            let worth = value - Self.soloCost * solitary.share
            if best.map({ worth > $0.worth }) ?? true { best = (worth, value, step + 1) }
        }
        guard let best else { return nil }
        self.value = best.value
        self.partition = tree.partition(after: best.steps)
    }
}

/// Counts the blocks of one requirement while blocks are joined.
private struct SolitaryBlocks {
    private var isSolitary: [Bool]
    private var blocks: Int
    private var solitary: Int

    init(count: Int) {
        isSolitary = [Bool](repeating: true, count: count)
        blocks = count
        solitary = count
    }

    /// Their share of all blocks.
    var share: Double { Double(solitary) / Double(blocks) }

    mutating func join(_ merge: AverageLinkage.Merge) {
        blocks -= 1
        for block in [merge.kept, merge.joined] where isSolitary[block] {
            isSolitary[block] = false
            solitary -= 1
        }
    }
}
