/// Keeps a protocol nearly all of whose methods do the same with the same arguments, in variants.
///
/// An example are `logInfo(_:)` and `logError(_:)`: whoever does the one may want to do the other tomorrow.
enum OneOperation: Gate {
    private static let share = 0.8

    static func silence(_ input: GateInput) -> Silence? {
        let requirements = input.subject.requirements
        var counts: [[String]: Int] = [:]
        for (requirement, words) in zip(requirements, input.words) where !requirement.parameterNames.isEmpty {
            if let verb = words.verb { counts[[verb] + requirement.types, default: 0] += 1 }
        }
        guard let most = counts.max(by: { $0.value < $1.value }), most.value >= 3, let verb = most.key.first,
            Double(most.value) >= share * Double(requirements.count)
        else { return nil }
        return Silence(
            reason: .oneOperation,
            explanation: "\(most.value) of its requirements '\(verb)' with the same types, in variants"
        )
    }
}
