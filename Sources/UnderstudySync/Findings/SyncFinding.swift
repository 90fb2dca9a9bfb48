import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// One difference between a double and its protocol.
public struct SyncFinding: Sendable, Hashable {
    /// What is to be done about a difference.
    public enum Remedy: String, Sendable {
        /// `sync` mends it.
        case sync
        /// A person has to.
        case person
        /// Nobody has to: the double fits its protocol, and its owner may tidy up.
        case optional
        /// Nothing can be said while a file can't be read as Swift.
        case unreadable
    }

    /// What is to be done about it.
    public internal(set) var remedy: Remedy
    /// The difference, at the line of the double to change.
    public internal(set) var diagnostic: Diagnostic
    /// What there is to say once `sync` has written what it can; `nil` where that is the same.
    var messageWhenWritten: String?
    /// What the protocol requires there, where it is about one requirement.
    public internal(set) var requirement: RequirementPlace?

    /// Whether there is something left to say once `sync` has written what it can.
    public var isLeft: Bool { remedy != .sync || messageWhenWritten != nil }

    /// Whether the double is not in step because of it.
    public var isDrift: Bool { remedy != .optional }

    /// The same once `sync` has written what it can.
    var written: SyncFinding {
        guard let message = messageWhenWritten else { return self }
        var copy = self
        copy.remedy = .person
        copy.diagnostic = Diagnostic(
            diagnostic.id, diagnostic.severity, message, at: diagnostic.location, notes: diagnostic.notes)
        return copy
    }

    /// A requirement, and where it stands.
    public struct RequirementPlace: Sendable, Hashable {
        /// The requirement in one line.
        public let signature: String
        /// Where the protocol declares it.
        public let location: SourceLocation
    }

    /// The diagnostic, as severe as `severity`.
    public func diagnostic(_ severity: Severity) -> Diagnostic {
        Diagnostic(
            diagnostic.id, severity, diagnostic.message, at: diagnostic.location, notes: diagnostic.notes)
    }
}
