import UnderstudySemantics

extension DoubleKind {
    /// What each implementation has to do, as expectations of Swift Testing.
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
    let modules: Set<String> = ["Testing"]
    let namesInModules = ContractExpectation.testingNames
    let additionName: String? = ContractExpectation.templateName

    /// A contract keeps nothing: its functions are called like the stems.
    func names(on stem: String, suffixes: [String], isSettable: Bool) -> [String] {
        [ContractExpectation.name(on: stem)]
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

/// The plan of a contract: what is expected, once all members are known.
private struct ContractPlan: KindPlan {
    let context: DoubleContext

    func completed(_ items: [Double.Item], of built: [BuiltMember]) -> [Double.Item] {
        ContractLaws(entries: built, context: context).apply(to: items)
    }

    func shape(of outline: DoubleOutline) -> any KindShape { ContractShape(outline) }
}
