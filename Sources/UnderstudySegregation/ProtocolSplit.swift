import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// One protocol with the evidence about it, the finding, and the source locations of both.
package struct ProtocolSplit: Sendable {
    /// Where the protocol is declared.
    package let declaration: ProtocolDeclaration
    /// The requirements that can be moved, in declaration order.
    package let requirements: [Row]
    /// Everything that uses or holds the protocol, including what only passes it on, in the order of the places.
    package let consumers: [User]
    /// How many consumers were left out because they are tests.
    package let testCount: Int
    /// The types that conform to it, doubles marked.
    package let conformers: [ProtocolConformer]
    /// The protocols that refine it.
    package let refinements: [String]
    /// Where requirements are used through a conforming type rather than the protocol.
    package let concreteUses: [RequirementID: SourceLocation]
    /// The places whose meaning could not be determined.
    package let unresolved: [SourceLocation]
    /// The places whose meaning only the compiler's index shows.
    package let settled: [SourceLocation]
    /// The places of the protocol's type, and how values go between them.
    package let places: PlaceGraph
    /// The members that extensions add to it, without default implementations.
    package let addedMembers: [AddedMember]
    /// What is known about the protocol as a whole.
    package let facts: ProtocolFacts
    /// What is to be done, and why.
    package internal(set) var finding: SplitFinding
    /// The roles beside it, whatever the finding says.
    package let offer: RoleOffer

    /// One requirement: a row of the matrix.
    package struct Row: Sendable {
        /// Which of the protocol's requirements it is.
        package let id: RequirementID
        /// The name of the requirement in reports.
        package let name: String
        /// The requirement.
        package let requirement: Requirement
    }

    /// One consumer: a column of the matrix.
    package struct User: Sendable {
        /// Which of the protocol's consumers it is.
        package let id: ConsumerID
        /// Its name, made unique among consumers.
        package let name: String
        /// What is known about it.
        package let consumer: ProtocolConsumer
        /// The places where it uses each requirement.
        package let places: [RequirementID: [RequirementUse]]

        /// The requirements that it uses, in declaration order.
        package var needs: [RequirementID] { places.keys.sorted() }
        /// Whether it only holds the protocol or passes it on, and uses no requirement itself.
        package var isIdle: Bool { places.isEmpty }
    }

    /// The consumers that use something.
    package var users: [User] { consumers.filter { !$0.isIdle } }

    /// The consumers that only hold the protocol or pass it on.
    package var idleHolders: [User] { consumers.filter(\.isIdle) }

    /// The names of requirements in reports.
    package func names(of requirements: [RequirementID]) -> [String] { requirements.map { self[$0].name } }

    /// The names of consumers in reports.
    package func names(of consumers: [ConsumerID]) -> [String] { consumers.map { self[$0].name } }

    /// The types that `ask` stands for.
    package func names(of ask: Ask) -> [String] {
        switch ask {
        case .whole: [facts.shortName]
        case .parts(let parts): parts.map { finding[$0].name }
        }
    }

    /// One requirement.
    package subscript(requirement: RequirementID) -> Row { requirements[requirement.number] }

    /// One consumer.
    package subscript(consumer: ConsumerID) -> User { consumers[consumer.number] }
}

extension ProtocolSplit {
    /// Judges the protocol of `usage`.
    ///
    /// - Parameters:
    ///   - neighbourhood: The names around it.
    ///   - includesTests: Whether tests are consumers too.
    package init(_ usage: ProtocolUsage, in neighbourhood: Neighbourhood, includesTests: Bool = false) {
        let requirements = SplitRequirement.all(of: usage)
        let counted = usage.consumers.filter { includesTests || !$0.isTest }
        let users = Self.users(counted)
        var facts = ProtocolFacts(usage, in: neighbourhood)
        if includesTests, facts.standing == .test { facts.standing = .ordinary }
        let subject = SplitSubject(
            facts: facts,
            requirements: requirements,
            consumers: users.filter { !$0.isIdle }.map { user in
                SplitConsumer(
                    id: user.id, name: user.name, module: user.consumer.module ?? "", uses: Set(user.places.keys),
                    isUncertain: user.consumer.isUncertain, needs: user.consumer.needs,
                    isKeeper: user.consumer.access == .keeps
                )
            }
        )
        declaration = usage.declaration
        self.requirements = zip(requirements, usage.requirements).map { requirement, resolved in
            Row(id: requirement.id, name: requirement.name, requirement: resolved.requirement)
        }
        consumers = users
        testCount = usage.consumers.count { $0.isTest && !includesTests }
        conformers = usage.conformers
        refinements = usage.refinements
        concreteUses = usage.concreteUses
        unresolved = usage.unresolved
        settled = usage.settled
        places = usage.places
        addedMembers = usage.addedMembers
        self.facts = facts
        finding = Segregation.finding(for: subject)
        offer = Segregation.roles(of: subject, beside: finding)
    }

    private static func users(_ consumers: [ProtocolConsumer]) -> [User] {
        zip(consumers, UniqueNames.names(of: consumers)).enumerated().map { number, entry in
            let (consumer, name) = entry
            return User(
                id: ConsumerID(number), name: name, consumer: consumer,
                places: Dictionary(grouping: consumer.uses, by: \.requirement))
        }
    }
}

/// Unique names for consumers.
private enum UniqueNames {
    static func names(of consumers: [ProtocolConsumer]) -> [String] {
        let plain = consumers.map(\.name)
        let qualified = consumers.map { consumer in consumer.module.map { "\($0).\(consumer.name)" } ?? consumer.name }
        let placed = consumers.map { consumer in
            let file = consumer.location.path.split(separator: "/").last.map(String.init) ?? consumer.location.path
            return "\(consumer.name) (\(file):\(consumer.location.position?.line ?? 1))"
        }
        let plainCounts = counts(plain)
        let qualifiedCounts = counts(qualified)
        return consumers.indices.map { index in
            if plainCounts[plain[index]] == 1 { return plain[index] }
            return qualifiedCounts[qualified[index]] == 1 ? qualified[index] : placed[index]
        }
    }

    private static func counts(_ names: [String]) -> [String: Int] {
        names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
