import UnderstudySemantics
import UnderstudySyntax

extension UsageReport {
    /// Where each consumer uses values of the type `id` that no property, parameter or variable of it holds: those that a
    /// function or a subscript returns.
    func takers(of id: TypeID) -> [(name: String, location: SourceLocation)] {
        var first: [ConsumerKey: PlaceInFile] = [:]
        for type in [id] + table.lineage(of: id).all {
            for use in facts.byProtocol.uses[type] ?? [] where first[use.consumer] == nil && isReturned(use.holder) {
                first[use.consumer] = use.place
            }
        }
        return first.map { (name(of: $0.key), location($0.value)) }.sorted { $0.location < $1.location }
    }

    private func isReturned(_ holder: Holder?) -> Bool {
        switch holder {
        case nil, .result?: true
        default: false
        }
    }

    /// What each consumer takes of the member called `member` of the type `id`.
    func taken(_ member: String, of id: TypeID) -> [TakenMember] {
        var found: [ConsumerKey: [PlaceInFile]] = [:]
        var written: Set<ConsumerKey> = []
        var declared: MemberID?
        for use in facts.byProtocol.uses[id] ?? [] where name(of: use.requirement) == member {
            if use.consumer == .type(id) { continue }
            declared = use.requirement
            if use.kind == .write { written.insert(use.consumer) }
            found[use.consumer, default: []].append(use.place)
        }
        guard let declared else { return [] }
        let info = table.members[declared]
        let used = UsedMember(
            name: member, declaration: table.places[info.place].source[info.syntax], index: info.index,
            owner: table.types[id].path, isRequirement: info.isRequirement)
        return found.map { consumer, places in
            let accesses = Set(places).sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.map { place in
                let start = Int(place.offset)
                return table.files[place.file].source[ByteRange(start: start, end: start + member.utf8.count)]
            }
            return TakenMember(
                consumer: name(of: consumer), location: location(of: consumer), member: used,
                isWritten: written.contains(consumer), accesses: accesses)
        }.sorted { $0.location < $1.location }
    }
}

extension UsageResolver {
    /// Where each consumer first uses a value of `type` that a function or a subscript returns.
    package func takers(
        of type: StudiedType, in findings: [Findings]
    ) -> [(name: String, location: SourceLocation)] {
        let report = UsageReport(facts(in: findings))
        let found = (report.table.typesByPath[type.path] ?? []).first {
            report.table.types[$0].location == type.location
        }
        return found.map(report.takers) ?? []
    }

    /// What each consumer takes of the member called `member` of `type`, in the order of the sources.
    package func taken(_ member: String, of type: StudiedType, in findings: [Findings]) -> [TakenMember] {
        let report = UsageReport(facts(in: findings))
        let found = (report.table.typesByPath[type.path] ?? []).first {
            report.table.types[$0].location == type.location
        }
        return found.map { report.taken(member, of: $0) } ?? []
    }
}
