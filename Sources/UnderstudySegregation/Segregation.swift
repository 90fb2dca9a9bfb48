import UnderstudyUsage

/// Decides whether a protocol should be several smaller ones, and which.
package enum Segregation {
    /// A proposal with a lower score is mere chance; this applies if no consumer is known.
    private static let leastScore = 0.05

    /// A part that is peeled off instead of the best cut must have at least this share of its score.
    private static let leastAgreement = 0.2
    /// If more consumers are known, what they use together says more than what is declared together.
    private static let fewConsumers = 2

    /// Judges one protocol by its requirements and its consumers.
    ///
    /// Deprecated requirements, and unused ones that only forward, are ignored: they stay with the old name.
    package static func finding(for subject: SplitSubject) -> SplitFinding {
        let (current, leftOut) = subject.leavingOut()
        var finding = judge(current, leaving: leftOut)
        finding.leftOut = leftOut.map(\.id)
        let deprecated = leftOut.count(where: \.isDeprecated)
        finding.explanation += remark(on: deprecated, "deprecated")
        finding.explanation += remark(on: leftOut.count - deprecated, "forwarding")
        return finding
    }

    /// The roles beside a protocol of which `finding` is found.
    package static func roles(of subject: SplitSubject, beside finding: SplitFinding) -> RoleOffer {
        let (current, _) = subject.leavingOut()
        return RoleSearch(SplitEvidence(current), beside: finding).offer()
    }

    private static func remark(on count: Int, _ what: String) -> String {
        switch count {
        case 0: ""
        case 1: "; 1 \(what) requirement is ignored"
        default: "; \(count) \(what) requirements are ignored"
        }
    }

    private static func judge(_ subject: SplitSubject, leaving leftOut: [SplitRequirement]) -> SplitFinding {
        let input = SplitEvidence(subject)
        let findings = FindingMaker(input, leaving: leftOut)
        if let silence = Gates.silence(input) { return findings.keep(silence) }
        if let partition = CrudMode.partition(subject) {
            let operations = Grouping(partition: partition.joining(input.ties), reason: .operationsOnOneNoun)
            return propose(things(input, insteadOf: operations) ?? operations, findings)
        }
        let affinity = Affinity(subject, usage: input.usage, words: input.words)
        let tied = affinity.tying(input.ties)
        guard affinity.hasEvidence,
            let cut = CutScore(tied, countsOrder: input.usage.consumers.count <= fewConsumers),
            !input.usage.isEmpty || cut.value >= leastScore
        else {
            return findings.keep(Silence(reason: .noEvidence, explanation: noEvidence(input.usage)))
        }
        let grouping = Grouping(
            partition: cut.partition.joining(input.ties),
            reason: input.usage.isEmpty ? .namesFallIntoGroups : .consumersUseParts,
            agrees: { CutScore.value(of: $0, tied) >= leastAgreement * cut.value })
        return propose(grouping, findings)
    }

    /// The groups by what is operated on, if there are several such things, and if these groups leave consumers fewer
    /// unnecessary dependencies than `operations` do.
    private static func things(_ input: SplitEvidence, insteadOf operations: Grouping) -> Grouping? {
        guard !input.usage.isEmpty, let things = SameOperations.partition(input.words)?.joining(input.ties) else {
            return nil
        }
        let left = { InterfaceMeasures(of: $0, usage: input.usage).unnecessaryDependences }
        guard left(things) < left(operations.partition) else { return nil }
        return Grouping(partition: things, reason: .consumersUseParts, agrees: { _ in true })
    }

    private static func noEvidence(_ usage: UsageMatrix) -> String {
        usage.isEmpty
            ? "no consumer is known, and neither names nor types fall into groups"
            : "neither consumers nor names nor types connect any requirements"
    }

    private static func propose(_ grouping: Grouping, _ findings: FindingMaker) -> SplitFinding {
        var finding = judge(grouping, findings)
        let requirements = findings.input.subject.requirements
        finding.groups = grouping.partition.blocks.map { block in block.map { requirements[$0].id } }
        return finding
    }

    private static func judge(_ grouping: Grouping, _ findings: FindingMaker) -> SplitFinding {
        let input = findings.input
        let (partition, reason) = (grouping.partition, grouping.reason)
        let isOperations = reason == .operationsOnOneNoun
        if input.usage.isEmpty {
            if !isOperations,
                let silence = WeakNames.silence(input.subject, partition, words: input.words)
            {
                return findings.keep(silence)
            }
            let shape = SplitShape.whole(partition)
            let names = Naming(input.subject, words: input.words).names(for: partition)
            // If only names are evidence, few requirements give a question instead of a proposal.
            let isSure = names.allSatisfy { !$0.needsBetter } && input.words.count >= WeakNames.least
            return findings.proposal(shape, names: names, reason: reason, isQuestion: !isSure)
        }
        if let silence = ScantEvidence.silence(input.subject, usage: input.usage, partition) {
            return findings.keep(silence)
        }
        let shaping = Shaping(input, isOperations: isOperations)
        if !Taste.decides(input, partition, isOperations: isOperations),
            let chosen = shaping.chosen(of: partition, agrees: grouping.agrees)
        {
            var finding = findings.proposal(chosen.shape, names: chosen.names, reason: reason, isQuestion: false)
            finding.unnamed = shaping.unnamed(of: partition, beside: chosen.shape).map { block in
                block.map { input.subject.requirements[$0].id }
            }
            return finding
        }
        if let silence = shaping.silence(on: partition) { return findings.keep(silence) }
        let whole = SplitShape.whole(partition)
        return findings.proposal(whole, names: shaping.names(of: whole), reason: reason, isQuestion: true)
    }
}

/// How the requirements of one protocol fall into groups.
private struct Grouping {
    /// The groups.
    let partition: Partition
    /// What suggests them.
    let reason: SplitReason
    /// Whether another partition groups the requirements nearly as well.
    var agrees: (Partition) -> Bool = { _ in false }
}
