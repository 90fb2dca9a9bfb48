/// Keeps a protocol of which known consumers use one requirement only: what is to be done about the others is not to
/// give them a protocol of their own.
enum OneRequirementUsed: Gate {
    static func silence(_ input: GateInput) -> Silence? {
        let used = (0..<input.usage.requirementCount).filter { input.usage.isUsed($0) }
        guard used.count == 1, let only = used.first else { return nil }
        return Silence(
            reason: .oneRequirementUsed,
            explanation: "of \(input.usage.requirementCount) requirements only "
                + "'\(input.subject.requirements[only].name)' is used"
        )
    }
}
