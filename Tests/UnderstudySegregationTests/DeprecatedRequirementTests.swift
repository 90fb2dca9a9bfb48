import Testing

@testable import UnderstudySegregation

@Suite("Deprecated requirements")
struct DeprecatedRequirementTests {
    private let radio = [
        requirement("tuneStation(to:)", "Station"), requirement("findStations()", "[Station]"),
        requirement("volume", "Level"), requirement("setVolume(_:)", "Level"), requirement("volumeStep", "Level"),
        requirement("dial(_:)", "Station", default: true, deprecated: true),
    ]

    private func finding(_ uses: KeyValuePairs<String, [String]>) -> Judgement {
        judge(subject("Radio", radio, uses: uses))
    }

    @Test("They are in no part, stay with the old name, and the explanation says so")
    func partition() {
        let finding = finding([
            "Tuner": ["tuneStation(to:)", "findStations()"], "Knob": ["volume", "setVolume(_:)", "volumeStep"],
        ])
        #expect(finding.verdict == .split)
        #expect(finding.leftOut == ["dial(_:)"])
        #expect(!finding.proposal.flatMap(\.requirements).contains("dial(_:)"))
        #expect(finding.proposal.flatMap(\.requirements).count == 5)
        #expect(!finding.effectiveRequirements.contains("dial(_:)"))
        #expect(finding.explanation.hasSuffix("; 1 deprecated requirement is ignored"))
        #expect(finding.composition.hasPrefix("protocol Radio: "))
        #expect(finding.composition.hasSuffix(" {\n    func dial(_:)\n}"))
    }

    @Test("They count neither as seen nor as unused")
    func measures() {
        let finding = finding([
            "Tuner": ["tuneStation(to:)", "findStations()"], "Knob": ["volume", "setVolume(_:)", "volumeStep"],
        ])
        #expect(finding.before.unnecessaryDependences == 5)
        #expect(!finding.neverUsed.contains("dial(_:)"))
    }

    @Test("Who uses one goes on asking for the old name")
    func demands() {
        let finding = finding([
            "Tuner": ["tuneStation(to:)", "findStations()", "dial(_:)"],
            "Knob": ["volume", "setVolume(_:)", "volumeStep"],
        ])
        #expect(finding.demands.first { $0.consumer == "Tuner" }?.asksFor == ["Radio"])
        #expect(finding.demands.first { $0.consumer == "Tuner" }?.ownInterface == nil)
        #expect(finding.demands.first { $0.consumer == "Knob" }?.asksFor != ["Radio"])
    }
}
