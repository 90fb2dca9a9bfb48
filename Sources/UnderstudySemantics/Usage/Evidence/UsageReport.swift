import UnderstudySyntax

/// Turns what bodies were found to do into the usage of each protocol.
struct UsageReport {
    private let table: TypeTable
    private let evidence: Evidence
    private let index: DeclarationIndex
    private let handedOn: HandedOn
    private let isTestFile: [Bool]
    private let usesByProtocol: [Int: [Evidence.Use]]
    private let handovers: [Evidence.Handover]
    private let holdsByProtocol: [Int: [Evidence.Hold]]
    private let doubtsByProtocol: [Int: [Evidence.Doubt]]
    private let conformersByProtocol: [Int: [Int]]

    init(table: TypeTable, evidence: Evidence, index: DeclarationIndex) {
        self.table = table
        self.evidence = evidence
        self.index = index
        handedOn = HandedOn(evidence)
        let common = TestCode.commonFolders(table.files.map(\.source.path))
        isTestFile = table.files.map { TestCode.isTest($0, below: common) }
        usesByProtocol = Dictionary(grouping: evidence.uses) { table.members[$0.requirement].owner ?? -1 }
        holdsByProtocol = Dictionary(grouping: evidence.holds) { $0.protocol }
        var doubts: [Int: [Evidence.Doubt]] = [:]
        for doubt in evidence.doubts {
            for id in Set(doubt.protocols) { doubts[id, default: []].append(doubt) }
        }
        doubtsByProtocol = doubts
        handovers = evidence.handovers.sorted {
            ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
        }
        var conformers: [Int: [Int]] = [:]
        for type in table.types {
            for ancestor in table.ancestors(of: type.id) where table.types[ancestor.type].kind == .protocol {
                conformers[ancestor.type, default: []].append(type.id)
            }
        }
        conformersByProtocol = conformers
    }

    /// The usage of `declaration`.
    func usage(of declaration: ProtocolDeclaration) -> ProtocolUsage {
        let requirements = index.resolve(declaration).requirements.filter { $0.origin.isSame(as: declaration) }
        var usage = ProtocolUsage(declaration: declaration, requirements: requirements)
        usage.forwarding = Set(
            requirements.indices.filter { index.onlyForwards(requirements[$0].requirement, of: declaration) })
        usage.isGenerated = GeneratedCode.isGenerated(declaration.source)
        guard let id = protocolID(of: declaration) else { return usage }
        usage.isTest = isTestFile[table.types[id].file]
        let conformers = conformersByProtocol[id] ?? []
        let numbers = numbers(of: requirements, in: id)
        usage.consumers = consumers(of: id, Set(conformers), numbers)
        usage.conformers = conformers.filter { table.types[$0].kind != .protocol }.map(conformer).sorted {
            $0.location < $1.location
        }
        usage.refinements = refinements(of: id, declaration, conformers)
        let known = Set(conformers).union([id])
        usage.unresolved = (doubtsByProtocol[id] ?? []).filter { !isOf(known, $0.consumer) }.map { location($0.place) }
            .sorted()
        usage.isExtended = (index.extensions[declaration.simpleName] ?? []).contains {
            $0.path.matches(declaration.name, module: declaration.module)
        }
        return usage
    }

    private func protocolID(of declaration: ProtocolDeclaration) -> Int? {
        let path = TypeTable.plainPath(declaration.name)
        return table.typesByPath[path]?.first { table.types[$0].location == declaration.location }
            ?? table.typesByPath[path]?.first { table.types[$0].module == declaration.module }
    }

    /// The places of members of the table among the usage's requirements.
    private func numbers(of requirements: [ResolvedRequirement], in id: Int) -> [Int: Int] {
        var numbers: [Int: Int] = [:]
        var exact: [RequirementPlace: Int] = [:]
        var named: [String: Int] = [:]
        for (number, entry) in requirements.enumerated() {
            exact[RequirementPlace(entry.requirement)] = number
            if named[entry.requirement.baseName] == nil { named[entry.requirement.baseName] = number }
        }
        for member in table.types[id].members.values.joined() where table.members[member].isRequirement {
            let info = table.members[member]
            let source = table.places[info.place].source
            let place = RequirementPlace(path: source.path, start: info.syntax.range.start, index: info.index)
            // Of those declared in several branches of `#if` one stands for all.
            numbers[member] = exact[place] ?? named[info.name]
        }
        return numbers
    }

    // MARK: - Consumers

    private func consumers(of id: Int, _ conformers: Set<Int>, _ numbers: [Int: Int]) -> [ProtocolConsumer] {
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
        for handover in handovers {
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

    private func isOf(_ types: Set<Int>, _ key: ConsumerKey) -> Bool {
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
                isTest: isTestFile[type.file] || TestCode.isTest(typeNamed: type.path), access: .reaches)
        case .member(let id):
            let file = table.places[table.members[id].place].file
            return ProtocolConsumer(
                name: name(key), module: table.files[file].module, location: location(of: id),
                isTest: isTestFile[file], access: .reaches)
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

    private func conformer(_ id: Int) -> ProtocolConformer {
        let type = table.types[id]
        let isDouble = isTestFile[type.file] || TestCode.isTest(typeNamed: type.path)
        return ProtocolConformer(name: type.path, location: type.location, isDouble: isDouble)
    }

    private func refinements(of id: Int, _ declaration: ProtocolDeclaration, _ conformers: [Int]) -> [String] {
        var names = Set(conformers.filter { table.types[$0].kind == .protocol }.map { table.types[$0].path })
        for alias in table.aliases {
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

    private func location(of member: Int) -> SourceLocation {
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
