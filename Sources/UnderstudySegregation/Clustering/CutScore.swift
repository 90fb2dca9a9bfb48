/// Chooses the number of protocols: the cut that is expected to agree best with that of a person.
///
/// With `p` the probability that a pair of requirements belongs together, `T` all pairs, `B` the sum of all `p`,
/// `A` the pairs that a cut keeps together and `S` the sum of their `p`, the score is
///
///     (S − A·B/T) / ((A + B)/2 − A·B/T)
///
/// the adjusted Rand index with the unknown partition replaced by its expectation. Each pair kept together
/// that belongs together counts for the cut; each that does not is an unnecessary dependency and counts against it;
/// cutting further is not an advantage in itself. A protocol with one requirement costs something: the share of such
/// blocks, times ``soloCost``, is subtracted when cuts are compared.
struct CutScore {
    /// The best partition with at least two blocks.
    let partition: Partition
    /// Its score, without the cost of solitary requirements: 0 is no better than chance, 1 is certainty.
    let value: Double

    /// The cost of a cut that separates every requirement.
    static let soloCost = 0.2

    /// Scores all cuts of the tree, or nothing when there are too few requirements to cut.
    ///
    /// - Parameter countsOrder: Whether runs of adjacent requirements in the declaration are candidates as well.
    init?(_ affinity: [[Double]], countsOrder: Bool) {
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
        if countsOrder, let run = RunScore(affinity, total: total), run.value > best.worth {
            value = run.value
            partition = run.partition
        } else {
            value = best.value
            partition = tree.partition(after: best.steps)
        }
    }
}

extension CutScore {
    /// The score of a partition, without subtracting the cost of solitary requirements.
    static func value(of partition: Partition, _ affinity: [[Double]]) -> Double {
        let count = affinity.count
        let pairs = Double(count * (count - 1)) / 2
        guard pairs > 0 else { return 0 }
        var (total, kept, agreed) = (0.0, 0.0, 0.0)
        for first in 0..<count {
            for second in 0..<first {
                total += affinity[first][second]
                guard partition.labels[first] == partition.labels[second] else { continue }
                kept += 1
                agreed += affinity[first][second]
            }
        }
        let chance = kept * total / pairs
        return (agreed - chance) / ((kept + total) / 2 - chance + .ulpOfOne)
    }
}

/// The best way to peel off one run of adjacent requirements in the declaration.
///
/// People declare together what belongs together: most splits in histories peel off such a run. All runs are scored in
/// time proportional to n², from sums over rectangles of the affinity.
private struct RunScore {
    let partition: Partition
    let value: Double

    /// Scores all runs of at least two requirements that leave at least two; `total` is the sum over all pairs.
    init?(_ affinity: [[Double]], total: Double) {
        let count = affinity.count
        guard count >= 4 else { return nil }
        let sums = AreaSums(affinity)
        let pairs = Double(count * (count - 1)) / 2
        var best: (value: Double, run: Range<Int>)?
        for start in 0..<count - 1 {
            for end in start + 2...count where count - (end - start) >= 2 {
                let size = end - start
                // The pairs between the run and the rest are all pairs except those within the run and those within the
                // rest.
                let inside = sums.sum(rows: start..<end, columns: start..<end) / 2
                let crossing = sums.sum(rows: start..<end, columns: 0..<count) - 2 * inside
                let agreed = total - crossing
                let kept = Double(size * (size - 1) + (count - size) * (count - size - 1)) / 2
                let chance = kept * total / pairs
                let value = (agreed - chance) / ((kept + total) / 2 - chance + .ulpOfOne)
                if best.map({ value > $0.value }) ?? true { best = (value, start..<end) }
            }
        }
        guard let best else { return nil }
        value = best.value
        partition = Partition(labels: (0..<count).map { best.run.contains($0) ? 1 : 0 })
    }
}

/// The sums over rectangles of a matrix, each in constant time.
private struct AreaSums {
    /// For each corner, the sum of everything above it and to its left.
    private var sums: [[Double]]

    init(_ matrix: [[Double]]) {
        sums = [[Double]](repeating: [Double](repeating: 0, count: matrix.count + 1), count: matrix.count + 1)
        for (row, values) in matrix.enumerated() {
            var line = 0.0
            for (column, value) in values.enumerated() {
                line += value
                sums[row + 1][column + 1] = sums[row][column + 1] + line
            }
        }
    }

    /// The sum over `rows` and `columns`.
    func sum(rows: Range<Int>, columns: Range<Int>) -> Double {
        sums[rows.upperBound][columns.upperBound] - sums[rows.lowerBound][columns.upperBound]
            - sums[rows.upperBound][columns.lowerBound] + sums[rows.lowerBound][columns.lowerBound]
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
