/// How far the evidence carries.
enum Confidence {
    /// High asks for so many consumers at least.
    private static let consumers = 3
    /// High asks for this share of the requirements to be used by someone known.
    private static let usedShare = 0.7
    /// High asks for no more than this share of unnecessary dependences to stay.
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
