/// Keeps protocols that nobody splits by hand: protocols in tests and generated files, and deprecated ones.
enum StandingGate: Gate {
    static func silence(_ input: SplitEvidence) -> Silence? {
        switch input.subject.facts.standing {
        case .ordinary: nil
        case .test: Silence(reason: .testCode, explanation: "it belongs to tests, which nothing else depends on")
        case .generated: Silence(reason: .generatedCode, explanation: "it is generated, and would be generated again")
        case .deprecated: Silence(reason: .deprecated, explanation: "it is deprecated")
        }
    }
}
