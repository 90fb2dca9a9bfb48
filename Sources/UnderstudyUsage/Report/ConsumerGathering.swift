import UnderstudySemantics
import UnderstudySyntax

/// Collects who uses and holds one protocol.
struct ConsumerGathering {
    private let report: UsageReport
    private let id: TypeID
    private let conformers: Set<TypeID>
    private let numbers: [MemberID: RequirementID]
    /// What each member of the protocol's extensions uses, also through other such members.
    private let usesOfMembers: [MemberID: Set<RequirementID>]

    private var table: SymbolTable { report.table }

    init(
        _ report: UsageReport, _ id: TypeID, conformers: Set<TypeID>, numbers: [MemberID: RequirementID]
    ) {
        self.report = report
        self.id = id
        self.conformers = conformers
        self.numbers = numbers
        var uses: [MemberID: Set<RequirementID>] = [:]
        for (holder, needs) in report.facts.byProtocol.needs[id] ?? [] {
            guard case .receiver(let member) = holder else { continue }
            uses[member, default: []].formUnion(needs.compactMap { numbers[$0] })
        }
        usesOfMembers = uses
    }

    /// How each member that an extension of the protocol adds uses its requirements, in source order.
    func extensionUses(_ own: OwnRequirements) -> [ExtensionUse] {
        let numbers = Dictionary(
            own.requirements.enumerated().map { ($0.element.requirement.name, RequirementID($0.offset)) },
            uniquingKeysWith: { first, _ in first })
        return usesOfMembers.keys.sorted().map { member in
            let name = report.name(of: member)
            return ExtensionUse(member: name, implements: numbers[name], uses: usesOfMembers[member] ?? [])
        }
    }

    /// Everything that uses the protocol or holds it, sorted by place.
    func consumers() -> [ProtocolConsumer] {
        var found: [ConsumerKey: ProtocolConsumer] = [:]
        addUses(to: &found)
        addHandovers(to: &found)
        for hold in report.facts.byProtocol.holds[id] ?? [] where !isProtocol(hold.consumer) {
            with(hold.consumer, in: &found) {
                let location = table.files[hold.file].source.location(at: hold.range.lowerBound)
                $0.holds.append(
                    ProtocolHold(
                        kind: hold.kind, location: location, range: hold.range, isInvariant: hold.isInvariant))
            }
        }
        for (holder, needs) in report.facts.byProtocol.needs[id] ?? [] {
            guard let owner = owner(of: holder), found[owner] != nil else { continue }
            found[owner]?.needs.formUnion(needs.compactMap { numbers[$0] })
        }
        for mention in report.facts.byProtocol.mentions[id] ?? [] {
            let owner = mention.holder.flatMap(owner) ?? mention.consumer
            found[owner]?.isMentioned = true
        }
        for doubt in report.facts.byProtocol.doubts[id] ?? [] { found[doubt.consumer]?.isUncertain = true }
        return found.values.map(Self.sorted).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    }

    private func addUses(to found: inout [ConsumerKey: ProtocolConsumer]) {
        for use in report.facts.byProtocol.uses[id] ?? [] {
            guard let number = numbers[use.requirement] else { continue }
            with(use.consumer, in: &found) {
                $0.uses.append(
                    RequirementUse(requirement: number, kind: use.kind, location: report.location(use.place)))
                $0.needs.insert(number)
                $0.access = max($0.access, access(of: use.holder, by: use.consumer))
            }
        }
    }

