import UnderstudyUsage

/// Which blocks of a partition become protocols, and which one stays in the protocol.
struct SplitShape: Equatable {
    /// The blocks.
    let partition: Partition
    /// The block that stays in the protocol, which then consists of the parts and of this block; `nil` if all are
    /// parts.
    let rest: Int?

    /// The blocks that become protocols.
    var parts: [Int] { partition.blocks.indices.filter { $0 != rest } }

    /// All blocks as parts.
    static func whole(_ partition: Partition) -> SplitShape { SplitShape(partition: partition, rest: nil) }

    /// The blocks `parts` of `partition` as parts, and all others together as what stays.
    init(_ partition: Partition, parts: [Int]) {
        let isPart = Set(parts)
        let others = partition.blocks.indices.filter { !isPart.contains($0) }
        guard let rest = others.first else {
            self.init(partition: partition, rest: nil)
            return
        }
        let joined = Partition(labels: partition.labels.map { isPart.contains($0) ? $0 : rest })
        let first = partition.blocks[rest][0]
        self.init(partition: joined, rest: joined.labels[first])
    }

    private init(partition: Partition, rest: Int?) {
        self.partition = partition
        self.rest = rest
    }
}
