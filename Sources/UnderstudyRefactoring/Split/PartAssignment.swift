import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Where each member of a protocol goes: to a part, or nowhere.
struct PartAssignment {
    /// The members of each part, in the order of the protocol.
    private(set) var parts: [MemberList]
    /// The members that stay.
    private(set) var staying = MemberList()
    /// The associated types and aliases that each part declares.
    private(set) var types: [Set<String>]
    /// The reasons against it.
    private(set) var refusals: [Refusal] = []

    private let split: ProtocolSplit
    private let units: MemberUnits
    private let partOfRequirement: [RequirementID: Int]
    private var partOfType: [String: Int] = [:]
    private let idsByPlace: [MemberKey: RequirementID]

    init(_ split: ProtocolSplit, _ units: MemberUnits) {
        self.split = split
        self.units = units
        let proposal = split.finding.proposal
        parts = Array(repeating: MemberList(), count: proposal.count)
        types = Array(repeating: [], count: proposal.count)
        var numbers: [RequirementID: Int] = [:]
        for (number, part) in proposal.enumerated() {
            for requirement in part.requirements { numbers[requirement] = number }
        }
        partOfRequirement = numbers
        var ids: [MemberKey: RequirementID] = [:]
        var bySignature: [String: RequirementID] = [:]
        for row in split.requirements {
            ids[MemberKey(row.requirement)] = row.id
            bySignature[row.requirement.text] = row.id
        }
        // The same signature in another branch of `#if` is the same requirement.
        for unit in units.units {
            for requirement in unit.requirements where ids[MemberKey(requirement)] == nil {
                ids[MemberKey(requirement)] = bySignature[requirement.text]
            }
        }
        idsByPlace = ids
        assignTypes()
        for number in units.units.indices { assign(number) }
    }

    // MARK: - Associated types

    private mutating func assignTypes() {
        let declared = units.units.flatMap(\.requirements).filter(\.isType)
        let names = Set(declared.map(\.name))
        var users: [String: Set<Int>] = [:]
        for unit in units.units {
            for requirement in unit.requirements where !requirement.isType {
                guard let part = part(of: requirement) else { continue }
                for name in requirement.words.intersection(names) { users[name, default: []].insert(part) }
            }
        }
        let mentions = declared.reduce(into: [String: Set<String>]()) { all, type in
            all[type.name, default: []].formUnion(type.words.intersection(names))
        }
        // A type that another one mentions has to be in the same part.
        var pending = Array(users.keys)
        while let name = pending.popLast() {
            let parts = users[name] ?? []
            for other in mentions[name] ?? [] where !parts.isSubset(of: users[other] ?? []) {
                users[other, default: []].formUnion(parts)
                pending.append(other)
            }
        }
        for type in declared {
            let parts = users[type.name] ?? []
            if parts.count > 1 { refusals.append(Refusal(.associatedType, type.name, at: type.location)) }
            if let part = parts.first, parts.count == 1 {
                partOfType[type.name] = part
                types[part].insert(type.name)
            }
        }
    }

    /// The part that one of these names is declared in; `nil` if there is none, or more than one.
    func part(declaring names: Set<String>) -> (part: Int?, isTorn: Bool) {
        let parts = Set(names.compactMap { partOfType[$0] })
        return (parts.count == 1 ? parts.first : nil, parts.count > 1)
    }

    // MARK: - Members

    private func part(of requirement: Requirement) -> Int? {
        if requirement.isType { return partOfType[requirement.name] }
        return idsByPlace[MemberKey(requirement)].flatMap { partOfRequirement[$0] }
    }

    private mutating func add(_ text: String, of unit: Int, to part: Int?) {
        if let part { parts[part].add(text, of: unit, in: units) } else { staying.add(text, of: unit, in: units) }
    }

    private mutating func assign(_ number: Int) {
        let unit = units.units[number]
        let destinations = Set(unit.requirements.map(part(of:)))
        guard destinations.count > 1 else {
            add(unit.text, of: number, to: destinations.first ?? nil)
            return
        }
        if unit.clauses.isEmpty {
            for requirement in unit.requirements {
                add(units.text(of: requirement), of: number, to: part(of: requirement))
            }
            return
        }
        guard unit.clauses.count == 1, let clause = unit.clauses.first else {
            let first = unit.requirements[0]
            refusals.append(Refusal(.branches, first.name, at: first.location))
            return
        }
        var members: [Int?: [DeclSyntax]] = [:]
        var rest = unit.requirements.sorted { $0.syntax.range.start < $1.syntax.range.start }[...]
        for member in clause.members {
            rest = rest.drop { $0.syntax.range.start < member.range.start }
            let own = rest.prefix { $0.syntax.range.start < member.range.upperBound }
            rest = rest.dropFirst(own.count)
            let parts = Set(own.map(part(of:)))
            if parts.count > 1, let first = own.first {
                refusals.append(Refusal(.branches, first.name, at: first.location))
            }
            members[parts.first ?? nil, default: []].append(member)
        }
        for part in Array(parts.indices).map(Optional.some) + [nil] {
            if let own = members[part] { add(units.text(of: clause, own), of: number, to: part) }
        }
    }
}

/// The members of one protocol after the split, with an empty line between two of them where the source has one.
struct MemberList {
    /// The text of each, with the empty line in front of it.
    private(set) var texts: [String] = []
    private var last = 0

    mutating func add(_ text: String, of unit: Int, in units: MemberUnits) {
        texts.append((!texts.isEmpty && units.isApart(last, unit) ? "\n" : "") + text)
        last = unit
    }
}

/// Where a requirement is declared, and its position among several in one declaration.
private struct MemberKey: Hashable {
    let range: ByteRange
    let index: Int

    init(_ requirement: Requirement) {
        range = requirement.syntax.range
        index = requirement.bindingIndex
    }
}

extension Requirement {
    /// Whether it is an associated type or a type alias.
    var isType: Bool { kind == .associatedtype || kind == .typealias }

    /// The words of its declaration, comments left out.
    var words: Set<String> { TextWords.words(of: text) }
}
