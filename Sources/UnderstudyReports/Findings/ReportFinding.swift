import UnderstudySyntax

/// One finding of a report about a place in the sources, in whatever format it is written.
package struct ReportFinding: Sendable, Equatable {
    /// The stable name of this kind of finding.
    package let id: DiagnosticID
    /// The severity.
    package let severity: Severity
    /// One line: lower case, no full stop.
    package let message: String
    /// The place.
    package let location: SourceLocation
    /// Other places that explain it.
    package let related: [Related]
    /// What the finding is about, without line numbers: it stays the same as long as the same thing is found.
    package let identity: [String]
    /// Edits that fix it, if they are certain.
    package let fix: Fix?
    /// Whether a person has to judge whether it is a problem at all.
    package let isForReview: Bool

    /// A place, and what is there.
    package struct Related: Sendable, Equatable {
        /// The place.
        package let location: SourceLocation
        /// What is there.
        package let message: String

        /// Creates a place with what is there.
        package init(_ location: SourceLocation, _ message: String) {
            self.location = location
            self.message = message
        }
    }

    /// Edits of files that belong together.
    package struct Fix: Sendable, Equatable {
        /// What the edits do.
        package let description: String
        /// The edits, file by file.
        package let files: [FileEdits]

        /// Collects edits.
        package init(description: String, files: [FileEdits]) {
            self.description = description
            self.files = files
        }
    }

    /// Creates a finding from the diagnostic that a command would print.
    package init(_ diagnostic: Diagnostic, identity: [String], fix: Fix? = nil) {
        id = diagnostic.id
        severity = diagnostic.severity
        message = diagnostic.message
        location = diagnostic.location ?? SourceLocation(path: ".")
        related = diagnostic.notes.compactMap { note in note.location.map { Related($0, note.message) } }
        self.identity = identity
        self.fix = fix
        isForReview = false
    }

    /// Creates a finding with places that explain it.
    package init(
        _ diagnostic: Diagnostic, related: [Related], identity: [String], fix: Fix? = nil, isForReview: Bool = false
    ) {
        id = diagnostic.id
        severity = diagnostic.severity
        message = diagnostic.message
        location = diagnostic.location ?? SourceLocation(path: ".")
        self.related = related
        self.identity = identity
        self.fix = fix
        self.isForReview = isForReview
    }

    /// A number for what the finding is about, in hexadecimal digits: FNV-1a of 64 bits.
    package var fingerprint: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in [id.name] + identity {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x0100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
