import UnderstudyReports
import UnderstudySyntax

/// `explain`: what a diagnostic means, and what to do about it.
enum ExplainCommand {
    /// The formats of the result.
    enum Format: String, CaseIterable, Sendable {
        case text
        case markdown
        case json
    }

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, "how to print it: text, markdown or json")

    static let command = Command(
        name: "explain",
        summary: "says what a diagnostic means, and what to do about it",
        discussion: """
            Every message ends with an identifier in brackets, such as [missing-member]. This command says what causes \
            the message, with an example, and what to do. It also explains the reasons that 'split' gives. Without an \
            identifier it lists all of them.
            """,
        operands: Command.Operands("ID", "identifiers, as shown in brackets (default: all)"),
        options: [format.declaration],
        examples: [
            Command.Example("understudy explain missing-member", "What to do when a double lacks a member."),
            Command.Example("understudy explain", "All identifiers, one per line."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        // Messages show identifiers in brackets, and people copy those along.
        let ids = arguments.operands.map { String($0.drop { $0 == "[" }.prefix { $0 != "]" }) }
        let entries = ids.compactMap(DiagnosticCatalogue.entry)
        let unknown = ids.filter { DiagnosticCatalogue.entry($0) == nil }
        session.console.report(unknown.map(diagnostic))
        if !arguments.operands.isEmpty, entries.isEmpty { return .unusableInput }
        switch arguments[format] {
        case .text: session.console.write(arguments.operands.isEmpty ? list : entries.map(text).joined(separator: "\n"))
        case .json: session.console.write(json(arguments.operands.isEmpty ? DiagnosticCatalogue.entries : entries))
        case .markdown:
            session.console.write(arguments.operands.isEmpty ? page : entries.map(markdown).joined(separator: "\n"))
        }
        return unknown.isEmpty ? .success : .unusableInput
    }

    private static func diagnostic(_ id: String) -> Diagnostic {
        let nearest = EditDistance.nearest(to: id, among: DiagnosticCatalogue.entries.map(\.id), limit: 1).first
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'understudy explain' lists all of them"
        return Diagnostic(DiagnosticID("unknown-id"), .error, "there is no diagnostic '\(id)'; \(hint)")
    }

    private static var list: String {
        DiagnosticCatalogue.sections.map { section in
            let rows = section.entries.map { ($0.id, $0.cause) }
            return section.title + "\n" + TextColumns.table(rows).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func text(_ entry: DiagnosticEntry) -> String {
        let rows = [("", entry.cause), ("example:", entry.example), ("do:", entry.cure)]
        return entry.id + "\n" + TextColumns.table(rows).joined(separator: "\n") + "\n"
    }

    private static func json(_ entries: [DiagnosticEntry]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("diagnostics") { json in
                for entry in entries {
                    json.object { json in
                        json.member("id", entry.id)
                        json.member("cause", entry.cause)
                        json.member("example", entry.example)
                        json.member("cure", entry.cure)
                    }
                }
            }
        }
        return json.bytes
    }

    private static var page: String {
        var text = """
            # Diagnostics

            Every message ends with an identifier in brackets, which stays the same when the wording changes.
            `understudy explain ID` prints one entry of this page; `understudy explain --format markdown` prints the page.


            """
        for section in DiagnosticCatalogue.sections {
            text += "## \(section.title)\n\n" + section.entries.map(markdown).joined(separator: "\n") + "\n"
        }
        return String(text.dropLast())
    }

    private static func markdown(_ entry: DiagnosticEntry) -> String {
        """
        ### \(entry.id)

        \(MarkdownText.words(entry.cause)) \(MarkdownText.words(entry.cure))

            \(entry.example)

        """
    }
}
