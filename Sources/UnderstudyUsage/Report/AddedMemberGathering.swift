import UnderstudySemantics
import UnderstudySyntax

/// Collects what the members that extensions add to one protocol ask of it.
struct AddedMemberGathering {
    private let report: UsageReport
    private let id: TypeID
    private let numbers: [MemberID: RequirementID]

    private var table: SymbolTable { report.table }
    private var facts: UsageFacts { report.facts }
    private var family: [TypeID] { [id] + table.lineage(of: id).all }

    init(_ report: UsageReport, _ id: TypeID, numbers: [MemberID: RequirementID]) {
        self.report = report
        self.id = id
        self.numbers = numbers
    }

    /// The members, in the order of the sources, without default implementations.
    func members() -> [AddedMember] {
        let required = Set(numbers.keys.map { report.name(of: $0) })
        let isOpen = hasUnknownMembers
        let inherited = Set(table.lineage(of: id).all.flatMap { table.types[$0].members.keys })
        let all = table.types[id].members.values.joined().filter { member in
            !table.members[member].isRequirement && !required.contains(report.name(of: member))
        }.sorted()
        let positions = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element, $0.offset) })
        return all.map { member in
            let info = table.members[member]
            let found = needs(of: member, positions)
            let isFixed = isOpen || inherited.contains(info.name) || !isPlain(info)
            return AddedMember(
                declaration: table.places[info.place].source[info.syntax], baseName: info.name,
                isPrivate: says("private", info) || says("fileprivate", info), uses: found.uses, calls: found.calls,
                needsWhole: found.needsWhole || isFixed)
        }
    }

    /// Whether its members may implement requirements that were not read, or mention types that only it knows.
    private var hasUnknownMembers: Bool {
        family.contains { type in
            let info = table.types[type]
            let inheritsUnread = table.inheritedTypes(of: type).contains {
                if case .external(let name, _) = $0 { !["AnyObject", "Sendable"].contains(name) } else { false }
            }
            return inheritsUnread || !info.generics.isEmpty || !info.aliases.isEmpty
        }
    }

    private func isPlain(_ info: MemberInfo) -> Bool {
        [.function, .property, .subscript].contains(info.kind) && !says("static", info) && !says("class", info)
            && table.places[info.place].constraints.isEmpty
    }

    private func says(_ modifier: StaticString, _ info: MemberInfo) -> Bool {
        let source = table.places[info.place].source
        return info.syntax.modifiers.contains { source.matches($0.name, modifier) }
    }

    private func needs(
        of member: MemberID, _ positions: [MemberID: Int]
    ) -> (uses: Set<RequirementID>, calls: Set<Int>, needsWhole: Bool) {
        let holder = Holder.receiver(member)
        var uses: Set<RequirementID> = []
        var calls: Set<Int> = []
        var needsWhole =
            !(facts.byHolder.doubts[holder] ?? []).isEmpty || facts.byHolder.joins[holder] != nil
            || !(facts.byHolder.choices[holder] ?? []).isEmpty
        for use in facts.byHolder.uses[holder]?.all ?? [] {
            if let number = numbers[use.requirement] { uses.insert(number) } else { needsWhole = true }
        }
        var explained: Set<PlaceInFile> = []
        for handover in facts.byHolder.handovers[holder] ?? [] {
            explained.insert(handover.place)
            if case .receiver(let other) = handover.to, let position = positions[other] {
                calls.insert(position)
            } else {
                needsWhole = true
            }
        }
        for mention in facts.byHolder.mentions[holder] ?? [] where !explained.contains(mention.place) {
            needsWhole = true
        }
        return (uses, calls, needsWhole)
    }
}
