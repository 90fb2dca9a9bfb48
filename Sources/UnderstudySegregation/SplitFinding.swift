/// What is to be done about a protocol, and why.
public struct SplitFinding: Sendable, Equatable {
    /// Whether to split the protocol.
    public enum Verdict: String, Sendable {
        /// Smaller protocols are proposed.
        case split
        /// The protocol is fine, or nothing better is known.
        case keep
    }

    /// How far the evidence carries.
    public enum Confidence: String, Sendable {
        /// Several consumers, who use most of it, and the proposal takes most of what they do not need away.
        case high
        /// Some consumers are known.
        case medium
        /// No consumer is known: names and types alone speak.
        case names
    }

    /// The protocol's name.
    public var name: String
    /// Whether to split it.
    public var verdict: Verdict
    /// How far the evidence carries.
    public var confidence: Confidence
    /// Why, as an id that stays the same.
    public var reason: SplitReason
    /// Why, in words.
    public var explanation: String
    /// The ids of the requirements that every conforming type has to implement, deprecated ones left out.
    public var effectiveRequirements: [String]
    /// The ids of the requirements that count for nothing and stay with the old name: deprecated ones, and unused ones
    /// that only forward.
    public var leftOut: [String]
    /// The ids of the requirements that no known consumer uses; empty when there may be users that were not seen.
    public var neverUsed: [String]
    /// The smaller protocols, the one to peel off first leading; empty for `keep`.
    public var proposal: [ProposedProtocol]
    /// What each consumer needs and should ask for.
    public var demands: [ConsumerDemand]
    /// The measures of the protocol as it is, for today's consumers.
    public var before: InterfaceMeasures
    /// The measures after the proposal; the same as `before` for `keep`.
    public var after: InterfaceMeasures
    /// The declaration that keeps old code compiling; empty for `keep`.
    public var composition: String
}

/// One of the smaller protocols of a proposal.
public struct ProposedProtocol: Sendable, Equatable {
    /// The name it should have.
    public var name: String
    /// Whether nothing in the requirements suggested a name, so that a person should find a better one.
    public var needsBetterName: Bool
    /// The ids of its requirements, in declaration order.
    public var requirements: [String]
    /// The consumers that use at least one of them, in their given order.
    public var consumers: [String]
    /// The consumers that need nothing beside it.
    public var servesAlone: [String]
}

/// What one consumer needs of a protocol.
public struct ConsumerDemand: Sendable, Equatable {
    /// The consumer's name.
    public var consumer: String
    /// The ids of the requirements that it uses, in declaration order.
    public var needs: [String]
    /// The types that it should ask for instead of the whole protocol: proposed ones, or the protocol itself.
    public var asksFor: [String]
    /// An interface of exactly what it needs, where that is much narrower than what it gets.
    public var ownInterface: OwnInterface?
}

/// An interface made for one consumer.
public struct OwnInterface: Sendable, Equatable {
    /// What the interface could be called.
    public var name: String
    /// Whether a closure serves as well as a protocol.
    public var suitsClosure: Bool
}
