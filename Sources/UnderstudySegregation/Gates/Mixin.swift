/// Keeps a protocol that its own extensions implement, if only for some types: conforming types inherit that code
/// instead of writing their own.
enum Mixin: Gate {
    private static let share = 0.8

    static func silence(_ input: SplitEvidence) -> Silence? {
        let count = input.subject.requirements.count
        let implemented = input.subject.requirements.count { input.subject.facts.implemented.contains($0.id) }
        guard implemented >= 2, Double(implemented) >= share * Double(count) else { return nil }
        return Silence(
            reason: .mixin,
            explanation:
                "its own extensions implement \(implemented) of \(count) requirements, which conforming types inherit"
        )
    }
}
