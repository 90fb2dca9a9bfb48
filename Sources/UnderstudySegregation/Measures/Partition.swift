/// A partition of requirements into blocks.
struct Partition: Equatable {
    /// The block of each requirement; blocks are numbered by their first requirement.
    let labels: [Int]
    /// The requirements of each block, ascending.
    let blocks: [[Int]]

    /// Numbers the blocks given by equal labels.
    init(labels: [Int]) {
        var numbers: [Int: Int] = [:]
        var blocks: [[Int]] = []
        var normal: [Int] = []
        for (requirement, label) in labels.enumerated() {
            let number = numbers[label] ?? blocks.count
            if number == blocks.count {
                numbers[label] = number
                blocks.append([])
            }
            blocks[number].append(requirement)
            normal.append(number)
        }
        self.labels = normal
        self.blocks = blocks
    }

    /// The partition with the blocks of tied requirements merged.
    func joining(_ ties: [[Int]]) -> Partition {
        var labels = labels
        for tie in ties {
            guard let first = tie.first else { continue }
            let joined = Set(tie.map { labels[$0] })
            for index in labels.indices where joined.contains(labels[index]) { labels[index] = labels[first] }
        }
        return Partition(labels: labels)
    }

    /// All requirements in one block.
    static func whole(count: Int) -> Partition { Partition(labels: [Int](repeating: 0, count: count)) }
}
