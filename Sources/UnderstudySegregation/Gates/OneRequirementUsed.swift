/// Keeps a protocol of which known consumers use only one requirement: the others are unused, which a split would not
/// change.
enum OneRequirementUsed: Gate {
    static func silence(_ input: SplitEvidence) -> Silence? {
        let used = (0..<input.usage.requirementCount).filter { input.usage.isUsed($0) }
        guard used.count == 1, let only = used.first else { return nil }
        return Silence(
            reason: .oneRequirementUsed,
            explanation: "of \(input.usage.requirementCount) requirements only "
                + "'\(input.subject.requirements[only].name)' is used"
        )
    }
}
