import UnderstudyUsage

/// What to do about a protocol, and why.
package struct SplitFinding: Sendable, Equatable {
    /// Whether to split the protocol.
    package enum Verdict: String, Sendable {
        /// Smaller protocols are proposed.
        case split
        /// The requirements fall into groups, and a person has to decide whether these are protocols, and what to call
        /// them.
        case question
        /// The protocol is fine, or nothing better is known.
        case keep
    }

    /// How strong the evidence is.
    package enum Confidence: String, Sendable {
        /// Several consumers use most of it, and the proposal removes most of what they do not need.
        case high
        /// Some consumers are known.
        case medium
        /// No consumer is known: only names and types are evidence.
        case names
    }

    /// The protocol's name.
    package var name: String
    /// Whether to split it.
    package var verdict: Verdict
    /// How strong the evidence for the groups is.
    package var confidence: Confidence
    /// How many of the consumers that would gain could depend on less as the sources are written; `nil` if nobody looked.
    package var reach: Reach?
    /// Why, as an id that stays the same.
    package var reason: SplitReason
    /// Why, in words.
    package var explanation: String
    /// The requirements that every conforming type has to implement, deprecated ones left out.
    package var effectiveRequirements: [RequirementID]
    /// The requirements that are ignored and stay with the old name: deprecated ones, and unused ones
    /// that only forward.
    package var leftOut: [RequirementID]
    /// The requirements that stay in the protocol, in addition to those of the parts that it then refines.
    package var rest: [RequirementID]
    /// The requirements that no known consumer uses; empty if there may be unseen users.
    package var neverUsed: [RequirementID]
    /// The groups that the requirements fall into, all of them, whether or not they are worth a protocol; empty if the
    /// protocol is kept for a reason that needs no grouping.
    package var groups: [[RequirementID]]
    /// The groups that stay in the protocol only because nothing suggests a name for them, although some consumer needs
    /// exactly that group; empty unless the verdict is `split`.
    package var unnamed: [[RequirementID]]
    /// The smaller protocols, in the order in which to peel them off; for `question`, groups with provisional names;
    /// empty for `keep`.
    package var proposal: [ProposedProtocol]
    /// What each consumer needs and should depend on.
    package var demands: [ConsumerDemand]
    /// The measures of the protocol as it is, for today's consumers.
    package var before: InterfaceMeasures
    /// The measures after the proposal; the same as `before` for `keep`.
    package var after: InterfaceMeasures
    /// How many unnecessary dependencies a random grouping into protocols of the same sizes would remove.
    package var atRandom: Int
    /// The declaration that keeps old code compiling; empty unless the verdict is `split`.
    package var composition: String

    /// Whether consumers bear the proposal out, so that a build may fail because of it: not if no consumer is known, or
    /// if hardly any could depend on less.
    package var isBorneOut: Bool { confidence != .names && reach.map { $0.now >= 2 } ?? true }
}

/// How many of the consumers that would gain from something can have it as the sources are written.
package struct Reach: Sendable, Equatable {
    /// How many can.
    package var now: Int
    /// How many would gain.
    package var of: Int

    /// Describes a share.
    package init(now: Int, of: Int) {
        (self.now, self.of) = (now, of)
    }
}

extension SplitFinding {
    /// One of the smaller protocols.
    package subscript(part: PartID) -> ProposedProtocol { proposal[part.number] }
}

/// One of the smaller protocols of a proposal.
package struct ProposedProtocol: Sendable, Equatable {
    /// The proposed name.
    package var name: String
    /// Whether nothing in the requirements suggested a name, so that a person should find a better one.
    package var needsBetterName: Bool
    /// Its requirements, in declaration order.
    package var requirements: [RequirementID]
    /// The consumers that use at least one of them, in their given order.
    package var consumers: [ConsumerID]
    /// The consumers that need nothing else.
    package var servesAlone: [ConsumerID]
    /// The other proposed protocols that it inherits.
    package var inherits: [PartID] = []
}

/// What one consumer needs of a protocol.
package struct ConsumerDemand: Sendable, Equatable {
    /// The consumer.
    package var consumer: ConsumerID
    /// The requirements that it uses, in declaration order.
    package var needs: [RequirementID]
    /// What it should depend on.
    package var asksFor: Ask
    /// An interface of exactly what it needs, if that is much narrower than what it gets.
    package var ownInterface: OwnInterface?
}

/// What a consumer depends on instead of a protocol.
package enum Ask: Sendable, Equatable {
    /// The protocol itself.
    case whole
    /// These of the proposed protocols.
    case parts([PartID])
}

/// The index of a proposed protocol, in the order of the proposal.
package typealias PartID = ID<ProposedProtocol>

/// An interface made for one consumer.
package struct OwnInterface: Sendable, Equatable {
    /// The proposed name of the interface.
    package var name: String
    /// Whether a closure would do as well as a protocol.
    package var suitsClosure: Bool
}
