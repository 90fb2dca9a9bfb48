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

    /// The same protocol with these of its roles as parts, each of which inherits those that it contains.
    package func choosing(roles: [Role]) -> ProtocolSplit {
        let sets = roles.map { Set($0.requirements) }
        let within = sets.indices.map { number in
            sets.indices.filter { $0 != number && sets[$0].isStrictSubset(of: sets[number]) }
        }
        var chosen = choosing(
            zip(roles, within).enumerated().map { number, entry in
                let inherited = entry.1.reduce(into: Set<RequirementID>()) { $0.formUnion(sets[$1]) }
                return (entry.0.name, sets[number].subtracting(inherited).sorted())
            })
        for (number, within) in within.enumerated() {
            let direct = within.filter { one in !within.contains { sets[one].isStrictSubset(of: sets[$0]) } }
            chosen.finding.proposal[number].inherits = direct.map(PartID.init)
        }
        return chosen
    }

    /// The same protocol with these groups of its proposal as parts, by their numbers.
    package func choosing(groups: [PartID]) -> ProtocolSplit {
        choosing(groups.map { (finding[$0].name, finding[$0].requirements) })
    }

    /// The same protocol and proposal, with the number of consumers that could use the parts.
    package func reached(by gainers: Int) -> ProtocolSplit {
        var reached = self
        let moved = Set(finding.proposal.flatMap(\.requirements))
        let served = users.count { moved.isSuperset(of: $0.needs) }
        reached.finding.reach = Reach(now: gainers, of: max(served, gainers))
        return reached
    }

    /// The requirement called `name` in reports; otherwise all with these labels or this base name.
    package func requirements(named name: String) -> [RequirementID] {
        if let exact = requirement(called: name) { return [exact] }
        return requirements.filter { row in
            row.requirement.name == name || row.requirement.name.prefix { $0 != "(" } == name
        }.map(\.id)
    }

    /// The requirement with exactly this name in reports.
    package func requirement(called name: String) -> RequirementID? { requirements.first { $0.name == name }?.id }
}
