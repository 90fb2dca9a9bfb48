/// All gates, in the order in which their reasons are preferred.
enum Gates {
    private static var all: [any Gate.Type] {
        [
            KeptByOwner.self, TooManyRequirements.self, EveryConsumerUsesEverything.self, FewRequirements.self,
            DefaultsLeaveOne.self, TiedByAssociatedTypes.self,
            Delegate.self, Visitor.self, OneOperation.self, TemplateMethod.self, Mixin.self,
            OperatorsOfOneType.self, KindOfValue.self, StandingGate.self, OneRequirementUsed.self,
        ]
    }

    /// The first reason to keep the protocol whole.
    static func silence(_ input: SplitEvidence) -> Silence? {
        for gate in all {
            if let silence = gate.silence(input) { return silence }
        }
        return nil
    }
}
