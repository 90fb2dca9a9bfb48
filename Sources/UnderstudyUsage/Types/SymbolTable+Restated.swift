import UnderstudySemantics

extension SymbolTable {
    /// The requirement by which one of `roots`, or the nearest of their ancestors, states `member` again; `member` itself
    /// if none does.
    ///
    /// A protocol may state what it inherits, and both are then one requirement.
    func restating(_ member: MemberID, in roots: [TypeID]) -> MemberID {
        let info = members[member]
        guard info.isRequirement, let owner = info.owner else { return member }
        lazy var own = canonicalSignature(of: member)
        for root in roots where root != owner {
            let nearest = [root] + ancestors(of: root, owning: info.name, among: symbols.ownersOfMembers).map(\.type)
            for type in nearest.prefix(while: { $0 != owner }) {
                let stated = types[type].members[info.name]?.first { candidate in
                    members[candidate].isRequirement && members[candidate].isStatic == info.isStatic
                        && canonicalSignature(of: candidate) == own
                }
                if let stated { return stated }
            }
        }
        return member
    }

    private func canonicalSignature(of member: MemberID) -> Signature? {
        let info = members[member]
        let declaration = places[info.place].source[info.syntax]
        var signature = Signature(declaration, bindingIndex: info.index)?.canonical
        // Whether it can be set is no part of what it is.
        signature?.accessors?.isSettable = false
        return signature
    }
}
