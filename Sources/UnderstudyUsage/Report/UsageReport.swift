import UnderstudySemantics
import UnderstudySyntax

/// Turns the evidence from bodies into the usage of each protocol, for one thread.
package struct UsageReport {
    let table: SymbolTable
    let facts: UsageFacts
    private let inheritance: InheritanceTable

    /// Creates a report on `facts`, with its own caches.
    package init(_ facts: UsageFacts) {
        table = SymbolTable(sharing: facts.symbols)
        self.facts = facts
        inheritance = InheritanceTable(facts.index)
    }

    /// The usage of `declaration`.
    package func usage(of declaration: ProtocolDeclaration) -> ProtocolUsage {
        let own = OwnRequirements(facts.index.ownRequirements(of: declaration, inheriting: inheritance))
        var usage = ProtocolUsage(declaration: declaration, requirements: own.requirements)
        var counts: [String: Int] = [:]
        for entry in own.requirements { counts[entry.requirement.baseName, default: 0] += 1 }
        // A requirement can forward only to another one of the same name.
        let onlyForwards = facts.index.onlyForwards(in: declaration)
        for (number, entry) in own.requirements.enumerated() where (counts[entry.requirement.baseName] ?? 0) > 1 {
            if onlyForwards(entry.requirement) { usage.forwarding.insert(RequirementID(number)) }
        }
        usage.isGenerated = GeneratedCode.isGenerated(declaration.source)
        guard let id = protocolID(of: declaration) else { return usage }
        usage.isTest = facts.isTestFile[table.types[id].file.number]
        let conformers = facts.descendants.of(id)
        let numbers = numbers(of: own, in: id)
        let gathering = ConsumerGathering(self, id, conformers: Set(conformers), numbers: numbers)
        usage.consumers = gathering.consumers()
        usage.extensionUses = gathering.extensionUses(own)
        var places = PlaceGathering(self, id, conformers: Set(conformers), numbers: numbers)
        usage.places = places.gathered()
        usage.conformers = conformers.filter { table.types[$0].kind != .protocol }.map(conformer).sorted {
            $0.location < $1.location
        }
        usage.refinements = refinements(of: id, conformers)
        let known = Set(conformers).union([id])
        usage.unresolved = (facts.byProtocol.doubts[id] ?? []).filter { !$0.consumer.isOne(of: known) }
            .map { location($0.place) }.sorted()
        usage.settled = Set(
            (facts.byProtocol.settled[id] ?? []).lazy.filter { !$0.consumer.isOne(of: known) }.map {
                location($0.place)
            }
        ).subtracting(usage.unresolved).sorted()
        usage.possiblyUsed = Set(numbers.filter { facts.unknownMembers.contains(table.members[$0.key].name) }.values)
        usage.concreteUses = concreteUses(of: own, by: conformers, numbers)
        usage.addedMembers = AddedMemberGathering(self, id, numbers: numbers).members()
        usage.isExtended = table.types[id].isExtended
        usage.implementedByExtensions = implemented(own, in: id)
        return usage
    }

    private func protocolID(of declaration: ProtocolDeclaration) -> TypeID? {
        let path = SymbolTable.plainPath(declaration.name)
        return table.typesByPath[path]?.first { table.types[$0].location == declaration.location }
            ?? table.typesByPath[path]?.first { table.types[$0].module == declaration.module }
    }

    /// The number of the usage's requirement that each member of the protocol is.
    func numbers(of own: OwnRequirements, in id: TypeID) -> [MemberID: RequirementID] {
        var numbers: [MemberID: RequirementID] = [:]
        for member in table.types[id].members.values.joined() where table.members[member].isRequirement {
            let info = table.members[member]
            let source = table.places[info.place].source
            let place = RequirementPlace(path: source.path, start: info.syntax.range.start, index: info.index)
            numbers[member] = own.id(at: place, named: info.name)
        }
        return numbers
    }

    /// The requirements whose names members of the protocol's extensions have.
    private func implemented(_ own: OwnRequirements, in id: TypeID) -> Set<RequirementID> {
        let names = table.types[id].members.mapValues { members in
            Set(members.lazy.filter { !table.members[$0].isRequirement }.map(name))
        }
        return Set(
            own.requirements.enumerated().filter { _, entry in
                names[entry.requirement.baseName]?.contains(entry.requirement.name) ?? false
            }.map { RequirementID($0.offset) })
    }

    func conformer(_ id: TypeID) -> ProtocolConformer {
        let type = table.types[id]
        return ProtocolConformer(
            name: type.path, location: type.location,
            isDouble: facts.isTestFile[type.file.number] || TestCode.isTest(typeNamed: type.path),
            isValue: type.kind == .structure || type.kind == .enumeration)
    }

    /// The types that conform to the protocol `id`, or inherit from the class, including protocols.
    func conformers(of id: TypeID) -> [TypeID] { table.types[id].kind == .protocol ? facts.descendants.of(id) : [] }

    private func refinements(of id: TypeID, _ conformers: [TypeID]) -> [String] {
        Set(conformers.filter { table.types[$0].kind == .protocol }.map { table.types[$0].path })
            .union(facts.compositions[id] ?? []).sorted()
    }

    /// Where members of conforming types that implement requirements are used from outside these types.
    private func concreteUses(
        of own: OwnRequirements, by conformers: [TypeID], _ numbers: [MemberID: RequirementID]
    ) -> [RequirementID: SourceLocation] {
        var places: [RequirementID: SourceLocation] = [:]
        func add(_ place: PlaceInFile, to id: RequirementID) {
            let location = location(place)
            places[id] = min(places[id] ?? location, location)
        }
        // If the compiler recorded what a member implements, its name need not be compared.
        for (base, id) in numbers {
            for place in facts.concretely.ofImplementations[base] ?? [] { add(place, to: id) }
        }
        var named: [String: [RequirementID]] = [:]
        for (number, entry) in own.requirements.enumerated() {
            named[entry.requirement.name, default: []].append(RequirementID(number))
        }
        let baseNames = Set(own.requirements.map(\.requirement.baseName))
        for conformer in conformers where table.types[conformer].kind != .protocol {
            for use in facts.concretely.of(conformer, named: baseNames) {
                let member = table.members[use.member]
                if table.symbols.compiled.isNoted(table.places[member.place].file) { continue }
                for id in named[name(of: use.member)] ?? []
                where own.requirements[id.number].requirement.baseName == member.name {
                    add(use.place, to: id)
                }
            }
        }
        return places
    }

    // MARK: - Names and places

    /// The name of a member, with labels where it is a function.
    func name(of member: MemberID) -> String {
        let info = table.members[member]
        let source = table.places[info.place].source
        return switch info.syntax.kind {
        case .function(let function): DeclarationName.of(source[function])
        case .subscript(let written): DeclarationName.of(source[written])
        default: info.name
        }
    }

    /// Whether a type that it inherits, or that inherits it, may fix the types of its members.
    func isBoundByOthers(_ id: TypeID) -> Bool {
        if facts.descendants.isSubclassed(id) { return true }
        return table.inheritedTypes(of: id).contains { type in
            switch type {
            case .external(let name, _): !Self.harmless.contains(name)
            default: true
            }
        }
    }

    /// Protocols without requirements that could hold other protocols.
    static let harmless: Set<String> = [
        "AnyObject", "CaseIterable", "Codable", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
        "Identifiable", "ObservableObject", "Sendable", "View",
    ]

    func location(_ place: PlaceInFile) -> SourceLocation {
        table.files[place.file].source.location(at: Int(place.offset))
    }

    func location(of member: MemberID) -> SourceLocation {
        let info = table.members[member]
        return table.places[info.place].source.location(at: info.syntax.introducer.lowerBound)
    }
}
