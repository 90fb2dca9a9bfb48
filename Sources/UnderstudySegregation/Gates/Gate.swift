/// What the gates look at.
struct GateInput {
    /// The protocol and its users.
    let subject: SplitSubject
    /// Who uses what.
    let usage: UsageMatrix
    /// The words of the requirements.
    let words: [RequirementWords]

    /// How many requirements every conforming type has to implement.
    var effectiveCount: Int { subject.requirements.count { $0.isEffective } }
}

/// Why a protocol is left as it is.
struct Silence: Equatable {
    /// The reason's stable id.
    let reason: SplitReason
    /// The reason in words.
    let explanation: String
}

/// One reason to keep a protocol whole.
protocol Gate {
    /// Says why to keep the protocol, or nothing when this gate has no objection to splitting.
    static func silence(_ input: GateInput) -> Silence?
}

/// All gates, in the order in which their reasons are preferred.
enum Gates {
    private static var all: [any Gate.Type] {
        [
            EveryConsumerUsesEverything.self, FewRequirements.self, DefaultsLeaveOne.self, TiedByAssociatedTypes.self,
            SingleCallerDelegate.self, Visitor.self, OneOperation.self, OperatorsOfOneType.self, KindOfValue.self,
            Standing.self,
        ]
    }

    /// The first reason to keep the protocol whole.
    static func silence(_ input: GateInput) -> Silence? {
        for gate in all {
            if let silence = gate.silence(input) { return silence }
        }
        return nil
    }
}
