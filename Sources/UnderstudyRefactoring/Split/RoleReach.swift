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

    /// Examines the places of the protocol of `split` for its roles together.
    package init(_ split: ProtocolSplit, in index: DeclarationIndex) {
        guard !split.offer.roles.isEmpty else {
            shares = []
            return
        }
        let chosen = split.choosing(roles: split.offer.roles)
        let table = PartTable(chosen, names: chosen.finding.proposal.map(\.name), in: index)
        let narrowing = Narrowing(split.places, table, in: index)
        var narrowed: Set<String> = []
        for number in split.places.places.indices {
            let place = split.places.places[number]
            if !place.isTest, narrowing.parts(of: TypedPlaceID(number)) != nil { narrowed.insert(place.owner) }
        }
        shares = split.offer.roles.map { role in
            var share = Share()
            for id in role.consumers {
                let consumer = split[id].consumer
                if narrowed.contains(consumer.name) {
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
