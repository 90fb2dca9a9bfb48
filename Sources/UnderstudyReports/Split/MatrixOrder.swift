import UnderstudySegregation
import UnderstudyUsage

/// The rows and columns of a usage matrix, ordered so that the proposed parts form blocks.
struct MatrixOrder {
    /// Rows that belong together.
    struct Group {
        /// The proposed protocol; `nil` for the one that stays.
        let part: ProposedProtocol?
        /// The requirements.
        let rows: [RequirementID]
    }

    /// The rows, the proposal's parts in its order.
    let groups: [Group]
    /// The consumers, those of the first part first, and among them first those that need nothing else.
    let columns: [ProtocolSplit.User]
    /// Which group each row is in.
    let groupOfRow: [Int]

    init(_ split: ProtocolSplit) {
        var groupOfRow = [Int](repeating: 0, count: split.requirements.count)
        if split.finding.proposal.isEmpty {
            groups = [Group(part: nil, rows: Self.byUsers(split))]
        } else {
            let parts = split.finding.proposal.map { Group(part: $0, rows: $0.requirements) }
            let others = (split.finding.rest + split.finding.leftOut).sorted()
            groups = others.isEmpty ? parts : parts + [Group(part: nil, rows: others)]
            for (index, group) in groups.enumerated() {
                for row in group.rows { groupOfRow[row.number] = index }
            }
        }
        self.groupOfRow = groupOfRow
        let keys = split.users.map { user -> [Int] in
            let needs = user.needs
            return Set(needs.map { groupOfRow[$0.number] }).sorted() + [Int.max - needs.count]
        }
        columns = split.users.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
        }.map { split.users[$0] }
    }

    /// Without parts, the requirements that most consumers use come first.
    private static func byUsers(_ split: ProtocolSplit) -> [RequirementID] {
        var counts = [Int](repeating: 0, count: split.requirements.count)
        for user in split.users {
            for row in user.needs { counts[row.number] += 1 }
        }
        return split.requirements.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.map(RequirementID.init)
    }

    /// The groups that a consumer sees once it depends only on what it needs.
    ///
    /// A consumer that needs something of the remaining protocol sees all of it.
    func groupsSeen(by user: ProtocolSplit.User) -> Set<Int> {
        let own = Set(user.needs.map { groupOfRow[$0.number] })
        return own.contains { groups[$0].part == nil } ? Set(groups.indices) : own
    }
}
