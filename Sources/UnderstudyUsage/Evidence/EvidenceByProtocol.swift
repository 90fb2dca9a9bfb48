/// What bodies were found to do, by the protocol that it is about.
struct EvidenceByProtocol {
    private(set) var uses: [TypeID: [Evidence.Use]] = [:]
    private(set) var holds: [TypeID: [Evidence.Hold]] = [:]
    private(set) var doubts: [TypeID: [Evidence.Doubt]] = [:]
    private(set) var mentions: [TypeID: [Evidence.Mention]] = [:]
    /// The ways that values of the protocol go; what nobody knows to end at a use is among them.
    private(set) var handovers: [TypeID: [Evidence.Handover]] = [:]
    /// The holders through which something of the protocol is used, with what.
    private(set) var needs: [TypeID: [(holder: Holder, needs: [HandedOn.Need])]] = [:]

    init(_ evidence: Evidence, _ table: SymbolTable) {
        for use in evidence.uses {
            if let owner = table.members[use.requirement].owner { uses[owner, default: []].append(use) }
        }
        for hold in evidence.holds { holds[hold.protocol, default: []].append(hold) }
        for doubt in evidence.doubts {
            for id in Set(doubt.protocols) { doubts[id, default: []].append(doubt) }
        }
        for mention in evidence.mentions {
            for id in Set(mention.protocols) { mentions[id, default: []].append(mention) }
        }
        for handover in evidence.handovers {
            for id in Self.protocols(held: handover.to, table) { handovers[id, default: []].append(handover) }
        }
        for (holder, all) in HandedOn(evidence).needs {
            for (owner, needs) in Dictionary(grouping: all, by: { table.members[$0.requirement].owner }) {
                if let owner { self.needs[owner, default: []].append((holder, needs)) }
            }
        }
    }

    /// The protocols that values of `holder` are of, those inherited included.
    private static func protocols(held holder: Holder, _ table: SymbolTable) -> Set<TypeID> {
        let bounds: [TypeID] =
            switch holder {
            case .property(let id): table.signature(of: id).result.heldBounds
            case .parameter(let id, let number): table.signature(of: id).parameters[safe: number]?.type.heldBounds ?? []
            case .receiver(let id): table.members[id].owner.map { [$0] } ?? []
            }
        return bounds.reduce(into: []) { all, bound in
            all.insert(bound)
            all.formUnion(table.ancestors(of: bound).map(\.type))
        }
    }
}
