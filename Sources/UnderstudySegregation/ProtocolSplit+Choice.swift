import UnderstudyUsage

extension ProtocolSplit {
    /// The same protocol with parts that somebody has chosen, whatever the finding; requirements in none of them stay
    /// with the old name.
    package func choosing(_ parts: [(name: String, requirements: [RequirementID])]) -> ProtocolSplit {
        var chosen = self
        let taken = Set(parts.flatMap(\.requirements))
        chosen.finding.verdict = .split
        chosen.finding.proposal = parts.map { part in
            ProposedProtocol(
                name: part.name, needsBetterName: false, requirements: part.requirements.sorted(), consumers: [],
                servesAlone: [])
        }
        chosen.finding.rest = requirements.map(\.id).filter { !taken.contains($0) }
        chosen.finding.leftOut = []
        chosen.finding.unnamed = []
        return chosen
    }

    /// The same protocol and proposal, with the number of consumers that could use the parts.
    package func doubted(gainers: Int) -> ProtocolSplit {
        var doubted = self
        doubted.finding.confidence = .low
        let who = gainers == 0 ? "no consumer" : "only \(gainers) consumer\(gainers == 1 ? "" : "s")"
        doubted.finding.explanation += "; \(who) could depend on less as the sources are written"
        return doubted
    }

    /// The requirement called `name`, with labels or by its base name alone; `nil` if there is none, or more than one.
    package func requirement(named name: String) -> RequirementID? {
        if let exact = requirements.first(where: { $0.name == name }) { return exact.id }
        let found = requirements.filter { $0.requirement.name.prefix { $0 != "(" } == name }
        return found.count == 1 ? found[0].id : nil
    }
}
