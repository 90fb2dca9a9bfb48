import UnderstudyUsage

/// Decides which blocks are worth a protocol for today's users of the whole.
///
/// A part is everything that some consumer needs; a single requirement has to be that for ``consumersOfOne`` of them.
/// Its name has to say what most of it is about, and hardly anything else. All other requirements stay in the protocol,
/// which is how people split: 83 % of the splits found in histories peel one part off and leave the rest where it was.
struct Shaping {
    private let input: SplitEvidence
    private let isOperations: Bool
    /// Whether a part may be named after its kind of operation if no verb names it.
    private var namesKinds = false

    /// A shape with a name for each block; the block that stays has the protocol's own name.
    typealias Named = (shape: SplitShape, names: [(name: String, needsBetter: Bool)])

    /// A single requirement is a part if it is everything that this many consumers need.
    private static let consumersOfOne = 3
    /// In total, this many consumers have to need exactly one block.
    private static let leastServed = 2
    /// A block with more than this share of the requirements is the core of the protocol.
    private static let bulk = 0.6
    /// Nobody wants to read more parts than this, for up to 30 requirements.
    private static let most = 6
    /// Parts that are peeled off one by one, in addition to the blocks of a partition, are worth it only for the first
    /// of them.
    private static let mostPeeled = 3
    /// A split that leaves more than this share of unnecessary dependencies is not worth its protocols.
    private static let remaining = 0.8
    /// Neither is one that removes fewer unnecessary dependencies than this.
    private static let leastGain = 2
    /// With this many requirements, a part that is everything that this many consumers need is worth it even if it
    /// leaves this share.
    private static let large = (requirements: 10, consumers: 3, remaining: 0.9)
    /// With this many known consumers, their needs are worth a question even if no part serves two of them.
    private static let severalConsumers = 3

    private var naming: Naming { Naming(input.subject, words: input.words, namesKinds: namesKinds) }

    /// Shapes partitions of the requirements of `input`; with `isOperations`, into the usual operations on one thing,
    /// each of which is a part.
    init(_ input: SplitEvidence, isOperations: Bool) {
        self.input = input
        self.isOperations = isOperations
    }

    /// The parts of `partition` that are worth a protocol and can be named; otherwise what can be peeled off in another
    /// way; nothing if that is not worth it either, or if no other evidence `agrees`.
    func chosen(of partition: Partition, agrees: (Partition) -> Bool) -> Named? {
        let shape = shape(of: partition)
        return named(shape) ?? peeled(agrees: agrees) ?? (isOperations ? namedByKind(shape) : nil)
    }

    /// The parts of `shape`, named after their kinds of operation, without those that no consumer needs by themselves.
    private func namedByKind(_ shape: SplitShape) -> Named? {
        var shaping = self
        shaping.namesKinds = true
        return shaping.named(useful(shape))
    }

    /// The blocks of `partition` that would be parts in addition to those of `chosen` if they had names.
    func unnamed(of partition: Partition, beside chosen: SplitShape) -> [[Int]] {
        let taken = Set(chosen.parts.flatMap { chosen.partition.blocks[$0] })
        let shape = shape(of: partition)
        let served = served(by: shape.partition)
        return shape.parts.filter { served[$0] > 0 }.map { shape.partition.blocks[$0] }
            .filter { taken.isDisjoint(with: $0) }
    }

    /// Why there is not even a question about `partition`.
    func silence(on partition: Partition) -> Silence? {
        guard let silence = objection(to: shape(of: partition)) else { return nil }
        let isAsked = input.usage.consumers.count >= Self.severalConsumers && served(by: partition).contains { $0 > 0 }
        return isAsked ? nil : silence
    }

    /// Names for the blocks of `shape`; the block that stays has the protocol's own name.
    func names(of shape: SplitShape) -> [(name: String, needsBetter: Bool)] {
        naming.names(for: shape.partition, keeping: shape.rest)
    }

