/// Keeps a protocol with so many requirements that comparing each with each would take too long.
///
/// No protocol that people write has a tenth of that; larger ones are generated, and have to be split in the generator.
enum TooManyRequirements: Gate {
    private static let most = 1_000

    static func silence(_ input: SplitEvidence) -> Silence? {
        let count = input.subject.requirements.count
        guard count > most else { return nil }
        return Silence(
            reason: .tooManyRequirements,
            explanation: "\(count) requirements are too many to compare with each other; at most \(most) are")
    }
}
