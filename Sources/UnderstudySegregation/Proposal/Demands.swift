import UnderstudyUsage

/// What each consumer needs, and the narrowest types that provide it.
enum Demands {
    /// Closures can replace at most this many requirements.
    private static let few = 3
    /// A consumer that uses no more than this share of a protocol is worth an interface of its own.
    private static let narrow = 0.2

    /// One demand for each consumer that uses something; `parts` says which part each block became, if there are any.
    static func demands(
        of subject: SplitSubject, usage: UsageMatrix, partition: Partition, parts: [PartID?]?
    )
        -> [ConsumerDemand]
    {
        let places = Dictionary(
            uniqueKeysWithValues: subject.requirements.enumerated().map { ($0.element.id, $0.offset) })
        return zip(usage.consumers, usage.needs).map { consumer, needs in
            // Deprecated requirements are in no part: consumers that use them need the old name, and so do those that
            // need what stays.
            let blocks = Set(consumer.needs.map { places[$0].map { partition.labels[$0] } })
            let asked = parts.map { parts in blocks.map { block in block.flatMap { parts[$0] } } }
            let needsWhole = blocks.contains(nil)
            let ask = asked.flatMap { $0.contains(nil) ? nil : Ask.parts($0.compactMap(\.self).sorted()) } ?? .whole
            let seen =
                ask == .whole && parts != nil
                ? partition.labels.count : blocks.reduce(0) { $0 + ($1.map { partition.blocks[$0].count } ?? 0) }
            return ConsumerDemand(
                consumer: consumer.id,
                needs: needs.map { subject.requirements[$0].id },
                asksFor: ask,
                ownInterface: seen > needs.count && !needsWhole && consumer.isKeeper
                    ? ownInterface(of: consumer, needs: needs, subject: subject) : nil
            )
        }
    }

    private static func ownInterface(of consumer: SplitConsumer, needs: [Int], subject: SplitSubject) -> OwnInterface? {
        let share = Double(needs.count) / Double(subject.requirements.count)
        let isElsewhere = !consumer.module.isEmpty && consumer.module != subject.facts.module
        guard needs.count <= few || share <= narrow || isElsewhere else { return nil }
        let last = consumer.name.split(whereSeparator: { $0 == "." || $0 == " " }).last.map(String.init) ?? ""
        let isMethod = needs.count == 1 && subject.requirements[needs[0]].kind == .function
        return OwnInterface(
            name: last.prefix(while: { $0 != "(" }).description.capitalisedFirst + "Dependencies",
            suitsClosure: isMethod
        )
    }
}
