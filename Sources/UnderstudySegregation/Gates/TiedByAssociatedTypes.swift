/// Keeps a protocol with few effective requirements and associated types, which each part would have to repeat.
enum TiedByAssociatedTypes: Gate {
    private static let most = 3

    static func silence(_ input: SplitEvidence) -> Silence? {
        let names = input.subject.facts.associatedTypes
        guard !names.isEmpty, input.effectiveCount <= most else { return nil }
        return Silence(
            reason: .tiedByAssociatedTypes,
            explanation: "only \(input.effectiveCount) requirements lack a default, tied together by "
                + names.map { "'\($0)'" }.joined(separator: ", ")
        )
    }
}
