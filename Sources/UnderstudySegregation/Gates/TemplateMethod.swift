/// Keeps a protocol half of which its own extensions call: conforming types fill in the steps of a method of the
/// protocol.
enum TemplateMethod: Gate {
    static func silence(_ input: SplitEvidence) -> Silence? {
        let count = input.subject.requirements.count
        let hooks = input.subject.requirements.count { input.subject.facts.hooks.contains($0.id) }
        guard hooks >= 2, hooks * 2 >= count else { return nil }
        return Silence(
            reason: .templateMethod,
            explanation: "its own extensions call \(hooks) of \(count) requirements, which conforming types fill in"
        )
    }
}
