import UnderstudySegregation
import UnderstudySemantics
import UnderstudyUsage

/// How the consumers of roles get their values, and so what can be done for them.
package struct RoleReach: Sendable {
    /// What can be done for the consumers of one role.
    package struct Share: Sendable {
        /// Those that can depend on it as the sources are written.
        package var now: [ConsumerID] = []
        /// Those that hold the value, but whose type can't change as the sources are written.
        package var blocked: [ConsumerID] = []
        /// Those that take the value from another type each time.
        package var elsewhere: [ConsumerID] = []
    }

    /// The shares, in the order of the roles.
    package let shares: [Share]

    /// Examines the places of the protocol of `split` for these of its roles together, or for all.
    package init(_ split: ProtocolSplit, _ some: [Role]? = nil, in index: DeclarationIndex) {
        let roles = some ?? split.offer.roles
        guard !roles.isEmpty else {
            shares = []
            return
        }
        let chosen = split.choosing(roles: roles)
        let table = PartTable(chosen, names: chosen.finding.proposal.map(\.name), in: index)
        let narrowed = Narrowing(split.places, table, in: index).narrowed
        shares = roles.map { role in
            var share = Share()
            for id in role.consumers {
                let consumer = split[id].consumer
                if narrowed.contains(TypedPlace.Owner(name: consumer.name, location: consumer.location)) {
                    share.now.append(id)
                } else if consumer.access == .reaches {
                    share.elsewhere.append(id)
                } else {
                    share.blocked.append(id)
                }
            }
            return share
        }
    }
}
