/// Follows values that are handed on, through parameters and properties, to what is done with them in the end.
struct HandedOn {
    /// A requirement, and who uses it.
    struct Need: Hashable {
        let requirement: MemberID
        let consumer: ConsumerKey
        let kind: RequirementUse.Kind
    }

    /// What is done through each holder, and through those that its values go on to.
    private(set) var needs: [Holder: Set<Need>] = [:]

    init(_ evidence: Evidence) {
        for use in evidence.uses {
            guard let holder = use.holder else { continue }
            needs[holder, default: []].insert(
                Need(requirement: use.requirement, consumer: use.consumer, kind: use.kind))
        }
        spread(evidence.handovers)
    }

    /// Carries needs back along the ways that values go until nothing changes: so a circle does no harm.
    private mutating func spread(_ handovers: Set<Evidence.Handover>) {
        var sources: [Holder: Set<Holder>] = [:]
        for handover in handovers {
            guard let from = handover.from, from != handover.to else { continue }
            sources[handover.to, default: []].insert(from)
        }
        var pending = Array(needs.keys)
        var isPending = Set(pending)
        while let holder = pending.popLast() {
            isPending.remove(holder)
            let own = needs[holder] ?? []
            for source in sources[holder] ?? [] {
                let before = needs[source]?.count ?? 0
                needs[source, default: []].formUnion(own)
                if needs[source]?.count != before, isPending.insert(source).inserted { pending.append(source) }
            }
        }
    }
}
