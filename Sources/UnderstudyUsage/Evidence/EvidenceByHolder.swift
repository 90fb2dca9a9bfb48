/// The evidence from bodies, by the holder of the values.
struct EvidenceByHolder: Sendable {
    private(set) var uses: [Holder: UsesByOwner] = [:]
    /// Handovers, by where the values come from.
    private(set) var handovers: [Holder: [Evidence.Handover]] = [:]
    /// Handovers, by where the values go, including those without a source that keeps them.
    private(set) var gifts: [Holder: [Evidence.Handover]] = [:]
    private(set) var mentions: [Holder: [Evidence.Mention]] = [:]
    /// What the values of a holder are joined with, and where.
    private(set) var joins: [Holder: [JoinedHolder]] = [:]
    private(set) var choices: [Holder: [Evidence.Mention]] = [:]
    private(set) var reliances: [Holder: [Evidence.Reliance]] = [:]
    private(set) var doubts: [Holder: [Evidence.Doubt]] = [:]
    /// Uses and doubts about values without a known holder, by the consumer.
    private(set) var looseUses: [ConsumerKey: UsesByOwner] = [:]
    private(set) var looseDoubts: [ConsumerKey: [Evidence.Doubt]] = [:]
    private(set) var looseReliances: [ConsumerKey: [Evidence.Reliance]] = [:]

    init(_ evidence: Evidence, _ table: SymbolTable) {
        for use in evidence.uses {
            let owner = table.members[use.requirement].owner
            if let holder = use.holder {
                uses[holder, default: UsesByOwner()].append(use, of: owner)
            } else {
                looseUses[use.consumer, default: UsesByOwner()].append(use, of: owner)
            }
        }
        for handover in evidence.handovers {
            if let from = handover.from { handovers[from, default: []].append(handover) }
            gifts[handover.to, default: []].append(handover)
        }
        for mention in evidence.mentions {
            if let holder = mention.holder { mentions[holder, default: []].append(mention) }
        }
        for join in evidence.joins {
            for (number, holder) in join.holders.enumerated() {
                let other = JoinedHolder(
                    holder: join.holders[1 - number], place: join.places[number], consumer: join.consumer)
                joins[holder, default: []].append(other)
            }
        }
        for choice in evidence.choices {
            if let holder = choice.holder { choices[holder, default: []].append(choice) }
        }
        for reliance in evidence.reliances {
            if let holder = reliance.mention.holder {
                reliances[holder, default: []].append(reliance)
            } else {
                looseReliances[reliance.mention.consumer, default: []].append(reliance)
            }
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

/// What holds the other of two values of which an expression is one.
struct JoinedHolder: Sendable {
    let holder: Holder
    /// Where the first value is named.
    let place: PlaceInFile
    let consumer: ConsumerKey
}

/// Uses in their order, by the declaring type of what is used.
struct UsesByOwner: Sendable {
    private var uses: [Evidence.Use] = []
    private var positions: [TypeID: [Int]] = [:]

    mutating func append(_ use: Evidence.Use, of owner: TypeID?) {
        if let owner { positions[owner, default: []].append(uses.count) }
        uses.append(use)
    }

    /// All of them.
    var all: [Evidence.Use] { uses }

    /// The uses of declarations of one of `owners`.
    func of(_ owners: TypeSet) -> [Evidence.Use] {
        let found =
            owners.count < positions.count
            ? owners.all.flatMap { positions[$0] ?? [] }
            : positions.flatMap { owners.contains($0.key) ? $0.value : [] }
        return found.sorted().map { uses[$0] }
    }
}
