import UnderstudySemantics
import UnderstudySyntax

/// Collects the places of one type, and what is known about each.
struct PlaceGathering {
    let report: UsageReport
    private let evidence: EvidenceByHolder
    /// The type; several for a composition.
    let roots: [TypeID]
    /// The name of the type.
    let name: String
    /// The type and all that it inherits from: their members are used through the places.
    private let family: TypeSet
    let conformers: Set<TypeID>
    private let numbers: [MemberID: RequirementID]
    var graph = PlaceGraph()
    private var holders: [Holder] = []
    private var ids: [Holder: TypedPlaceID] = [:]
    private var members: [MemberID: UsedMemberID] = [:]
    private var consumers: [ConsumerKey] = []
    private var looseUses: [ConsumerKey: LooseUses] = [:]
    var rivals: [RivalKey: Set<MemberID>] = [:]

    var table: SymbolTable { report.table }

    init(
        _ report: UsageReport, _ id: TypeID, conformers: Set<TypeID>, numbers: [MemberID: RequirementID]
    ) {
        self.init(report, [id], named: report.table.types[id].simpleName, conformers: conformers, numbers: numbers)
    }

    /// The places of the composition of `roots` that is called `name`.
    init(
        _ report: UsageReport, _ roots: [TypeID], named name: String, conformers: Set<TypeID> = [],
        numbers: [MemberID: RequirementID] = [:]
    ) {
        self.report = report
        self.roots = roots
        family = report.table.family(of: roots)
        self.name = name
        self.conformers = conformers
        self.numbers = numbers
        evidence = report.facts.byHolder
    }

    /// The graph of all places.
    mutating func gathered() -> PlaceGraph {
        addPlaces()
        for number in graph.places.indices { describe(TypedPlaceID(number)) }
        addWitnesses()
        return graph
    }

    // MARK: - Places

    private mutating func addPlaces() {
        var holds: [Holder: [Evidence.Hold]] = [:]
        var seen: Set<ByteRangeInFile> = []
        let all = roots.first.flatMap { report.facts.byProtocol.holds[$0] } ?? []
        for hold in all where roots.count == 1 || isNamed(table.files[hold.file].source[hold.range]) {
            guard let holder = hold.holder, seen.insert(ByteRangeInFile(hold)).inserted else { continue }
            if holds[holder] == nil { holders.append(holder) }
            holds[holder, default: []].append(hold)
        }
        holders = holders.sorted { Self.place(of: holds[$0]?.first) < Self.place(of: holds[$1]?.first) }
        for holder in holders {
            guard let own = holds[holder], let first = own.first else { continue }
            ids[holder] = TypedPlaceID(graph.places.count)
            consumers.append(first.consumer)
            graph.places.append(makePlace(of: holder, holding: own, from: first))
        }
    }

    private static func place(of hold: Evidence.Hold?) -> (Int, Int32) {
        (hold?.file.number ?? 0, hold?.range.start ?? 0)
    }

    private func makePlace(
        of holder: Holder, holding holds: [Evidence.Hold], from first: Evidence.Hold
    ) -> TypedPlace {
        let file = table.files[first.file]
        var place = TypedPlace(
            kind: first.kind, name: name(of: holder), owner: report.name(of: first.consumer),
            ownerLocation: report.location(of: first.consumer),
            holds: holds.map { hold in
                ProtocolHold(
                    kind: hold.kind, location: table.files[hold.file].source.location(at: hold.range.lowerBound),
                    range: hold.range, isInvariant: hold.isInvariant)
            })
        place.module = file.module
        place.type = roots.count == 1 ? table.types[roots[0]].path : name
        place.isTest = report.isTest(first.consumer, in: first.file)
        return place
    }

    private func name(of holder: Holder) -> String {
        switch holder {
        case .property(let member): table.members[member].name
        case .parameter(let member, let number): table.signature(of: member).parameters[safe: number]?.name ?? "_"
        case .generic(let member, let number):
            table.members[member].genericParameters.dropFirst(number).first.map { parameter in
                table.places[table.members[member].place].source.text(in: parameter.name)
            } ?? ""
        case .genericOfType(let type, let number):
            table.types[type].generics.dropFirst(number).first?.name ?? ""
        case .local, .receiver, .result: ""
        }
    }

    // MARK: - What is done with each

    private mutating func describe(_ id: TypedPlaceID) {
        let holder = holders[id.number]
        let consumer = consumers[id.number]
        addLooseUses(of: consumer, to: id)
        for doubt in evidence.looseDoubts[consumer] ?? [] where doubt.protocols.contains(where: family.contains) {
            note(.unresolved, at: doubt.place, id)
        }
        for reliance in evidence.looseReliances[consumer] ?? [] { add(reliance, to: id) }
        for source in [holder] + table.parameters(of: holder) { addEvidence(of: source, to: id) }
        graph[id].gifts.sort { ($0.path, $0.range.start) < ($1.path, $1.range.start) }
        graph[id].reliances = Set(graph[id].reliances).sorted {
            ($0.location, $0.kind.rawValue) < ($1.location, $1.kind.rawValue)
        }
        noteDeclaration(of: holder, consumer, id)
        graph[id].obstacles = Array(Set(graph[id].obstacles)).sorted {
            ($0.location, $0.reason.rawValue) < ($1.location, $1.reason.rawValue)
        }
    }

