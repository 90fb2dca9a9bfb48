import UnderstudyUsage

/// Decides whether a protocol should be several smaller ones, and which.
package enum Segregation {
    /// A proposal scored lower than this has nothing but chance behind it; applied where no consumer is known.
    private static let leastScore = 0.05
    /// A split that leaves more than this share of unnecessary dependences is not worth its protocols.
    private static let remaining = 0.8
    /// Nor is one that takes fewer unnecessary dependences away than this.
    private static let leastGain = 2

    /// Judges one protocol by its requirements and its consumers.
    ///
    /// Deprecated requirements count for nothing, nor do those that only forward and that nobody uses: they stay with the
    /// old name.
    package static func finding(for subject: SplitSubject) -> SplitFinding {
        let (current, leftOut) = subject.leavingOut()
        var finding = judge(current, leaving: leftOut)
        finding.leftOut = leftOut.map(\.id)
        let deprecated = leftOut.count(where: \.isDeprecated)
        finding.explanation += remark(on: deprecated, "deprecated")
        finding.explanation += remark(on: leftOut.count - deprecated, "forwarding")
        return finding
    }

    private static func remark(on count: Int, _ what: String) -> String {
        switch count {
        case 0: ""
        case 1: "; 1 \(what) requirement counts for nothing"
        default: "; \(count) \(what) requirements count for nothing"
        }
    }

    private static func judge(_ subject: SplitSubject, leaving deprecated: [SplitRequirement]) -> SplitFinding {
        let usage = UsageMatrix(subject)
        let words = subject.requirements.map(RequirementWords.init)
        if let silence = Gates.silence(GateInput(subject: subject, usage: usage, words: words)) {
            return keep(subject, usage: usage, silence)
        }
        if let partition = CrudMode.partition(subject, words: words) {
            return split(
                subject, usage: usage, words: words, partition, reason: .operationsOnOneNoun, leaving: deprecated)
        }
        let affinity = Affinity(subject, usage: usage, words: words)
        guard affinity.hasEvidence, let cut = CutScore(affinity.matrix), !usage.isEmpty || cut.value >= leastScore
        else {
            return keep(subject, usage: usage, Silence(reason: .noEvidence, explanation: noEvidence(usage)))
        }
        let reason = usage.isEmpty ? SplitReason.namesFallIntoGroups : .consumersUseParts
        return split(subject, usage: usage, words: words, cut.partition, reason: reason, leaving: deprecated)
    }

    private static func noEvidence(_ usage: UsageMatrix) -> String {
        usage.isEmpty
            ? "no consumer is known, and neither names nor types fall into groups"
            : "neither consumers nor names nor types connect any requirements"
    }

    private static func keep(_ subject: SplitSubject, usage: UsageMatrix, _ silence: Silence) -> SplitFinding {
        let whole = Partition.whole(count: subject.requirements.count)
        let measures = InterfaceMeasures(of: whole, usage: usage)
        return SplitFinding(
            name: subject.facts.name,
            verdict: .keep,
            confidence: Confidence.of(subject, usage: usage, before: measures, after: measures),
            reason: silence.reason,
            explanation: silence.explanation,
            effectiveRequirements: effective(subject),
            leftOut: [],
            neverUsed: neverUsed(subject, usage: usage),
            proposal: [],
            demands: Demands.demands(of: subject, usage: usage, partition: whole, parts: nil),
            before: measures,
            after: measures,
            composition: ""
        )
    }

    private static func split(
        _ subject: SplitSubject,
        usage: UsageMatrix,
        words: [RequirementWords],
        _ partition: Partition,
        reason: SplitReason,
        leaving deprecated: [SplitRequirement]
    ) -> SplitFinding {
        let before = InterfaceMeasures(of: .whole(count: subject.requirements.count), usage: usage)
        let after = InterfaceMeasures(of: partition, usage: usage)
        if !usage.isEmpty, let silence = smallGain(before: before, after: after) {
            return keep(subject, usage: usage, silence)
        }
        if let silence = ScantEvidence.silence(subject, usage: usage, partition) {
            return keep(subject, usage: usage, silence)
        }
        let names = Naming(subject, words: words).names(for: partition)
        if reason == .namesFallIntoGroups,
            let silence = WeakNames.silence(subject, partition, words: words, names: names)
        {
            return keep(subject, usage: usage, silence)
        }
        let proposal = Proposal(subject, usage: usage, partition: partition, names: names)
        return SplitFinding(
            name: subject.facts.name,
            verdict: .split,
            confidence: Confidence.of(subject, usage: usage, before: before, after: after),
            reason: reason,
            explanation: explanation(reason, usage: usage, before: before, after: after),
            effectiveRequirements: effective(subject),
            leftOut: [],
            neverUsed: neverUsed(subject, usage: usage),
            proposal: proposal.parts,
            demands: Demands.demands(
                of: subject, usage: usage, partition: partition, parts: proposal.partOfBlock),
            before: before,
            after: after,
            composition: Composition.text(
                for: subject.facts, parts: proposal.parts.map(\.name), members: deprecated.map(\.signature))
        )
    }

    /// Why a split is not worth its protocols to those who use them today.
    private static func smallGain(before: InterfaceMeasures, after: InterfaceMeasures) -> Silence? {
        let (before, left) = (before.unnecessaryDependences, after.unnecessaryDependences)
        guard Double(left) > remaining * Double(before) || before - left < leastGain else { return nil }
        let count = after.protocols
        return Silence(
            reason: .smallGain,
            explanation: "\(count) protocols would leave \(left) of \(before) unnecessary dependences"
        )
    }

    private static func explanation(
        _ reason: SplitReason,
        usage: UsageMatrix,
        before: InterfaceMeasures,
        after: InterfaceMeasures
    ) -> String {
        let gain =
            "for today's consumers \(before.unnecessaryDependences) unnecessary dependences become "
            + "\(after.unnecessaryDependences)"
        switch reason {
        case .operationsOnOneNoun where usage.isEmpty: return "the verbs fall into \(after.protocols) kinds"
        case .operationsOnOneNoun: return "the verbs fall into \(after.protocols) kinds; \(gain)"
        case .namesFallIntoGroups: return "names and types fall into \(after.protocols) groups; no consumer is known"
        default: return gain
        }
    }

    private static func effective(_ subject: SplitSubject) -> [RequirementID] {
        subject.requirements.filter(\.isEffective).map(\.id)
    }

    /// Nothing is said to be unused while there may be users that were not seen.
    private static func neverUsed(_ subject: SplitSubject, usage: UsageMatrix) -> [RequirementID] {
        let isComplete = !subject.facts.hasUnknownUsers && !subject.consumers.contains(where: \.isUncertain)
        guard isComplete, !usage.isEmpty else { return [] }
        return subject.requirements.indices.filter { !usage.isUsed($0) }.map { subject.requirements[$0].id }
    }
}
