/// Keeps a protocol most of whose methods are variants of one operation.
///
/// Examples are `logInfo(_:)` and `logError(_:)`, with the same arguments; `debug(_:)` and `warning(_:)`, which are levels
/// of one thing; and `trackPaymentSuccess(_:)` and `trackPaymentFailure(error:)`, outcomes of one. Code that uses one
/// of them may use another tomorrow.
enum OneOperation: Gate {
    private static let share = 0.8
    /// Levels and outcomes are recognised by their words, so fewer of them are enough.
    private static let shareOfLevels = 0.5
    private static let least = 3

    static func silence(_ input: SplitEvidence) -> Silence? {
        levels(input) ?? sameArguments(input)
    }

    private static func sameArguments(_ input: SplitEvidence) -> Silence? {
        let requirements = input.subject.requirements
        var counts: [[String]: Int] = [:]
        for (requirement, words) in zip(requirements, input.words) where !requirement.parameterNames.isEmpty {
            if let verb = words.verb { counts[[verb] + requirement.types, default: 0] += 1 }
        }
        guard let most = counts.max(by: { ($0.value, $1.key[0]) < ($1.value, $0.key[0]) }), most.value >= least,
            let verb = most.key.first, Double(most.value) >= share * Double(requirements.count)
        else { return nil }
        return Silence(
            reason: .oneOperation,
            explanation: "\(most.value) of its requirements are variants of '\(verb)' with the same types"
        )
    }

    private static func levels(_ input: SplitEvidence) -> Silence? {
        var counts: [[String]: Int] = [:]
        for words in input.words where words.verb != nil {
            let others = words.spoken.filter { !variants.contains($0) }
            if others.count < words.spoken.count { counts[others, default: 0] += 1 }
        }
        guard let most = counts.values.max(), most >= least,
            Double(most) >= shareOfLevels * Double(input.words.count)
        else { return nil }
        return Silence(
            reason: .oneOperation,
            explanation: "\(most) of its requirements are levels or outcomes of one operation"
        )
    }

    /// Words for levels and outcomes.
    static let variants: Set<String> = [
        "alert", "cancel", "canceled", "cancelled", "complete", "completed", "critical", "debug", "emergency", "error",
        "errors", "fail", "failed", "failure", "fatal", "fault", "finish", "finished", "info", "notice", "severe",
        "started", "succeed", "succeeded", "success", "successful", "trace", "verbose", "warn", "warning",
    ]
}
