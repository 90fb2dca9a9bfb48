/// Keeps a protocol whose default implementations leave a conforming type at most one requirement to write.
enum DefaultsLeaveOne: Gate {
    static func silence(_ input: SplitEvidence) -> Silence? {
        guard input.effectiveCount <= 1 else { return nil }
        let left = input.subject.requirements.first(where: \.isEffective)
        return Silence(
            reason: .defaultsLeaveOne,
            explanation: left.map { "default implementations leave only '\($0.name)' to implement" }
                ?? "default implementations leave nothing to implement"
        )
    }
}
