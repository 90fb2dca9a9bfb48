/// Keeps a protocol if the evidence for a split is too weak: four requirements of which single ones would be separated,
/// or a package protocol with one known consumer.
///
/// It needs the proposal, and so runs after the other gates.
enum ScantEvidence {
    /// With so few requirements, no single one is separated.
    private static let few = 4

    static func silence(_ subject: SplitSubject, usage: UsageMatrix, _ partition: Partition) -> Silence? {
        let count = subject.requirements.count
        if count <= few, partition.blocks.contains(where: { $0.count == 1 }) {
            return Silence(
                reason: .fewRequirements,
                explanation: "with \(count) requirements, each part would have a single one"
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
