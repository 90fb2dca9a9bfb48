import UnderstudyReports

/// Everything known about one kind of diagnostic.
struct DiagnosticEntry: Sendable {
    /// The stable name, as shown in brackets after a message.
    let id: String
    /// When it is reported, in a sentence.
    let cause: String
    /// Input that leads to it: source, or a command line.
    let example: String
    /// What to do, in a sentence.
    let cure: String

    init(_ id: String, cause: String, example: String, cure: String) {
        self.id = id
        self.cause = cause
        self.example = example
        self.cure = cure
    }
}

/// Everything that the tool can report: one entry per identifier.
///
/// `docs/diagnostics.md` is made from it, by `understudy explain --format markdown`.
enum DiagnosticCatalogue {
    /// Entries about the same subject.
    struct Section: Sendable {
        let title: String
        let entries: [DiagnosticEntry]
    }

    /// All sections, in the order of the page.
    static let sections = [
        sync, splits, splitReasons, refactoring, refusals, sources, commandLine, files, configuration, build, templates,
    ]

    /// All entries.
    static let entries = sections.flatMap(\.entries)

    /// The entry of an identifier.
    static func entry(_ id: String) -> DiagnosticEntry? { entries.first { $0.id == id } }

    /// All entries as rules of a SARIF log.
    static let rules = entries.map { SARIFLog.Rule(id: $0.id, summary: $0.cause, help: $0.cure) }
}
