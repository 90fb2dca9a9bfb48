import UnderstudyUsage

/// Which blocks of a partition become protocols, and which one stays in the protocol as it is.
struct Shape: Equatable {
    /// The blocks.
    let partition: Partition
    /// The block that stays in the protocol, which is then made of the parts and of this; nothing where all are parts.
    let rest: Int?

    /// The blocks that become protocols.
    var parts: [Int] { partition.blocks.indices.filter { $0 != rest } }

    /// All blocks as parts.
    static func whole(_ partition: Partition) -> Shape { Shape(partition: partition, rest: nil) }

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

/// Decides which blocks are worth a protocol to those who use the whole today.
///
/// A part is all that some consumer needs; a single requirement has to be that to two of them. All else stays in the
/// protocol, which is how people split: of the splits found in histories 83 % peel one part off
/// and leave the rest where it was.
struct Shaping {
    private let input: GateInput
    private let isOperations: Bool

    /// A single requirement is a part where it is all that so many consumers need.
    private static let consumersOfOne = 2
    /// So many consumers in all have to need one block and nothing else.
    private static let leastServed = 2
    /// A block with more than this share of the requirements is what the protocol is.
    private static let bulk = 0.6
    /// More parts than this, for up to 30 requirements, are more than anybody wants to read.
    private static let most = 6
    /// A split that leaves more than this share of unnecessary dependences is not worth its protocols.
    private static let remaining = 0.8
    /// Nor is one that takes fewer unnecessary dependences away than this.
    private static let leastGain = 2

    /// Shapes partitions of the requirements of `input`; with `isOperations`, into the usual operations on one thing,
    /// each of which is a part.
    init(_ input: GateInput, isOperations: Bool) {
        self.input = input
        self.isOperations = isOperations
    }

    /// The parts of `partition`, or why there are none.
    func shape(of partition: Partition) -> Result<Shape, Silence> {
        let served = served(by: partition)
        let count = input.words.count
        var parts = partition.blocks.indices.filter { block in
            let size = partition.blocks[block].count
            if isOperations { return true }
            return served[block] >= (size == 1 ? Self.consumersOfOne : 1)
        }
        parts.sort { left, right in
            let savings = { (block: Int) in served[block] * (count - partition.blocks[block].count) }
            return (savings(right), left) < (savings(left), right)
        }
        parts = Array(parts.prefix(count > 30 ? Self.most + 4 : Self.most))
        if !isOperations,
            let largest = parts.max(by: { partition.blocks[$0].count < partition.blocks[$1].count }),
            Double(partition.blocks[largest].count) > Self.bulk * Double(count)
        {
            parts.removeAll { $0 == largest }
        }
        let shape = Shape(partition, parts: parts)
        return objection(to: shape).map { .failure($0) } ?? .success(shape)
    }

    /// The same shape with names for its parts, those that cannot be named left where they are; nothing where too few
    /// can.
    func named(_ shape: Shape) -> (shape: Shape, names: [(name: String, needsBetter: Bool)])? {
        var shape = shape
        while true {
            let names = names(of: shape)
            let good = shape.parts.filter { !names[$0].needsBetter }
            if good.count == shape.parts.count { return objection(to: shape) == nil ? (shape, names) : nil }
            if good.isEmpty { return nil }
            shape = Shape(shape.partition, parts: good)
        }
    }

    /// Names for the blocks of `shape`; that of what stays is the protocol's own.
    func names(of shape: Shape) -> [(name: String, needsBetter: Bool)] {
        Naming(input.subject, words: input.words).names(for: shape.partition, keeping: shape.rest)
    }

    /// What stands against a shape.
    private func objection(to shape: Shape) -> Silence? {
        let parts = shape.parts
        let served = served(by: shape.partition)
        guard parts.contains(where: { served[$0] > 0 }), shape.partition.blocks.count > 1,
            served.reduce(0, +) >= Self.leastServed
        else {
            return Silence(reason: .noCommonPart, explanation: noCommonPart(parts, shape))
        }
        if !isOperations, shape.partition.blocks.count(where: { $0.count > 1 }) < 2 {
            return Silence(
                reason: .noCommonPart,
                explanation: "a split would only set single requirements apart\(gainers(of: parts, shape))")
        }
        let before = InterfaceMeasures(of: .whole(count: input.words.count), usage: input.usage)
            .unnecessaryDependences
        let left = InterfaceMeasures(of: shape.partition, rest: shape.rest, usage: input.usage)
            .unnecessaryDependences
        guard Double(left) > Self.remaining * Double(before) || before - left < Self.leastGain else { return nil }
        return Silence(
            reason: .smallGain,
            explanation:
                "\(shape.partition.blocks.count) protocols would leave \(left) of \(before) unnecessary dependences"
        )
    }

    private func noCommonPart(_ parts: [Int], _ shape: Shape) -> String {
        parts.isEmpty
            ? "no part would be all that one of its consumers needs"
            : "a part would serve a single consumer\(gainers(of: parts, shape))"
    }

    /// Who would gain all the same, as the end of a sentence.
    private func gainers(of parts: [Int], _ shape: Shape) -> String {
        let names = zip(input.usage.consumers, input.usage.needs).filter { _, needs in
            let blocks = Set(needs.map { shape.partition.labels[$0] })
            return blocks.count == 1 && blocks.isSubset(of: parts)
        }.map(\.0.name)
        guard let first = names.first else { return "" }
        let others = names.count == 1 ? "" : " and \(names.count - 1) more"
        return "; '\(first)'\(others) could ask for just what it needs"
    }

    /// How many consumers need one block and nothing else, by block.
    private func served(by partition: Partition) -> [Int] {
        var counts = [Int](repeating: 0, count: partition.blocks.count)
        for needs in input.usage.needs {
            let blocks = Set(needs.map { partition.labels[$0] })
            if let only = blocks.first, blocks.count == 1 { counts[only] += 1 }
        }
        return counts
    }
}
