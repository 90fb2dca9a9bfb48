/// Keeps a protocol with so few requirements that two parts would hardly be smaller.
enum FewRequirements: Gate {
    private static let most = 3

    static func silence(_ input: GateInput) -> Silence? {
        let count = input.subject.requirements.count
        guard count <= most else { return nil }
        let text = count == 1 ? "1 requirement is" : "\(count) requirements are"
        return Silence(
            reason: .fewRequirements, explanation: "\(count == 0 ? "no requirements are" : text) easy to fake")
    }
}
