import UnderstudySemantics

/// The reasons against any role of a protocol.
///
/// Fewer than those against a split: default implementations, hooks and few requirements don't change what consumers
/// see.
enum RoleGates {
    private static var all: [any Gate.Type] {
        [
            KeptByOwner.self, TooManyRequirements.self, TiedByAssociatedTypes.self, Visitor.self,
            OneOperation.self, Mixin.self, OperatorsOfOneType.self, KindOfValue.self, StandingGate.self,
            SettingsTable.self, ServiceLocator.self,
        ]
    }

    private static let recording: Set<String> = [
        "analytics", "diagnostics", "log", "logger", "logging", "metrics", "telemetry", "tracker", "tracking",
    ]

    /// The first reason.
    static func silence(_ input: SplitEvidence) -> Silence? {
        let words = IdentifierWords.split(input.subject.facts.shortName)
        // Events that are recorded are not told to anybody.
        let isRecord = words.contains { recording.contains($0) }
        for gate in isRecord ? all : all + [Delegate.self] {
            if let silence = gate.silence(input) { return silence }
        }
        return nil
    }
}
