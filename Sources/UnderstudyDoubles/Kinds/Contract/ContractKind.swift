import UnderstudySemantics

extension DoubleKind {
    /// Random calls to two implementations, which must answer alike.
    public static let contract = DoubleKind(name: "contract")
}

/// What is special about contracts.
struct ContractKind: KindRules {
    let kind = DoubleKind.contract
    let records = false
    let keepsStorage = false
    let conforms = false
    let isGenericOverConforming = true
    let studiesElements = true
    let additionName: String? = ContractCall.templateName

    /// A contract keeps nothing: its functions are called like the stems.
    func names(on stem: String, suffixes: [String], isSettable: Bool) -> [String] {
        [ContractCall.name(on: stem)]
    }

    func requirements(of resolved: ResolvedProtocol, _ selection: RequirementSelection) -> KindRequirements {
        KindRequirements(resolved.requirements.filter { !$0.isStandard }, of: resolved) { entry in
            !entry.hasDefault || selection.includesDefaults || selection.wanted.contains(RequirementKey(entry))
        }
    }

    func readyProtocols(of resolved: ResolvedProtocol) -> Set<StandardProtocol.Name> { [] }

    func plan(for included: [ResolvedRequirement], in context: DoubleContext) -> any KindPlan {
        ContractPlan(context: context)
    }
}

/// The plan of a contract: how each requirement is called.
private struct ContractPlan: KindPlan {
    let context: DoubleContext

    func complete(_ member: inout Member, of builder: MemberBuilder) {
        let entry = BuiltMember(requirement: builder.requirement, origin: builder.origin, member: member)
        member.own = ContractCall(entry, in: context)
        // Attributes of the requirement, such as deprecation, don't apply to the function that calls it.
        member.attributes = []
    }

    func shape(of outline: DoubleOutline) -> any KindShape { ContractShape(outline) }
}
