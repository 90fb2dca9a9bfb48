/// Keeps a protocol whose owner wants it whole.
enum KeptByOwner: Gate {
    static func silence(_ input: SplitEvidence) -> Silence? {
        guard let reason = input.subject.facts.keepReason else { return nil }
        let explanation = reason.isEmpty ? "its owner keeps it" : "its owner keeps it: \(reason)"
        return Silence(reason: .keptByOwner, explanation: explanation)
    }
}
