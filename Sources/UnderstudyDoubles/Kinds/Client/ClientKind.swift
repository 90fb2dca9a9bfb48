import UnderstudySemantics

extension DoubleKind {
    /// A structure of closures.
    public static let client = DoubleKind(name: "client")
}

/// What is special about clients.
struct ClientKind: KindRules {
    let kind = DoubleKind.client
    let records = false
    let keepsStorage = false
    let handsOn = true
    let consistsOfClosures = true
    let omitsOtherTypes = true
    let additionName: String? = ClientClosures.templateName

    func names(on stem: String, suffixes: [String], isSettable: Bool) -> [String] {
        let prefixes = isSettable ? ["on", "onSet"] : ["on"]
        return suffixes.map { stem + $0 } + prefixes.map { $0 + SwiftNames.capitalized(stem) }
    }

    func refusal(of resolved: ResolvedProtocol) -> DoubleRefusal? { ClientRefusal.find(resolved) }

    func refusal(of included: [ResolvedRequirement], in context: DoubleContext) -> DoubleRefusal? {
        ClientRefusal.find(included, in: context)
    }

    func requirements(of resolved: ResolvedProtocol, _ selection: RequirementSelection) -> KindRequirements {
        let isShared = ClientRequirements.sharesLive(resolved, in: selection.index)
        let candidates = selection.candidates(of: resolved).filter {
            !ClientRequirements.isEmptyInitializer($0.requirement)
        }
        return KindRequirements(candidates, of: resolved) { entry in
            let isPlain = ClientRequirements.isPlain(entry.requirement, in: resolved, isShared: isShared)
            let isWanted = !entry.isStandard || entry.isMeantToBeWritten
            return !entry.hasDefault || entry.isSynthesized || isPlain && isWanted
        }
    }

    /// Only what no closure can stand for.
    func readyProtocols(of resolved: ResolvedProtocol) -> Set<StandardProtocol.Name> {
        resolved.standardNames.subtracting(Self.closed)
    }

    func closures(
        of resolved: ResolvedProtocol, _ included: [ResolvedRequirement], ready: [ReadyMember],
        in index: DeclarationIndex
    ) -> ClosureForm? {
        let sharesLive = ClientRequirements.sharesLive(resolved, in: index)
        return ClosureForm(
            isClass: ClientShape.isClass(resolved, ready), sharesLive: sharesLive,
            keepsLiveLocked: included.contains {
                ClientRequirements.setsLocked($0.requirement, in: resolved, isShared: sharesLive)
            })
    }

    func parameters(
        of resolved: ResolvedProtocol, _ included: [ResolvedRequirement], ready: [ReadyMember]
    ) -> [AssociatedType] {
        ClientRequirements.associatedTypes(of: resolved, in: included, ready: ready)
    }

    func plan(for included: [ResolvedRequirement], in context: DoubleContext) -> any KindPlan { ClientPlan() }

    /// The protocols with members that closures can stand for.
    private static let closed: Set<StandardProtocol.Name> = [
        .asyncIteratorProtocol, .customDebugStringConvertible, .customStringConvertible, .decodable, .encodable,
        .iteratorProtocol, .losslessStringConvertible, .rawRepresentable,
    ]
}

/// The plan of a client: the closures of each member.
struct ClientPlan: KindPlan {
    func complete(_ member: inout Member, of builder: MemberBuilder) { builder.addClosures(to: &member) }

    func shape(of outline: DoubleOutline) -> any KindShape { ClientShape(outline) }
}
