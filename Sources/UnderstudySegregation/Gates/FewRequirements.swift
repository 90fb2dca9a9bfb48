/// Keeps a protocol with so few requirements that two parts would hardly be smaller.
enum FewRequirements: Gate {
    private static let most = 3

    static func silence(_ input: GateInput) -> Silence? {
        let count = input.subject.requirements.count
        guard count <= most else { return nil }
        let text =
            switch count {
            case 0: "it has no requirements"
            case 1: "1 requirement is easy to fake"
            default: "\(count) requirements are easy to fake"
            }
        return Silence(reason: .fewRequirements, explanation: text)
    }
}
