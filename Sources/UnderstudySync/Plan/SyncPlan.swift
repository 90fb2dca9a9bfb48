import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What it takes to bring one double up to date.
public struct SyncPlan: Sendable {
    /// The name of the double.
    public let double: String
    /// What differs from the protocol, and what to do about it.
    public internal(set) var findings: [SyncFinding] = []
    /// The edits of its files.
    public internal(set) var files: [FileEdits] = []
    /// What the new text needs beside it.
    package internal(set) var mentions = EmittedDeclaration.Mentions()
    /// The double.
    public let owned: OwnedDouble

    init(_ double: OwnedDouble) {
        owned = double
        self.double = double.type.simpleName
    }

    /// Whether nothing differs.
    public var isCurrent: Bool { findings.isEmpty && files.isEmpty }
}

/// One difference between a double and its protocol.
public struct SyncFinding: Sendable, Hashable {
    /// What is to be done about a difference.
    public enum Remedy: String, Sendable {
        /// `sync` mends it.
        case sync
        /// A person has to.
        case person
        /// Nothing can be said while a file can't be read as Swift.
        case unreadable
    }

    /// What is to be done about it.
    public let remedy: Remedy
    /// The difference, at the line of the double to change.
    public let diagnostic: Diagnostic
    /// What the protocol requires there, where it is about one requirement.
    public internal(set) var requirement: RequirementPlace?

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
