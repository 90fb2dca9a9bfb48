/// Follows values that are passed on, through parameters and properties, to their final uses.
struct HandedOn {
    /// The requirements that are used through each holder, and through the holders that its values are passed to.
    ///
    /// The users are not kept: otherwise n functions that pass a value round would each have the uses of all.
    private(set) var needs: [Holder: Set<MemberID>] = [:]

    init(_ evidence: Evidence) {
        for use in evidence.uses {
            guard let holder = use.holder else { continue }
            needs[holder, default: []].insert(use.requirement)
        }
        spread(evidence.handovers)
    }

    /// Propagates needs backwards along handovers until nothing changes, so that cycles do no harm.
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
