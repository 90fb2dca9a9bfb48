/// Recognises splits that are a matter of taste, which become questions instead of proposals.
///
/// These are splits of a protocol that is a table of values, which can be cut anywhere; and splits by the usual
/// operations if most parts would have a single requirement.
enum Taste {
    /// The share of requirements that are properties.
    private static let table = 0.9

    static func decides(_ input: SplitEvidence, _ partition: Partition, isOperations: Bool) -> Bool {
        let requirements = input.subject.requirements
        let properties = requirements.count { $0.kind == .property }
        if Double(properties) >= table * Double(requirements.count) { return true }
        let single = partition.blocks.count { $0.count == 1 }
        return isOperations && single * 2 > requirements.count
    }
}
