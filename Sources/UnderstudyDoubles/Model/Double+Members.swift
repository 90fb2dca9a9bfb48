extension Sequence<Double.Item> {
    /// Whether `isWanted` holds for one of the members, those under `#if` included; copies none of them.
    func anyMember(_ isWanted: (Member) -> Bool) -> Bool {
        contains { item in
            switch item {
            case .member(let member): isWanted(member)
            case .text: false
            case .conditional(let clauses): clauses.contains { $0.items.anyMember(isWanted) }
            }
        }
    }
}
