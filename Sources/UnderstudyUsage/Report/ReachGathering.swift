import UnderstudySemantics
import UnderstudySyntax

/// Collects what consumers do with values of one type that they take from properties of other types each time.
struct ReachGathering {
    private let report: UsageReport
    private let id: TypeID
    private let family: TypeSet

    private var table: SymbolTable { report.table }
    private var facts: UsageFacts { report.facts }

    init(_ report: UsageReport, _ id: TypeID) {
        self.report = report
        self.id = id
        family = report.table.family(of: [id])
    }

    /// What the consumers called `name` do, by the property that they take the values from.
    func values(reachedBy name: TypePath) -> [ReachedValues] {
        sources.flatMap { member, holds -> [ReachedValues] in
            let all = consumers(of: member)
            return all.filter { name.names(report.name(of: $0)) }.map { consumer in
                var found = gathered(consumer, member, holds)
                found.others = all.count - 1
                return found
            }
        }
    }

    /// The properties whose written type names the type, in the order of the sources.
    private var sources: [(MemberID, [Evidence.Hold])] {
        var found: [MemberID: [Evidence.Hold]] = [:]
        for hold in facts.byProtocol.holds[id] ?? [] {
            if case .property(let member)? = hold.holder { found[member, default: []].append(hold) }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Who uses values of the property other than its owner, in the order of the sources.
    private func consumers(of member: MemberID) -> [ConsumerKey] {
        let holder = Holder.property(member)
        var found: [ConsumerKey] = []
        var seen: Set<ConsumerKey> = []
        func add(_ consumer: ConsumerKey) {
            if let owner = table.members[member].owner, consumer == .type(owner) { return }
            if seen.insert(consumer).inserted { found.append(consumer) }
        }
        for use in facts.byHolder.uses[holder]?.of(family) ?? [] { add(use.consumer) }
        for handover in facts.byHolder.handovers[holder] ?? [] { add(handover.consumer) }
        return found
    }

    private func gathered(
        _ consumer: ConsumerKey, _ member: MemberID, _ holds: [Evidence.Hold]
    ) -> ReachedValues {
        let holder = Holder.property(member)
        var found = ReachedValues(
            consumer: report.name(of: consumer), location: report.location(of: consumer),
            source: source(member, holds))
        var seen: Set<MemberID> = []
        for use in facts.byHolder.uses[holder]?.of(family) ?? [] where use.consumer == consumer {
            let used = usedMember(use.requirement)
            if use.kind == .write { found.writes.insert(used.name) }
            if seen.insert(use.requirement).inserted { found.uses.append(used) }
        }
        var explained: Set<PlaceInFile> = []
        for handover in facts.byHolder.handovers[holder] ?? [] where handover.consumer == consumer {
            explained.insert(handover.place)
            if case .receiver(let member) = handover.to {
                if seen.insert(member).inserted { found.uses.append(usedMember(member)) }
            } else {
                note(.leaves, at: handover.place, in: &found)
            }
        }
        for mention in facts.byHolder.mentions[holder] ?? []
        where mention.consumer == consumer && mention.protocols.contains(id) && !explained.contains(mention.place) {
            note(.leaves, at: mention.place, in: &found)
        }
        for join in facts.byHolder.joins[holder] ?? [] where join.consumer == consumer {
            note(.leaves, at: join.place, in: &found)
        }
        for doubt in facts.byHolder.doubts[holder] ?? [] where doubt.consumer == consumer {
            note(.unresolved, at: doubt.place, in: &found)
        }
        found.accesses = accesses(to: member, by: consumer)
        return found
    }

    private func note(_ reason: PlaceObstacle.Reason, at place: PlaceInFile, in found: inout ReachedValues) {
        found.obstacles.append(PlaceObstacle(reason, at: report.location(place)))
    }

    private func source(_ member: MemberID, _ holds: [Evidence.Hold]) -> ReachedValues.Source {
        let owner = table.members[member].owner.map { table.types[$0] }
        let used = usedMember(member)
        return ReachedValues.Source(
            owner: owner?.path ?? "", ownerLocation: owner?.location ?? report.location(of: member), property: used,
            holds: holds.map { hold in
                ProtocolHold(
                    kind: hold.kind, location: table.files[hold.file].source.location(at: hold.range.lowerBound),
                    range: hold.range, isInvariant: hold.isInvariant)
            })
    }

    private func usedMember(_ member: MemberID) -> UsedMember {
        let info = table.members[member]
        return UsedMember(
            name: report.name(of: member), declaration: table.places[info.place].source[info.syntax],
            index: info.index, owner: info.owner.map { table.types[$0].path } ?? "", isRequirement: info.isRequirement)
    }

    /// Where `consumer` names the property, if a protocol requires it: uses of others are not recorded one by one.
    private func accesses(to member: MemberID, by consumer: ConsumerKey) -> [InSource<ByteRange>] {
        guard let owner = table.members[member].owner else { return [] }
        let uses = (facts.byProtocol.uses[owner] ?? []).filter { $0.requirement == member && $0.consumer == consumer }
        var seen: Set<PlaceInFile> = []
        return uses.filter { seen.insert($0.place).inserted }.map { use in
            let start = Int(use.place.offset)
            let end = start + table.members[member].name.utf8.count
            return table.files[use.place.file].source[ByteRange(start: start, end: end)]
        }
    }
}
