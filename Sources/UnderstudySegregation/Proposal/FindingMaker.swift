import UnderstudyUsage

/// Makes findings about one protocol.
struct FindingMaker {
    /// The protocol, its users and the words of its requirements.
    let input: SplitEvidence
    /// The requirements that are ignored and stay with the old name.
    private let leftOut: [SplitRequirement]

    private var subject: SplitSubject { input.subject }
    private var usage: UsageMatrix { input.usage }

    init(_ input: SplitEvidence, leaving leftOut: [SplitRequirement]) {
        self.input = input
        self.leftOut = leftOut
    }

    /// The finding that the protocol is fine.
    func keep(_ silence: Silence) -> SplitFinding {
        let whole = Partition.whole(count: subject.requirements.count)
        let measures = InterfaceMeasures(of: whole, usage: usage)
        return SplitFinding(
            name: subject.facts.name,
            verdict: .keep,
            confidence: Confidence.of(subject, usage: usage, before: measures, after: measures),
            reason: silence.reason,
            explanation: silence.explanation,
            effectiveRequirements: effective,
            leftOut: [],
            rest: [],
            neverUsed: neverUsed,
            groups: [],
            unnamed: [],
            proposal: [],
            demands: Demands.demands(of: subject, usage: usage, partition: whole, parts: nil),
            before: measures,
            after: measures,
            atRandom: 0,
            composition: ""
        )
    }

    /// The finding that parts would serve consumers better, or a question if a person has to name them.
    func proposal(
        _ shape: SplitShape, names: [(name: String, needsBetter: Bool)], reason: SplitReason, isQuestion: Bool
    ) -> SplitFinding {
        let before = InterfaceMeasures(of: .whole(count: subject.requirements.count), usage: usage)
        let after = InterfaceMeasures(of: shape.partition, rest: shape.rest, usage: usage)
        let proposal = Proposal(subject, usage: usage, shape: shape, names: names)
        let rest = shape.rest.map { block in shape.partition.blocks[block].map { subject.requirements[$0] } } ?? []
        let staying = (rest + leftOut).sorted { $0.id < $1.id }
        return SplitFinding(
            name: subject.facts.name,
            verdict: isQuestion ? .question : .split,
            confidence: Confidence.of(subject, usage: usage, before: before, after: after),
            reason: reason,
            explanation: explanation(reason, before: before, after: after),
            effectiveRequirements: effective,
            leftOut: [],
            rest: rest.map(\.id),
            neverUsed: neverUsed,
            groups: [],
            unnamed: [],
            proposal: proposal.parts,
            demands: Demands.demands(
                of: subject, usage: usage, partition: shape.partition, parts: proposal.partOfBlock),
            before: before,
            after: isQuestion ? before : after,
            atRandom: ChanceGrouping(
                sizes: shape.parts.map { shape.partition.blocks[$0].count }, of: subject.requirements.count
            ).removes(for: usage.needs.map(\.count)),
            composition: isQuestion
                ? ""
                : Composition.text(
                    for: subject.facts, parts: proposal.parts.map(\.name), members: staying.map(\.signature))
        )
    }

    private func explanation(
        _ reason: SplitReason, before: InterfaceMeasures, after: InterfaceMeasures
    ) -> String {
        let gain =
            "for today's consumers \(before.unnecessaryDependences) unnecessary dependencies become "
            + "\(after.unnecessaryDependences)"
        switch reason {
        case .operationsOnOneNoun where usage.isEmpty: return "the verbs fall into \(after.protocols) kinds"
        case .operationsOnOneNoun: return "the verbs fall into \(after.protocols) kinds; \(gain)"
        case .namesFallIntoGroups: return "names and types fall into \(after.protocols) groups; no consumer is known"
        default: return gain
        }
    }

    private var effective: [RequirementID] { subject.requirements.filter(\.isEffective).map(\.id) }

    /// Nothing is called unused while there may be unseen users.
    private var neverUsed: [RequirementID] {
        let isComplete = !subject.facts.hasUnknownUsers && !subject.consumers.contains(where: \.isUncertain)
        guard isComplete, !usage.isEmpty else { return [] }
        return subject.requirements.indices.filter { !usage.isUsed($0) }.map { subject.requirements[$0].id }
            .filter { !subject.facts.usedElsewhere.contains($0) }
    }
}