    /// Adds what happens to the values that `holder` keeps.
    private mutating func addEvidence(of holder: Holder, to id: TypedPlaceID) {
        for use in evidence.uses[holder]?.of(family) ?? [] { add(use, to: id) }
        for doubt in evidence.doubts[holder] ?? [] where doubt.protocols.contains(where: family.contains) {
            note(.unresolved, at: doubt.place, id)
        }
        var explained: Set<PlaceInFile> = []
        for handover in evidence.handovers[holder] ?? [] {
            explained.insert(handover.place)
            add(handover, to: id)
        }
        for mention in evidence.mentions[holder] ?? []
        where !explained.contains(mention.place) && !roots.allSatisfy({ !mention.protocols.contains($0) }) {
            note(.leaves, at: mention.place, id)
        }
        for reliance in evidence.reliances[holder] ?? [] { add(reliance, to: id) }
        for join in evidence.joins[holder] ?? [] {
            if let other = ids[join.holder] {
                addWay(PlaceWay(from: id, to: other))
            } else {
                note(.leaves, at: join.place, id)
            }
        }
        for choice in evidence.choices[holder] ?? [] where choice.protocols.contains(where: family.contains) {
            note(.overload, at: choice.place, id)
        }
        for gift in evidence.gifts[holder] ?? [] { addGift(gift, to: id) }
        noteUnseenGifts(to: holder, id)
        for gift in report.facts.openGifts[holder] ?? [] { addOpenGift(gift, to: id) }
    }

    /// Its value is known as nothing but the place's type.
    private mutating func addOpenGift(_ gift: Evidence.OpenGift, to id: TypedPlaceID) {
        note(.inferred, at: gift.place, id)
        let path = table.files[gift.place.file].source.path
        let range = ByteRange(start: Int(gift.place.offset), end: Int(gift.end))
        graph[id].inferredGifts.append(InferredGift(path: path, range: range, statement: gift.statement))
        if let number = graph[id].gifts.firstIndex(where: { $0.path == path && $0.range == range }) {
            graph[id].gifts[number].isKnownAsType = true
        } else {
            graph[id].gifts.append(PlaceGift(path: path, range: range, source: nil, isKnownAsType: true))
        }
    }

    /// Notes that `holder` may get values that are not known, since its function is passed as a value.
    private mutating func noteUnseenGifts(to holder: Holder, _ id: TypedPlaceID) {
        guard let member = holder.member else { return }
        if let place = report.facts.namedFunctions[member] { note(.functionValue, at: place, id) }
        guard case .parameter(_, let number) = holder else { return }
        let labels = table.signature(of: member).parameters.map(\.label)
        let unknown = report.facts.unknownArguments[table.members[member].name] ?? [:]
        let own = table.files[table.places[table.members[member].place].file].module
        let places = unknown.filter { argument, _ in
            report.facts.reach.mayHave(argument.module, valuesOf: own)
                && argument.mayBe(labels[safe: number] ?? nil, of: labels)
        }.values
        if let place = places.min(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
            note(.unknownOwner, at: place, id)
        }
    }

    /// The place that keeps the values of `holder`.
    private mutating func place(of holder: Holder) -> TypedPlaceID? {
        ids[holder] ?? table.generic(of: holder).flatMap { ids[$0] }
    }

    private mutating func add(_ use: Evidence.Use, to id: TypedPlaceID) {
        let member = usedMember(use.requirement)
        graph[id].uses.insert(member)
        if use.kind == .write { graph[id].writes.insert(member) }
    }

    /// What a consumer does with values without a known holder may concern the values of any of its places.
    private mutating func addLooseUses(of consumer: ConsumerKey, to id: TypedPlaceID) {
        guard let uses = evidence.looseUses[consumer] else { return }
        if let known = looseUses[consumer] {
            graph[id].uses.formUnion(known.uses)
            graph[id].writes.formUnion(known.writes)
            return
        }
        let before = (graph[id].uses, graph[id].writes)
        (graph[id].uses, graph[id].writes) = ([], [])
        for use in uses.of(family) { add(use, to: id) }
        looseUses[consumer] = LooseUses(uses: graph[id].uses, writes: graph[id].writes)
        graph[id].uses.formUnion(before.0)
        graph[id].writes.formUnion(before.1)
    }

