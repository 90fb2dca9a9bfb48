import UnderstudyUsage

/// Who uses what: consumers against requirements, idle holders left out.
struct UsageMatrix {
    /// How many requirements there are.
    let requirementCount: Int
    /// The consumers with at least one use.
    let consumers: [SplitConsumer]
    /// The requirements that each of them uses, ascending.
    let needs: [[Int]]
    /// The consumers of each requirement, ascending.
    let users: [[Int]]

    init(_ subject: SplitSubject) {
        var index: [RequirementID: Int] = [:]
        for (position, requirement) in subject.requirements.enumerated() { index[requirement.id] = position }
        var consumers: [SplitConsumer] = []
        var needs: [[Int]] = []
        var users = [[Int]](repeating: [], count: subject.requirements.count)
        for consumer in subject.consumers {
            let used = consumer.uses.compactMap { index[$0] }.sorted()
            if used.isEmpty { continue }
            for requirement in used { users[requirement].append(consumers.count) }
            consumers.append(consumer)
            needs.append(used)
        }
        self.requirementCount = subject.requirements.count
        self.consumers = consumers
        self.needs = needs
        self.users = users
    }

    /// Whether no consumer is known.
    var isEmpty: Bool { consumers.isEmpty }

    /// Whether some known consumer uses the requirement.
    func isUsed(_ requirement: Int) -> Bool { !users[requirement].isEmpty }

    /// How many consumers use both of two requirements, for all pairs.
    func sharedUsers() -> [[Int]] {
        var shared = [[Int]](repeating: [Int](repeating: 0, count: requirementCount), count: requirementCount)
        for used in needs {
            for first in used {
                for second in used { shared[first][second] += 1 }
            }
        }
        return shared
    }
}
