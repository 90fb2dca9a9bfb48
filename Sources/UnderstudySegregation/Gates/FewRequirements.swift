/// Keeps a protocol with so few requirements to implement that two parts would hardly be smaller.
enum FewRequirements: Gate {
    private static let most = 3

    static func silence(_ input: SplitEvidence) -> Silence? {
        let count = input.subject.requirements.count
        let effective = input.effectiveCount
        // Where associated types tie them as well, that is the better reason.
        let isTied = !input.subject.facts.associatedTypes.isEmpty
        guard count <= most || (!isTied && (2...most).contains(effective)) else { return nil }
        let text =
            switch count {
            case 0: "it has no requirements"
            case 1: "1 requirement is easy to fake"
            case ...most: "\(count) requirements are easy to fake"
            default: "\(effective) of its \(count) requirements have no default implementation, and are easy to fake"
            }
        return Silence(reason: .fewRequirements, explanation: text)
    }
}
