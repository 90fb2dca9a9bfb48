/// Keeps a protocol where a split would rest on too little: four requirements of which single ones would be set apart,
/// or the one known consumer of a package protocol.
///
/// It looks at what is proposed, and so is asked after the others.
enum ScantEvidence {
    /// Of so few requirements, none is set apart alone.
    private static let few = 4

    static func silence(_ subject: SplitSubject, usage: UsageMatrix, _ partition: Partition) -> Silence? {
        let count = subject.requirements.count
        if count <= few, partition.blocks.contains(where: { $0.count == 1 }) {
            return Silence(
                reason: .fewRequirements,
                explanation: "of \(count) requirements, a split would only set single ones apart"
            )
        }
        let isPublic = subject.facts.access == "public" || subject.facts.access == "open"
        guard isPublic, usage.consumers.count == 1, let consumer = usage.consumers.first else { return nil }
        return Silence(
            reason: .unknownUsers,
            explanation: "it is public, and '\(consumer.name)' is its only known consumer"
        )
    }
}