    private mutating func add(_ handover: Evidence.Handover, to id: TypedPlaceID) {
        if case .receiver(let member) = handover.to {
            guard let owner = table.members[member].owner else { return }
            if family.contains(owner) {
                graph[id].uses.insert(usedMember(member))
            } else if table.types[owner].kind == .external {
                rely(on: .inherited, report.name(of: member), at: handover.place, id)
            }
        } else if let target = place(of: handover.to) {
            if target != id { addWay(PlaceWay(from: id, to: target)) }
        } else if let bounds = inheritedBounds(of: handover.to) {
            graph[id].handedAs.formUnion(bounds.map { table.types[$0].path })
        } else {
            note(.leaves, at: handover.place, id)
        }
    }

    /// The type of a holder, if it inherits all of that and more.
    private mutating func inheritedBounds(of holder: Holder) -> [TypeID]? {
        let bounds: [TypeID] =
            switch holder {
            case .property(let member): table.signature(of: member).result.heldBounds
            case .parameter(let member, let number):
                table.signature(of: member).parameters[safe: number]?.type.heldBounds ?? []
            case .receiver, .result, .local, .generic, .genericOfType: []
            }
        return !bounds.isEmpty && bounds.allSatisfy { family.contains($0) && [$0] != roots } ? bounds : nil
    }

    private mutating func addWay(_ way: PlaceWay) {
        if ways.insert(way).inserted { graph.ways.append(way) }
    }

    private var ways: Set<PlaceWay> = []

    private mutating func addGift(_ gift: Evidence.Handover, to id: TypedPlaceID) {
        let range = ByteRange(start: Int(gift.place.offset), end: Int(gift.end))
        graph[id].gifts.append(
            PlaceGift(
                path: table.files[gift.place.file].source.path, range: range,
                source: gift.from.flatMap { place(of: $0) },
                isKnownAsType: gift.isFollowed))
    }

    private mutating func usedMember(_ used: MemberID) -> UsedMemberID {
        if let known = members[used] { return known }
        let member = report.table.restating(used, in: roots)
        if member != used {
            let id = usedMember(member)
            members[used] = id
            return id
        }
        let info = table.members[member]
        let id = UsedMemberID(graph.members.count)
        graph.members.append(
            UsedMember(
                name: report.name(of: member), declaration: table.places[info.place].source[info.syntax],
                index: info.index, owner: info.owner.map { table.types[$0].path } ?? "",
                isRequirement: info.isRequirement, requirement: numbers[member]))
        members[member] = id
        return id
    }

    private mutating func add(_ reliance: Evidence.Reliance, to id: TypedPlaceID) {
        guard reliance.mention.protocols.contains(where: family.contains) else { return }
        rely(on: reliance.kind, reliance.name, at: reliance.mention.place, id)
    }

    private mutating func rely(
        on kind: PlaceReliance.Kind, _ name: String, at place: PlaceInFile, _ id: TypedPlaceID
    ) {
        graph[id].reliances.append(PlaceReliance(kind: kind, name: name, location: report.location(place)))
    }

    private mutating func note(_ reason: PlaceObstacle.Reason, at place: PlaceInFile, _ id: TypedPlaceID) {
        graph[id].obstacles.append(PlaceObstacle(reason, at: report.location(place)))
    }

    // MARK: - Witnesses

    /// Ties each place to those in the members that it implements or overrides: they change together or not at all.
    private mutating func addWitnesses() {
        for number in graph.places.indices {
            let id = TypedPlaceID(number)
            var isTied = false
            for other in holders[number].member.map(report.implemented) ?? [] {
                guard let holder = holders[number].moved(to: other) else { continue }
                if let target = ids[holder] {
                    addWay(PlaceWay(from: id, to: target))
                    addWay(PlaceWay(from: target, to: id))
                    isTied = true
                } else {
                    graph[id].obstacles.append(PlaceObstacle(.witness, at: graph[id].holds[0].location))
                }
            }
            if graph[id].isTest, !isTied {
                graph[id].obstacles.append(PlaceObstacle(.test, at: graph[id].holds[0].location))
            }
        }
    }
}

/// The members that a consumer uses of values without a known holder.
private struct LooseUses {
    let uses: Set<UsedMemberID>
    let writes: Set<UsedMemberID>
}

/// The bytes of a type's name.
private struct ByteRangeInFile: Hashable {
    let file: FileID
    let range: ByteRange

    init(_ hold: Evidence.Hold) {
        file = hold.file
        range = hold.range
    }
}

extension Holder {
    /// The member that the place is, or is a parameter of.
    var member: MemberID? {
        switch self {
        case .property(let member), .parameter(let member, _), .generic(let member, _): member
        case .receiver, .result, .local, .genericOfType: nil
        }
    }

    /// The same place in another member: its parameter with the same number.
    func moved(to other: MemberID) -> Holder? {
        switch self {
        case .property: .property(other)
        case .parameter(_, let number): .parameter(other, number)
        case .generic(_, let number): .generic(other, number)
        case .receiver, .result, .local, .genericOfType: nil
        }
    }
}