    /// The blocks of `partition` that serve consumers as parts, and all others as what stays.
    func shape(of partition: Partition) -> SplitShape {
        let served = served(by: partition)
        let count = input.words.count
        var parts = partition.blocks.indices.filter { block in
            let isSingle = partition.blocks[block].count == 1
            if isOperations { return true }
            return served[block] >= (isSingle ? Self.consumersOfOne : 1)
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
        return SplitShape(partition, parts: parts)
    }

    /// The same shape without the parts that save nobody anything, because their users also need what stays.
    private func useful(_ shape: SplitShape) -> SplitShape {
        let left = { (shape: SplitShape) in
            InterfaceMeasures(of: shape.partition, rest: shape.rest, usage: input.usage).unnecessaryDependences
        }
        let served = served(by: shape.partition)
        let useless = shape.parts.first { part in
            served[part] == 0
                && left(SplitShape(shape.partition, parts: shape.parts.filter { $0 != part })) <= left(shape)
        }
        guard let useless else { return shape }
        return useful(SplitShape(shape.partition, parts: shape.parts.filter { $0 != useless }))
    }

    /// The same shape with names for its parts, where parts without a name stay in the protocol; nothing if too few
    /// have one, or if there is a reason against it.
    private func named(_ shape: SplitShape) -> Named? {
        var shape = shape
        while true {
            let names = names(of: shape)
            let good = shape.parts.filter { !names[$0].needsBetter }
            if good.count == shape.parts.count {
                let whole = withoutRiders(completed(shape))
                return objection(to: whole) == nil ? (whole, whole == shape ? names : self.names(of: whole)) : nil
            }
            if good.isEmpty { return nil }
            shape = SplitShape(shape.partition, parts: good)
            if isOperations { shape = useful(shape) }
        }
    }

    /// The same shape, with each part including requirements that would stay although they mention what the part is
    /// about.
    private func completed(_ shape: SplitShape) -> SplitShape {
        guard let rest = shape.rest else { return shape }
        let naming = naming
        let blocks = shape.partition.blocks
        var labels = shape.partition.labels
        for (part, meaning) in shape.parts.map({ ($0, naming.meaning(of: blocks[$0])) }) {
            for place in blocks[rest] where meaning.isSaid(by: input.words[place]) { labels[place] = part }
        }
        let isTorn = input.ties.contains { tie in Set(tie.map { labels[$0] }).count > 1 }
        guard labels != shape.partition.labels, !isTorn, labels.contains(rest) else { return shape }
        let partition = Partition(labels: labels)
        let parts = shape.parts.map { partition.labels[blocks[$0][0]] }
        let isBulk = parts.contains { Double(partition.blocks[$0].count) > Self.bulk * Double(labels.count) }
        return isBulk ? shape : SplitShape(partition, parts: parts)
    }

    /// The same shape without requirements of its parts that nobody uses and that don't mention what the part is about:
    /// they stay in the protocol.
    private func withoutRiders(_ shape: SplitShape) -> SplitShape {
        guard !isOperations else { return shape }
        let naming = naming
        let blocks = shape.partition.blocks
        var labels = shape.partition.labels
        for part in shape.parts {
            let meaning = naming.meaning(of: blocks[part])
            for place in blocks[part]
            where !input.usage.isUsed(place) && meaning.isForeign(to: input.words[place]) {
                labels[place] = shape.rest ?? blocks.count
            }
        }
        let isTorn = input.ties.contains { tie in Set(tie.map { labels[$0] }).count > 1 }
        guard labels != shape.partition.labels, !isTorn else { return shape }
        let partition = Partition(labels: labels)
        let left = shape.parts.compactMap { part in blocks[part].first { labels[$0] == part } }
        guard left.count == shape.parts.count else { return shape }
        return SplitShape(partition, parts: left.map { partition.labels[$0] })
    }

    /// The parts that save most among those that can be peeled off by subject, by verb or because they only read.
    private func peeled(agrees: (Partition) -> Bool) -> Named? {
        var labels = [Int](repeating: 0, count: input.words.count)
        var count = 0
        for candidate in Peel.candidates(input)
        where candidate.alone >= Self.leastServed && candidate.alone * 2 >= candidate.users
            && candidate.places.allSatisfy({ labels[$0] == 0 }) && count < Self.mostPeeled
        {
            var tried = labels
            for place in candidate.places { tried[place] = count + 1 }
            let partition = Partition(labels: tried)
            guard agrees(partition) else { continue }
            let part = partition.labels[candidate.places.first ?? 0]
            let shape = SplitShape(partition, parts: [part])
            guard let own = shape.parts.first, !names(of: shape)[own].needsBetter else { continue }
            labels = tried
            count += 1
        }
        guard count > 0 else { return nil }
        let partition = Partition(labels: labels)
        let rest = labels.firstIndex(of: 0).map { partition.labels[$0] }
        return named(SplitShape(partition, parts: partition.blocks.indices.filter { $0 != rest }))
    }

    /// The reason against a shape.
    func objection(to shape: SplitShape) -> Silence? {
        let parts = shape.parts
        let served = served(by: shape.partition)
        guard parts.contains(where: { served[$0] > 0 }), shape.partition.blocks.count > 1,
            served.reduce(0, +) >= Self.leastServed
        else {
            return Silence(reason: .noCommonPart, explanation: noCommonPart(parts, shape))
        }
        if !isOperations || shape.rest != nil, shape.partition.blocks.count(where: { $0.count > 1 }) < 2 {
            return Silence(
                reason: .noCommonPart,
                explanation: "each part would have a single requirement"
                    + (gainers(of: parts, shape).map { "; \($0)" } ?? ""))
        }
        let before = InterfaceMeasures(of: .whole(count: input.words.count), usage: input.usage)
            .unnecessaryDependences
        let left = InterfaceMeasures(of: shape.partition, rest: shape.rest, usage: input.usage)
            .unnecessaryDependences
        let isLarge =
            input.words.count >= Self.large.requirements && parts.contains { served[$0] >= Self.large.consumers }
        let remaining = isLarge ? Self.large.remaining : Self.remaining
        guard Double(left) > remaining * Double(before) || before - left < Self.leastGain else { return nil }
        return Silence(
            reason: .smallGain,
            explanation:
                "\(shape.partition.blocks.count) protocols would leave \(left) of \(before) unnecessary dependencies"
        )
    }

    private func noCommonPart(_ parts: [Int], _ shape: SplitShape) -> String {
        parts.isEmpty
            ? "no consumer could depend on a single part"
            : gainers(of: parts, shape) ?? "each part would serve a single consumer"
    }

    /// The consumers that would gain; `nil` if there are none.
    private func gainers(of parts: [Int], _ shape: SplitShape) -> String? {
        let names = zip(input.usage.consumers, input.usage.needs).filter { _, needs in
            let blocks = Set(needs.map { shape.partition.labels[$0] })
            return blocks.count == 1 && blocks.isSubset(of: parts)
        }.map(\.0.name)
        guard let first = names.first else { return nil }
        let others = names.count == 1 ? "" : " and \(names.count - 1) more"
        return "only '\(first)'\(others) would depend on less"
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
