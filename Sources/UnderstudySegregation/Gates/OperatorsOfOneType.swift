import UnderstudySemantics

/// Keeps a protocol most of whose requirements are operators: together they say what kind of value a type is.
enum OperatorsOfOneType: Gate {
    private static let share = 0.4

    static func silence(_ input: SplitEvidence) -> Silence? {
        let requirements = input.subject.requirements
        let operators = requirements.count { IdentifierWords.split($0.baseName).isEmpty }
        guard operators >= 2, Double(operators) >= share * Double(requirements.count) else { return nil }
        return Silence(
            reason: .operators,
            explanation: "\(operators) of its requirements are operators, which belong to one algebra"
        )
    }
}
