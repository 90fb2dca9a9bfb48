/// Keeps a protocol of which every known consumer uses four fifths or more: there is nothing to remove.
enum EveryConsumerUsesEverything: Gate {
    private static let share = 0.8

    static func silence(_ input: SplitEvidence) -> Silence? {
        let effective = input.subject.requirements.map(\.isEffective)
        let count = input.effectiveCount
        guard !input.usage.isEmpty, count > 1 else { return nil }
        let usesEnough = input.usage.needs.allSatisfy { needs in
            Double(needs.count { effective[$0] }) >= share * Double(count)
        }
        guard usesEnough else { return nil }
        let consumers = input.usage.consumers
        let who = consumers.count == 1 ? "its only consumer '\(consumers[0].name)' uses" : "every consumer uses"
        let isAll = input.usage.needs.allSatisfy { needs in needs.count { effective[$0] } == count }
        return Silence(
            reason: .everyConsumerUsesEverything,
            explanation: "\(who) \(isAll ? "everything" : "four fifths of it or more")"
        )
    }
}
