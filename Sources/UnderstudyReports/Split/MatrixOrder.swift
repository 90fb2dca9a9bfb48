import UnderstudySegregation

/// The rows and columns of a usage matrix, ordered so that the proposed parts are seen as blocks.
struct MatrixOrder {
    /// Rows that belong together.
    struct Group {
        /// The proposed protocol; nothing for one that is kept.
        let part: ProposedProtocol?
        /// The numbers of the requirements.
        let rows: [Int]
    }

    /// The rows, the proposal's parts in its order.
    let groups: [Group]
    /// The consumers, those of the first part first, and of them those first that need nothing else.
    let columns: [ProtocolSplit.User]
    /// Which group each row is in.
    let groupOfRow: [Int]

    init(_ split: ProtocolSplit) {
        var numbers: [String: Int] = [:]
        for (number, row) in split.requirements.enumerated() { numbers[row.id] = number }
        var groupOfRow = [Int](repeating: 0, count: split.requirements.count)
        if split.finding.proposal.isEmpty {
            groups = [Group(part: nil, rows: Self.byUsers(split))]
        } else {
            let parts = split.finding.proposal.map { part in
                Group(part: part, rows: part.requirements.compactMap { numbers[$0] })
            }
            let others = split.finding.leftOut.compactMap { numbers[$0] }
            groups = others.isEmpty ? parts : parts + [Group(part: nil, rows: others)]
            for (index, group) in groups.enumerated() {
                for row in group.rows { groupOfRow[row] = index }
            }
        }
        self.groupOfRow = groupOfRow
        let keys = split.users.map { user -> [Int] in
            let needs = user.needs
            return Set(needs.map { groupOfRow[$0] }).sorted() + [Int.max - needs.count]
        }
        columns = split.users.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
        }.map { split.users[$0] }
    }

    /// Without parts, what most consumers use comes first.
    private static func byUsers(_ split: ProtocolSplit) -> [Int] {
        var counts = [Int](repeating: 0, count: split.requirements.count)
        for user in split.users {
            for row in user.needs { counts[row] += 1 }
        }
        return split.requirements.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    }

    /// The groups that a consumer sees once it asks for what it needs.
    func groupsSeen(by user: ProtocolSplit.User) -> Set<Int> { Set(user.needs.map { groupOfRow[$0] }) }
}
