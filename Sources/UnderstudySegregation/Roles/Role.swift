import UnderstudyUsage

/// A smaller protocol that holds what some consumers need, and that the whole protocol refines.
package struct Role: Sendable, Equatable {
    /// The proposed name.
    package var name: String
    /// Whether nothing suggested more than a plain name.
    package var needsBetterName: Bool
    /// What a consumer of it sees, inherited requirements included, in declaration order.
    package var requirements: [RequirementID]
    /// The other roles of the offer that it inherits.
    package var inherits: [RoleID]
    /// The consumers that see less because of it: they need nothing else, or nothing but roles before it.
    package var consumers: [ConsumerID]
    /// The other consumers that use some of it.
    package var others: [ConsumerID]
    /// How many unnecessary dependencies it removes in addition to the roles before it.
    package var removes: Int
    /// How many a random choice of as many requirements would remove, for those whom the roles before it don't serve.
    package var atRandom: Int

    /// Whether its gain is high enough to mention it unasked.
    package func isOfHighGain(of before: Int) -> Bool {
        consumers.count >= 3 && removes >= 20 && removes * 10 >= before
    }
}

/// The index of a role, in the order of its offer.
package typealias RoleID = ID<Role>

/// The roles beside one protocol, the one that removes most first.
package struct RoleOffer: Sendable, Equatable {
    /// The roles; if two have requirements in common, one contains the other.
    package var roles: [Role]
    /// How many unnecessary dependencies all of them leave.
    package var after: Int
    /// How many random groups of the same sizes would remove.
    package var atRandom: Int
    /// Why there are no roles although consumers need little of the protocol; `nil` where that does not matter.
    package var objection: String?

    /// No roles.
    static func none(leaving before: Int, because objection: String? = nil) -> RoleOffer {
        RoleOffer(roles: [], after: before, atRandom: 0, objection: objection)
    }

    /// The roles that a consumer with `needs` can depend on, without any that the others make superfluous;
    /// `nil` if they lack something.
    package func serving(_ needs: [RequirementID]) -> [RoleID]? {
        let needs = Set(needs)
        var chosen = roles.indices.filter { !needs.isDisjoint(with: roles[$0].requirements) }
        guard !needs.isEmpty, covers(needs, chosen) else { return nil }
        for role in chosen.sorted(by: { roles[$0].requirements.count > roles[$1].requirements.count }) {
            let others = chosen.filter { $0 != role }
            if covers(needs, others) { chosen = others }
        }
        return chosen.map(RoleID.init)
    }

    private func covers(_ needs: Set<RequirementID>, _ chosen: [Int]) -> Bool {
        chosen.reduce(needs) { $0.subtracting(roles[$1].requirements) }.isEmpty
    }

    /// How many unnecessary dependencies all roles remove.
    package var removes: Int { roles.reduce(0) { $0 + $1.removes } }

    /// One of the roles.
    package subscript(role: RoleID) -> Role { roles[role.number] }
}
