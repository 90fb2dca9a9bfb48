/// The evidence from bodies, by protocol.
struct EvidenceByProtocol: Sendable {
    private(set) var uses: [TypeID: [Evidence.Use]] = [:]
    private(set) var holds: [TypeID: [Evidence.Hold]] = [:]
    private(set) var doubts: [TypeID: [Evidence.Doubt]] = [:]
    /// The doubts that the compiler settled.
    private(set) var settled: [TypeID: [Evidence.Doubt]] = [:]
    private(set) var mentions: [TypeID: [Evidence.Mention]] = [:]
    /// The handovers of values of the protocol, whether or not they lead to a use.
    private(set) var handovers: [TypeID: [Evidence.Handover]] = [:]
    /// The holders through which requirements of the protocol are used, with these requirements.
    private(set) var needs: [TypeID: [(holder: Holder, needs: [MemberID])]] = [:]

    init(_ evidence: Evidence, _ table: SymbolTable) {
        for use in evidence.uses {
            if let owner = table.members[use.requirement].owner { uses[owner, default: []].append(use) }
        }
        for hold in evidence.holds { holds[hold.protocol, default: []].append(hold) }
        for doubt in evidence.doubts {
            for id in Set(doubt.protocols) { doubts[id, default: []].append(doubt) }
        }
        for doubt in evidence.settled {
            for id in Set(doubt.protocols) { settled[id, default: []].append(doubt) }
        }
        for mention in evidence.mentions {
            for id in Set(mention.protocols) { mentions[id, default: []].append(mention) }
        }
        for handover in evidence.handovers where !Self.isToRequirement(handover, table) {
            for id in Self.protocols(held: handover.to, table) { handovers[id, default: []].append(handover) }
        }
        for (holder, all) in HandedOn(evidence).needs {
            for (owner, needs) in Dictionary(grouping: all, by: { table.members[$0].owner }) {
                if let owner { self.needs[owner, default: []].append((holder, needs)) }
            }
        }
    }

    /// Whether the value goes to the implementations of a requirement.
    private static func isToRequirement(_ handover: Evidence.Handover, _ table: SymbolTable) -> Bool {
        guard case .parameter(let id, _) = handover.to else { return false }
        return table.members[id].isRequirement
    }

    /// The protocols of the values of `holder`, including inherited ones.
    private static func protocols(held holder: Holder, _ table: SymbolTable) -> Set<TypeID> {
        let bounds: [TypeID] =
            switch holder {
            case .property(let id): table.signature(of: id).result.heldBounds
            case .parameter(let id, let number): table.signature(of: id).parameters[safe: number]?.type.heldBounds ?? []
            case .receiver(let id): table.members[id].owner.map { [$0] } ?? []
            case .result, .local, .generic, .genericOfType: []
            }
        return bounds.reduce(into: []) { all, bound in
            all.insert(bound)
            all.formUnion(table.lineage(of: bound).all)
        }
    }
}
