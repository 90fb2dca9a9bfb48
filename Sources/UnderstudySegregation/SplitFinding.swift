import UnderstudyUsage

/// What is to be done about a protocol, and why.
package struct SplitFinding: Sendable, Equatable {
    /// Whether to split the protocol.
    package enum Verdict: String, Sendable {
        /// Smaller protocols are proposed.
        case split
        /// The requirements fall into groups, and a person has to say whether these are protocols, and what to call them.
        case question
        /// The protocol is fine, or nothing better is known.
        case keep
    }

    /// How far the evidence carries.
    package enum Confidence: String, Sendable {
        /// Several consumers, who use most of it, and the proposal takes most of what they do not need away.
        case high
        /// Some consumers are known.
        case medium
        /// No consumer is known: names and types alone speak.
        case names
    }

    /// The protocol's name.
    package var name: String
    /// Whether to split it.
    package var verdict: Verdict
    /// How far the evidence carries.
    package var confidence: Confidence
    /// Why, as an id that stays the same.
    package var reason: SplitReason
    /// Why, in words.
    package var explanation: String
    /// The requirements that every conforming type has to implement, deprecated ones left out.
    package var effectiveRequirements: [RequirementID]
    /// The requirements that count for nothing and stay with the old name: deprecated ones, and unused ones
    /// that only forward.
    package var leftOut: [RequirementID]
    /// The requirements that stay in the protocol, beside those of the parts that it is then made of.
    package var rest: [RequirementID]
    /// The requirements that no known consumer uses; empty when there may be users that were not seen.
    package var neverUsed: [RequirementID]
    /// The groups that the requirements fall into, all of them, whether or not they are worth a protocol; empty where a
    /// reason to keep the protocol comes before any grouping.
    package var groups: [[RequirementID]]
    /// The smaller protocols, the one to peel off first leading; groups with names to better for `question`, empty for
    /// `keep`.
    package var proposal: [ProposedProtocol]
    /// What each consumer needs and should ask for.
    package var demands: [ConsumerDemand]
    /// The measures of the protocol as it is, for today's consumers.
    package var before: InterfaceMeasures
    /// The measures after the proposal; the same as `before` for `keep`.
    package var after: InterfaceMeasures
    /// The declaration that keeps old code compiling; empty unless the verdict is `split`.
    package var composition: String
}

extension SplitFinding {
    /// One of the smaller protocols.
    package subscript(part: PartID) -> ProposedProtocol { proposal[part.number] }
}

/// One of the smaller protocols of a proposal.
package struct ProposedProtocol: Sendable, Equatable {
    /// The name it should have.
    package var name: String
    /// Whether nothing in the requirements suggested a name, so that a person should find a better one.
    package var needsBetterName: Bool
    /// Its requirements, in declaration order.
    package var requirements: [RequirementID]
    /// The consumers that use at least one of them, in their given order.
    package var consumers: [ConsumerID]
    /// The consumers that need nothing beside it.
    package var servesAlone: [ConsumerID]
}

/// What one consumer needs of a protocol.
package struct ConsumerDemand: Sendable, Equatable {
    /// The consumer.
    package var consumer: ConsumerID
    /// The requirements that it uses, in declaration order.
    package var needs: [RequirementID]
    /// What it should ask for.
    package var asksFor: Ask
    /// An interface of exactly what it needs, where that is much narrower than what it gets.
    package var ownInterface: OwnInterface?
}

/// What a consumer asks for in place of a protocol.
package enum Ask: Sendable, Equatable {
    /// The protocol itself.
    case whole
    /// These of the proposed protocols.
    case parts([PartID])
}

/// One of a proposal's protocols, in the order in which they are proposed.
package typealias PartID = ID<ProposedProtocol>

/// An interface made for one consumer.
package struct OwnInterface: Sendable, Equatable {
    /// What the interface could be called.
    package var name: String
    /// Whether a closure serves as well as a protocol.
    package var suitsClosure: Bool
}