    private func addHandovers(to found: inout [ConsumerKey: ProtocolConsumer]) {
        for handover in report.facts.byProtocol.handovers[id] ?? [] {
            let location = report.location(handover.place)
            if case .receiver(let member) = handover.to {
                // A consumer that calls a member added by an extension uses what that member uses.
                with(handover.consumer, in: &found) {
                    for number in (usesOfMembers[member] ?? []).sorted() {
                        $0.uses.append(
                            RequirementUse(
                                requirement: number, kind: .call, location: location, isThroughExtension: true))
                        $0.needs.insert(number)
                    }
                    $0.usesExtension = true
                    $0.access = max($0.access, access(of: handover.from, by: handover.consumer))
                }
            } else if let receiver = owner(of: handover.to), receiver != handover.consumer {
                with(handover.consumer, in: &found) {
                    $0.handsTo.append(ValueHandover(receiver: name(receiver), location: location))
                    $0.access = max($0.access, access(of: handover.from, by: handover.consumer))
                }
            }
        }
    }

    private func with(
        _ key: ConsumerKey, in found: inout [ConsumerKey: ProtocolConsumer], _ change: (inout ProtocolConsumer) -> Void
    ) {
        guard !key.isOne(of: conformers), key != .type(id) else { return }
        change(&found[key, default: consumer(key)])
    }

    /// The consumer that a holder belongs to; `nil` for members of protocol extensions.
    private func owner(of holder: Holder) -> ConsumerKey? {
        switch holder {
        case .property(let member), .parameter(let member, _):
            table.members[member].owner.map { .type($0) } ?? .member(member)
        case .receiver, .result, .local, .generic, .genericOfType: nil
        }
    }

    /// How `consumer` accesses a value that `holder` keeps.
    private func access(of holder: Holder?, by consumer: ConsumerKey) -> ProtocolAccess {
        if case .property(let id)? = holder, let owner = table.members[id].owner {
            return consumer == .type(owner) ? .keeps : .reaches
        }
        if case .type = consumer { return .takes }
        return .keeps
    }

    private static func sorted(_ consumer: ProtocolConsumer) -> ProtocolConsumer {
        var result = consumer
        result.uses = []
        for use in consumer.uses.sorted(by: comesBefore) where use != result.uses.last { result.uses.append(use) }
        var receivers: Set<String> = []
        result.handsTo = consumer.handsTo.sorted { ($0.location, $0.receiver) < ($1.location, $1.receiver) }
            .filter { receivers.insert($0.receiver).inserted }
        var seen: Set<ProtocolHold> = []
        result.holds = consumer.holds.filter { seen.insert($0).inserted }.sorted { $0.location < $1.location }
        return result
    }

    private static func comesBefore(_ use: RequirementUse, _ other: RequirementUse) -> Bool {
        if use.isThroughExtension != other.isThroughExtension, use.location == other.location,
            use.requirement == other.requirement, use.kind == other.kind
        {
            return other.isThroughExtension
        }
        return (use.location, use.requirement, use.kind.rawValue)
            < (other.location, other.requirement, other.kind.rawValue)
    }

    private func isProtocol(_ key: ConsumerKey) -> Bool {
        if case .type(let id) = key { table.types[id].kind == .protocol } else { false }
    }

    private func consumer(_ key: ConsumerKey) -> ProtocolConsumer {
        switch key {
        case .type(let id):
            let type = table.types[id]
            var consumer = ProtocolConsumer(
                name: type.path, module: type.module, location: type.location,
                isTest: report.facts.isTestFile[type.file.number] || TestCode.isTest(typeNamed: type.path),
                access: .reaches)
            consumer.isBoundByOthers = report.isBoundByOthers(id)
            return consumer
        case .member(let id):
            let file = table.places[table.members[id].place].file
            return ProtocolConsumer(
                name: name(key), module: table.files[file].module, location: report.location(of: id),
                isTest: report.isTest(key, in: file), access: .reaches)
        case .file(let file):
            return ProtocolConsumer(
                name: name(key), module: table.files[file].module, location: report.location(of: key),
                isTest: report.facts.isTestFile[file.number], access: .reaches)
        }
    }

    private func name(_ key: ConsumerKey) -> String { report.name(of: key) }
}

extension ConsumerKey {
    /// Whether it is one of `types`.
    func isOne(of types: Set<TypeID>) -> Bool {
        if case .type(let id) = self { types.contains(id) } else { false }
    }
}
