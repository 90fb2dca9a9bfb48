/// The input of the gates.
struct GateInput {
    /// The protocol and its users.
    let subject: SplitSubject
    /// Who uses what.
    let usage: UsageMatrix
    /// The words of the requirements.
    let words: [RequirementWords]

    /// Requirements that have to be in one part, as indices among all.
    var ties: [[Int]] {
        let places = Dictionary(
            uniqueKeysWithValues: subject.requirements.enumerated().map { ($0.element.id, $0.offset) })
        return Ties.ties(subject.requirements, words: words)
            + subject.facts.ties.map { tie in tie.compactMap { places[$0] }.sorted() }
    }

    /// How many requirements every conforming type has to implement.
    var effectiveCount: Int { subject.requirements.count { $0.isEffective } }
}

/// Why a protocol is left as it is.
struct Silence: Error, Equatable {
    /// The reason's stable id.
    let reason: SplitReason
    /// The reason in words.
    let explanation: String
}

/// One reason to keep a protocol whole.
protocol Gate {
    /// Says why to keep the protocol; `nil` if this gate has no objection to splitting.
    static func silence(_ input: GateInput) -> Silence?
}

/// All gates, in the order in which their reasons are preferred.
enum Gates {
    private static var all: [any Gate.Type] {
        [
            KeptByOwner.self, TooManyRequirements.self, EveryConsumerUsesEverything.self, FewRequirements.self,
            DefaultsLeaveOne.self, TiedByAssociatedTypes.self,
            Delegate.self, Visitor.self, OneOperation.self, TemplateMethod.self, Mixin.self,
            OperatorsOfOneType.self, KindOfValue.self, Standing.self, OneRequirementUsed.self,
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
