import UnderstudySyntax

/// One thing that a report has to say about a place in the sources, whatever form it is written in.
package struct ReportFinding: Sendable, Equatable {
    /// The stable name of this kind of finding.
    package let id: DiagnosticID
    /// How much it matters.
    package let severity: Severity
    /// One line: lower case, no full stop.
    package let message: String
    /// Where.
    package let location: SourceLocation
    /// Other places that explain it.
    package let related: [Related]
    /// What it is about, without lines: the same for as long as the same thing is found.
    package let identity: [String]
    /// Edits that put it right, when they are certain.
    package let fix: Fix?
    /// Whether a person has to say if it is a problem at all.
    package let isForReview: Bool

    /// A place, and what is there.
    package struct Related: Sendable, Equatable {
        /// Where.
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
        /// What they do.
        package let description: String
        /// The edits, file by file.
        package let files: [FileEdits]

        /// Gathers edits.
        package init(description: String, files: [FileEdits]) {
            self.description = description
            self.files = files
        }
    }

    /// Creates a finding from what a command would print.
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

    /// A number for what it is about, in hexadecimal digits: FNV-1a of 64 bits.
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
