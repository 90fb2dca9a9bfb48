import UnderstudyUsage

/// The parts of a split in the order in which to peel them off.
struct Proposal {
    /// The parts, the one that saves most first.
    let parts: [ProposedProtocol]
    /// Which part each block of the partition became; `nil` for the one that stays.
    let partOfBlock: [PartID?]

    init(
        _ subject: SplitSubject,
        usage: UsageMatrix,
        shape: SplitShape,
        names: [(name: String, needsBetter: Bool)]
    ) {
        let partition = shape.partition
        var consumers = [[ConsumerID]](repeating: [], count: partition.blocks.count)
        var alone = consumers
        for (consumer, needs) in zip(usage.consumers, usage.needs) {
            let blocks = Set(needs.map { partition.labels[$0] })
            for block in blocks { consumers[block].append(consumer.id) }
            if let only = blocks.first, blocks.count == 1 { alone[only].append(consumer.id) }
        }
        let total = subject.requirements.count
        // What peeling a block off saves: everything outside it, for each consumer that needs nothing else.
        let savings = partition.blocks.indices.map { alone[$0].count * (total - partition.blocks[$0].count) }
        let order = shape.parts.sorted { (savings[$1], $0) < (savings[$0], $1) }
        var partOfBlock = [PartID?](repeating: nil, count: partition.blocks.count)
        for (part, block) in order.enumerated() { partOfBlock[block] = PartID(part) }
        self.partOfBlock = partOfBlock
        parts = order.map { block in
            ProposedProtocol(
                name: names[block].name,
                needsBetterName: names[block].needsBetter,
                requirements: partition.blocks[block].map { subject.requirements[$0].id },
                consumers: consumers[block],
                servesAlone: alone[block]
            )
        }
    }
}
