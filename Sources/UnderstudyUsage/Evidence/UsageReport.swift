import UnderstudySemantics
import UnderstudySyntax

/// Turns what bodies were found to do into the usage of each protocol.
struct UsageReport {
    private let table: SymbolTable
    private let evidence: Evidence
    private let index: DeclarationIndex
    private let handedOn: HandedOn
    private let isTestFile: [Bool]
    private let usesByProtocol: [TypeID?: [Evidence.Use]]
    private let handoversByProtocol: [TypeID?: [Evidence.Handover]]
    private let holdsByProtocol: [TypeID: [Evidence.Hold]]
    private let doubtsByProtocol: [TypeID: [Evidence.Doubt]]
    private let conformersByProtocol: [TypeID: [TypeID]]

    init(table: SymbolTable, evidence: Evidence, index: DeclarationIndex) {
        self.table = table
        self.evidence = evidence
        self.index = index
        handedOn = HandedOn(evidence)
        let common = TestCode.commonFolders(table.files.elements.map(\.source.path))
        isTestFile = table.files.elements.map { TestCode.isTest($0, below: common) }
        usesByProtocol = Dictionary(grouping: evidence.uses) { table.members[$0.requirement].owner }
        holdsByProtocol = Dictionary(grouping: evidence.holds) { $0.protocol }
        var doubts: [TypeID: [Evidence.Doubt]] = [:]
        for doubt in evidence.doubts {
            for id in Set(doubt.protocols) { doubts[id, default: []].append(doubt) }
        }
        doubtsByProtocol = doubts
        var handovers: [TypeID?: [Evidence.Handover]] = [:]
        for handover in evidence.handovers {
            let needs = handedOn.needs[handover.to] ?? []
            for id in Set(needs.map { table.members[$0.requirement].owner }) {
                handovers[id, default: []].append(handover)
            }
        }
        handoversByProtocol = handovers
        var conformers: [TypeID: [TypeID]] = [:]
        for type in table.types.elements {
            for ancestor in table.ancestors(of: type.id) where table.types[ancestor.type].kind == .protocol {
                conformers[ancestor.type, default: []].append(type.id)
            }
        }
        conformersByProtocol = conformers
    }

    /// The usage of `declaration`.
    func usage(of declaration: ProtocolDeclaration) -> ProtocolUsage {
        let own = OwnRequirements(index.resolve(declaration).requirements.filter { $0.origin.isSame(as: declaration) })
        let requirements = own.requirements
        var usage = ProtocolUsage(declaration: declaration, requirements: requirements)
        usage.forwarding = Set(
            requirements.indices.filter { index.onlyForwards(requirements[$0].requirement, of: declaration) }
                .map(RequirementID.init))
        usage.isGenerated = GeneratedCode.isGenerated(declaration.source)
        guard let id = protocolID(of: declaration) else { return usage }
        usage.isTest = isTestFile[table.types[id].file.number]
        let conformers = conformersByProtocol[id] ?? []
        let numbers = numbers(of: own, in: id)
        usage.consumers = consumers(of: id, Set(conformers), numbers)
        usage.conformers = conformers.filter { table.types[$0].kind != .protocol }.map(conformer).sorted {
            $0.location < $1.location
        }
        usage.refinements = refinements(of: id, conformers)
        let known = Set(conformers).union([id])
        usage.unresolved = (doubtsByProtocol[id] ?? []).filter { !isOf(known, $0.consumer) }.map { location($0.place) }
            .sorted()
        usage.isExtended = table.types[id].isExtended
        return usage
    }

    private func protocolID(of declaration: ProtocolDeclaration) -> TypeID? {
        let path = SymbolTable.plainPath(declaration.name)
        return table.typesByPath[path]?.first { table.types[$0].location == declaration.location }
            ?? table.typesByPath[path]?.first { table.types[$0].module == declaration.module }
    }

    /// Which of the usage's requirements each member of the protocol is.
    private func numbers(of own: OwnRequirements, in id: TypeID) -> [MemberID: RequirementID] {
        var numbers: [MemberID: RequirementID] = [:]
        for member in table.types[id].members.values.joined() where table.members[member].isRequirement {
            let info = table.members[member]
            let source = table.places[info.place].source
            let place = RequirementPlace(path: source.path, start: info.syntax.range.start, index: info.index)
            numbers[member] = own.id(at: place, named: info.name)
        }
        return numbers
    }

    // MARK: - Consumers

