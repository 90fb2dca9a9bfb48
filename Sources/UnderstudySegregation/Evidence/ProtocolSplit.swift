public import UnderstudySemantics
public import UnderstudySyntax

/// One protocol with the evidence about it, the finding, and the places that both rest on.
public struct ProtocolSplit: Sendable {
    /// Where the protocol is declared.
    public let declaration: ProtocolDeclaration
    /// The requirements that can be moved, in declaration order.
    public let requirements: [Row]
    /// What holds the protocol, idle holders included, in the order of their places.
    public let consumers: [User]
    /// How many consumers were left out because they are tests.
    public let testCount: Int
    /// The types that conform to it, doubles marked.
    public let conformers: [ProtocolConformer]
    /// The protocols that refine it.
    public let refinements: [String]
    /// The places whose meaning could not be told.
    public let unresolved: [SourceLocation]
    /// What is known of the protocol as a whole.
    public let facts: ProtocolFacts
    /// What is to be done, and why.
    public let finding: SplitFinding

    /// One requirement: a row of the matrix.
    public struct Row: Sendable {
        /// What it is called in reports.
        public let id: String
        /// The requirement.
        public let requirement: Requirement
    }

    /// One consumer: a column of the matrix.
    public struct User: Sendable {
        /// Its name, told apart from others of the same name.
        public let name: String
        /// What is known of it.
        public let consumer: ProtocolConsumer
        /// The places where it uses each requirement, by the requirement's number among the rows.
        public let places: [Int: [RequirementUse]]

        /// The numbers of the rows that it uses, ascending.
        public var needs: [Int] { places.keys.sorted() }
        /// Whether it holds the protocol and uses nothing of it.
        public var isIdle: Bool { places.isEmpty }
    }

    /// The consumers that use something.
    public var users: [User] { consumers.filter { !$0.isIdle } }

    /// The consumers that only hold the protocol or pass it on.
    public var idleHolders: [User] { consumers.filter(\.isIdle) }
}

extension ProtocolSplit {
    /// Judges the protocol of `usage`.
    ///
    /// - Parameters:
    ///   - neighbourhood: The names around it.
    ///   - includesTests: Whether tests are consumers too.
    public init(_ usage: ProtocolUsage, in neighbourhood: Neighbourhood, includesTests: Bool = false) {
        let table = RequirementTable(usage)
        let counted = usage.consumers.filter { includesTests || !$0.isTest }
        let users = Self.users(counted, table)
        var facts = ProtocolFacts(usage, in: neighbourhood)
        if includesTests, facts.standing == .test { facts.standing = .ordinary }
        let subject = SplitSubject(
            facts: facts,
            requirements: table.requirements,
            consumers: users.map { user in
                SplitConsumer(
                    name: user.name, module: user.consumer.module ?? "",
                    uses: Set(user.places.keys.map { table.requirements[$0].id }),
                    isUncertain: user.consumer.isUncertain, isKeeper: user.consumer.access == .keeps
                )
            }
        )
        declaration = usage.declaration
        requirements = table.rows
        consumers = users
        testCount = usage.consumers.count { $0.isTest && !includesTests }
        conformers = usage.conformers
        refinements = usage.refinements
        unresolved = usage.unresolved
        self.facts = facts
        finding = Segregation.finding(for: subject)
    }

    private static func users(_ consumers: [ProtocolConsumer], _ table: RequirementTable) -> [User] {
        zip(consumers, UniqueNames.names(of: consumers)).map { consumer, name in
            var places: [Int: [RequirementUse]] = [:]
            for use in consumer.uses {
                if let row = table.row(of: use.requirement) { places[row, default: []].append(use) }
            }
            return User(name: name, consumer: consumer, places: places)
        }
    }
}

/// The requirements of a usage that can be moved, with their ids.
private struct RequirementTable {
    private(set) var requirements: [SplitRequirement] = []
    private(set) var rows: [ProtocolSplit.Row] = []
    private var rowOfUse: [Int?] = []

    init(_ usage: ProtocolUsage) {
        let resolved = usage.requirements
        var counts: [String: Int] = [:]
        for entry in resolved { counts[entry.requirement.name, default: 0] += 1 }
        var taken: Set<String> = []
        for (number, entry) in resolved.enumerated() {
            let isShared = (counts[entry.requirement.name] ?? 0) > 1
            let id = isShared ? entry.requirement.publicSignature : entry.requirement.name
            // The same signature again stands in another branch of '#if': it is the same requirement.
            if !taken.insert(id).inserted {
                rowOfUse.append(rows.firstIndex { $0.id == id })
            } else if var requirement = SplitRequirement(entry, id: id) {
                requirement.onlyForwards = requirement.hasDefault && usage.forwarding.contains(number)
                rowOfUse.append(rows.count)
                requirements.append(requirement)
                rows.append(ProtocolSplit.Row(id: id, requirement: entry.requirement))
            } else {
                rowOfUse.append(nil)
            }
        }
    }

    func row(of use: Int) -> Int? { rowOfUse.indices.contains(use) ? rowOfUse[use] : nil }
}

/// Names for consumers, so that no two are called the same.
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
