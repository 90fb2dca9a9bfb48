import UnderstudySemantics

extension DoubleKind {
    /// Forwards everything to a value of the same protocol.
    public static let wrapper = DoubleKind(name: "wrapper")
}

/// What is special about wrappers.
struct WrapperKind: KindRules {
    let kind = DoubleKind.wrapper
    let records = false
    let keepsStorage = false
    let handsOn = true
    let isGenericOverConforming = true
    let additionName: String? = WrapperForward.templateName

    func refusal(of resolved: ResolvedProtocol) -> DoubleRefusal? { WrapperRefusal.find(resolved) }

    func refusal(of included: [ResolvedRequirement], in context: DoubleContext) -> DoubleRefusal? {
        WrapperRefusal.find(included, in: context)
    }

    /// A wrapper only forwards: a default implementation would bypass that of the value behind it.
    func requirements(of resolved: ResolvedProtocol, _ selection: RequirementSelection) -> KindRequirements {
        let candidates = selection.candidates(of: resolved).filter { !Self.isRestated($0, in: resolved) }
        return KindRequirements(candidates, of: resolved) { entry in
            let isSynthesizedElsewhere = resolved.isolation != .none && entry.isSynthesized
            let isForwardable =
                entry.isStandard ? entry.isMeantToBeWritten : WrapperRefusal.reason(entry.requirement) == nil
            return !entry.hasDefault || isSynthesizedElsewhere || selection.decides(on: entry, usually: isForwardable)
        }
    }

    func readyProtocols(of resolved: ResolvedProtocol) -> Set<StandardProtocol.Name> {
        resolved.standardNames.intersection([.caseIterable])
    }

    func base(of resolved: ResolvedProtocol, keeping parameter: String?) -> BaseNames? {
        BaseNames(resolved, keeping: parameter)
    }

    func plan(for included: [ResolvedRequirement], in context: DoubleContext) -> any KindPlan {
        WrapperPlan(names: context.names.base ?? BaseNames(context.resolved))
    }

    /// Whether the protocol itself states what `RawRepresentable` asks for, with a type of its own choice.
    private static func isRestated(_ entry: ResolvedRequirement, in resolved: ResolvedProtocol) -> Bool {
        entry.standardOrigin == .rawRepresentable
            && resolved.requirements.contains { !$0.isStandard && $0.requirement.name == entry.requirement.name }
    }
}

/// The plan of a wrapper: how each member forwards.
private struct WrapperPlan: KindPlan {
    let names: BaseNames

    func complete(_ member: inout Member, of builder: MemberBuilder) {
        let context = builder.context
        let forward = WrapperForward(member, names, wrapper: context.name, isIsolated: context.isOnGlobalActor)
        member.preparations = forward.preparations
        member.own = forward
    }

    func shape(of outline: DoubleOutline) -> any KindShape { WrapperShape(outline, names) }
}
