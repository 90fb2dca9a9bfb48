import UnderstudyUsage

/// One protocol with everything that is known about it and its users: the input of `Segregation`.
package struct SplitSubject: Sendable, Equatable {
    /// What is known about the protocol as a whole.
    package var facts: ProtocolFacts
    /// The protocol's own requirements, in declaration order.
    package var requirements: [SplitRequirement]
    /// The consumers that use the protocol themselves, without those that only pass the value on.
    package var consumers: [SplitConsumer]

    /// The subject without the requirements that are ignored, and these requirements: deprecated ones, and those that
    /// no consumer uses and whose default implementation only calls another requirement.
    func leavingOut() -> (subject: SplitSubject, leftOut: [SplitRequirement]) {
        let used = consumers.reduce(into: facts.hooks) { $0.formUnion($1.uses) }
        let counts = { (requirement: SplitRequirement) in
            !requirement.isDeprecated && !(requirement.onlyForwards && !used.contains(requirement.id))
        }
        var subject = self
        subject.requirements.removeAll { !counts($0) }
        return (subject, requirements.filter { !counts($0) })
    }

    /// Creates the input for a protocol, its requirements and its consumers.
    package init(facts: ProtocolFacts, requirements: [SplitRequirement], consumers: [SplitConsumer] = []) {
        self.facts = facts
        self.requirements = requirements
        self.consumers = consumers
    }
}