    private func consumers(
        of id: TypeID, _ conformers: Set<TypeID>, _ numbers: [MemberID: RequirementID]
    ) -> [ProtocolConsumer] {
        var consumers: [ConsumerKey: ProtocolConsumer] = [:]
        let excluded = conformers.union([id])
        func with(_ key: ConsumerKey, _ change: (inout ProtocolConsumer) -> Void) {
            guard !isOf(excluded, key) else { return }
            change(&consumers[key, default: consumer(key)])
        }
        for use in usesByProtocol[id] ?? [] {
            guard let number = numbers[use.requirement] else { continue }
            with(use.consumer) {
                $0.uses.append(RequirementUse(requirement: number, kind: use.kind, location: location(use.place)))
                $0.access = max($0.access, access(of: use.holder, by: use.consumer))
            }
        }
        for handover in handoversByProtocol[id] ?? [] {
            for need in handedOn.needs[handover.to] ?? [] where need.consumer != handover.consumer {
                guard let number = numbers[need.requirement] else { continue }
                with(handover.consumer) {
                    $0.uses.append(
                        RequirementUse(
                            requirement: number, kind: need.kind, location: location(handover.place),
                            through: name(need.consumer)))
                    $0.access = max($0.access, access(of: handover.from, by: handover.consumer))
                }
            }
        }
        for hold in holdsByProtocol[id] ?? [] where !isProtocol(hold.consumer) {
            with(hold.consumer) {
                let location = table.files[hold.file].source.location(at: hold.range.lowerBound)
                $0.holds.append(ProtocolHold(kind: hold.kind, location: location, range: hold.range))
            }
        }
        for doubt in doubtsByProtocol[id] ?? [] where consumers[doubt.consumer] != nil {
            with(doubt.consumer) { $0.isUncertain = true }
        }
        return consumers.values.map(Self.sorted).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    }

    /// How `consumer` comes by a value that `holder` keeps.
    private func access(of holder: Holder?, by consumer: ConsumerKey) -> ProtocolAccess {
        if case .property(let id)? = holder, let owner = table.members[id].owner {
            return consumer == .type(owner) ? .keeps : .reaches
        }
        if case .member = consumer { return .keeps }
        return .takes
    }

    private static func sorted(_ consumer: ProtocolConsumer) -> ProtocolConsumer {
        var result = consumer
        result.uses = Array(Set(consumer.uses)).sorted {
            ($0.location, $0.requirement, $0.through ?? "", $0.kind.rawValue)
                < ($1.location, $1.requirement, $1.through ?? "", $1.kind.rawValue)
        }
        var seen: Set<ProtocolHold> = []
        result.holds = consumer.holds.filter { seen.insert($0).inserted }.sorted { $0.location < $1.location }
        return result
    }

    private func isOf(_ types: Set<TypeID>, _ key: ConsumerKey) -> Bool {
        if case .type(let id) = key { types.contains(id) } else { false }
    }

    private func isProtocol(_ key: ConsumerKey) -> Bool {
        if case .type(let id) = key { table.types[id].kind == .protocol } else { false }
    }

    private func consumer(_ key: ConsumerKey) -> ProtocolConsumer {
        switch key {
        case .type(let id):
            let type = table.types[id]
            return ProtocolConsumer(
                name: type.path, module: type.module, location: type.location,
                isTest: isTestFile[type.file.number] || TestCode.isTest(typeNamed: type.path), access: .reaches)
        case .member(let id):
            let file = table.places[table.members[id].place].file
            return ProtocolConsumer(
                name: name(key), module: table.files[file].module, location: location(of: id),
                isTest: isTestFile[file.number], access: .reaches)
        }
    }

    private func name(_ key: ConsumerKey) -> String {
        switch key {
        case .type(let id): return table.types[id].path
        case .member(let id):
            let info = table.members[id]
            guard case .function(let function) = info.syntax.kind else { return info.name }
            return DeclarationName.of(function, in: table.places[info.place].source)
        }
    }

    // MARK: - Other findings

    private func conformer(_ id: TypeID) -> ProtocolConformer {
        let type = table.types[id]
        let isDouble = isTestFile[type.file.number] || TestCode.isTest(typeNamed: type.path)
        return ProtocolConformer(name: type.path, location: type.location, isDouble: isDouble)
    }

    private func refinements(of id: TypeID, _ conformers: [TypeID]) -> [String] {
        var names = Set(conformers.filter { table.types[$0].kind == .protocol }.map { table.types[$0].path })
        for alias in table.aliases.elements {
            guard case .composition = alias.type.syntax.form,
                case .bounded(let bounds) = table.resolve(alias.type), bounds.contains(id)
            else { continue }
            names.insert(alias.name)
        }
        return names.sorted()
    }

    private func location(_ place: PlaceInFile) -> SourceLocation {
        table.files[place.file].source.location(at: Int(place.offset))
    }

    private func location(of member: MemberID) -> SourceLocation {
        let info = table.members[member]
        return table.places[info.place].source.location(at: info.syntax.introducer.lowerBound)
    }
}

extension ProtocolDeclaration {
    /// Whether both are one declaration.
    fileprivate func isSame(as other: ProtocolDeclaration) -> Bool {
        source === other.source && details.name == other.details.name
    }
}
