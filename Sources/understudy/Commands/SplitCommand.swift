import UnderstudyReports
import UnderstudySegregation
import UnderstudySemantics

/// `split`: smaller protocols, where they would serve the consumers better.
enum SplitCommand {
    /// The forms of the result.
    enum Format: String, CaseIterable, Sendable {
        case text
        case markdown
        case html
        case json
    }

    /// Where the evidence of who uses what comes from.
    enum Evidence: String, CaseIterable, Sendable {
        case source
    }

    static let inputs = Option.texts(
        "in", "PATH", "where the protocols are: \(PathHelp.text) (default: the package); can be repeated")
    static let context = Option.texts(
        "context", "PATH", "more sources to search for users; can be repeated")
    static let format = Option<Format>.choice(
        "format", "FORMAT", default: .text, "how to write the result: text, markdown, html or json")
    static let evidence = Option<Evidence>.choice(
        "evidence", "EVIDENCE", default: .source, "where the evidence comes from: source")
    static let includeTests = Option.flag("include-tests", "count tests and previews as consumers too")
    static let output = Option.text("output", "FILE", "write the result to a file instead of standard output")

    static let command = Command(
        name: "split",
        summary: "proposes smaller protocols from who uses what",
        discussion: """
            Looks who uses which requirement of each protocol, and proposes smaller protocols where consumers would \
            see less of what they do not need, or says why the protocol is fine. A path in place of a name is read as \
            with --in. With --apply the sources are changed: the protocols named become several, the old names are made \
            of them, and the doubles are brought along, in all files or in none.
            """,
        operands: Command.Operands("PROTOCOL", "the names of protocols (default: all), or paths"),
        options: [
            inputs.declaration, context.declaration, format.declaration, evidence.declaration,
            includeTests.declaration, output.declaration,
        ] + SplitApplication.options,
        examples: [
            Command.Example("understudy split", "All protocols of the package in the current folder."),
            Command.Example("understudy split NotesRepository", "One protocol, with everything known about it."),
            Command.Example(
                "understudy split --in Sources/Notes --format markdown", "A folder's, for a pull-request comment."),
            Command.Example(
                "understudy split NotesRepository --narrow --dry-run --diff", "What splitting it would change."),
            Command.Example(
                "understudy split NotesRepository --narrow --apply --verify 'swift build --build-tests'",
                "Splits it, and puts everything back if it does not build."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let configuration = Configuration.load(arguments, in: session) else { return .unusableInput }
        let operands = UsageOperands(arguments.operands, files: session.files)
        let request = UsageRequest(
            protocols: operands.protocols,
            paths: operands.paths + arguments[inputs],
            context: arguments[context],
            includesTests: arguments[includeTests]
        )
        let isApplied = SplitApplication.isWanted(arguments)
        if isApplied {
            if operands.protocols.isEmpty { return session.refuse(.missingOperand("PROTOCOL"), of: "split") }
            guard SourceChanges(arguments, in: session).recover() else { return .finding }
        }
        guard let study = UsageStudy.make(request, arguments, configuration, in: session) else {
            return .unusableInput
        }
        if isApplied {
            guard study.isSound else { return .unusableInput }
            return SplitApplication.perform(study, arguments, in: session)
        }
        let destination = ReportDestination(arguments[output])
        let bytes = bytes(of: study.report, as: arguments[format], destination)
        return destination.write(bytes, in: session) && study.isSound ? .success : .unusableInput
    }

    private static func bytes(
        of report: SplitReport, as format: Format, _ destination: ReportDestination
    ) -> [UInt8] {
        switch format {
        case .text: Array(SplitText(report).text().utf8)
        case .json: SplitJSON(report).bytes()
        case .markdown: Array(SplitMarkdown(report).text().utf8)
        case .html:
            HTMLReport(PackageReport(title: "Smaller protocols", splits: report), in: destination.folder).bytes()
        }
    }
}
