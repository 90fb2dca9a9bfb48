/// How strong the evidence is.
enum Confidence {
    /// The least number of consumers for high confidence.
    private static let consumers = 3
    /// The least share of requirements with a known user for high confidence.
    private static let usedShare = 0.7
    /// The greatest share of remaining unnecessary dependencies for high confidence.
    private static let remaining = 0.5

    /// The confidence in a verdict; users that may be unseen keep it from being high.
    static func of(
        _ subject: SplitSubject, usage: UsageMatrix, before: InterfaceMeasures, after: InterfaceMeasures
    )
        -> SplitFinding.Confidence
    {
        guard !usage.isEmpty else { return .names }
        let used = (0..<usage.requirementCount).count { usage.isUsed($0) }
        let isComplete = !subject.facts.hasUnknownUsers && !subject.consumers.contains(where: \.isUncertain)
        let isKnown = usage.consumers.count >= consumers && Double(used) >= usedShare * Double(usage.requirementCount)
        let isGain = Double(after.unnecessaryDependences) <= remaining * Double(before.unnecessaryDependences)
        return isComplete && isKnown && isGain ? .high : .medium
    }
}
