/// What bodies were found to do, by what keeps the values that they do it with.
struct EvidenceByHolder: Sendable {
    private(set) var uses: [Holder: [Evidence.Use]] = [:]
    /// The ways that values go on, by where they come from.
    private(set) var handovers: [Holder: [Evidence.Handover]] = [:]
    /// The ways that values come, by where they go; also those that come from nothing that keeps them.
    private(set) var gifts: [Holder: [Evidence.Handover]] = [:]
    private(set) var mentions: [Holder: [Evidence.Mention]] = [:]
    private(set) var doubts: [Holder: [Evidence.Doubt]] = [:]
    /// Uses and doubts of values that nothing is known to keep, by who does it.
    private(set) var looseUses: [ConsumerKey: [Evidence.Use]] = [:]
    private(set) var looseDoubts: [ConsumerKey: [Evidence.Doubt]] = [:]

    init(_ evidence: Evidence) {
        for use in evidence.uses {
            if let holder = use.holder {
                uses[holder, default: []].append(use)
            } else {
                looseUses[use.consumer, default: []].append(use)
            }
        }
        for handover in evidence.handovers {
            if let from = handover.from { handovers[from, default: []].append(handover) }
            gifts[handover.to, default: []].append(handover)
        }
        for mention in evidence.mentions {
            if let holder = mention.holder { mentions[holder, default: []].append(mention) }
        }
        for doubt in evidence.doubts {
            if let holder = doubt.holder {
                doubts[holder, default: []].append(doubt)
            } else {
                looseDoubts[doubt.consumer, default: []].append(doubt)
            }
        }
    }
}
