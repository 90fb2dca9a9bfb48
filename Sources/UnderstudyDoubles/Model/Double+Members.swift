extension Sequence<Double.Item> {
    /// Whether `isWanted` holds for one of the members, those under `#if` included; copies none of them.
    func anyMember(_ isWanted: (Member) -> Bool) -> Bool { anyBuiltMember { isWanted($0.member) } }

    /// Whether `isWanted` holds for one of the members, or for the static storage of one.
    func anyHolder(_ isWanted: (Member) -> Bool) -> Bool { anyBuiltMember { $0.anyHolder(isWanted) } }

    private func anyBuiltMember(_ isWanted: (BuiltMember) -> Bool) -> Bool {
        contains { item in
            switch item {
            case .member(let built): isWanted(built)
            case .text: false
            case .conditional(let clauses): clauses.contains { $0.items.anyBuiltMember(isWanted) }
            }
        }
    }
}
