import UnderstudyReports
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// `split`: smaller protocols, where they would serve the consumers better.
enum SplitCommand {
    /// The formats of the result.
    enum Format: String, CaseIterable, Sendable, ReportForm {
        case text
        case markdown
        case html
        case json
        case sarif
        case github
    }

    static let inputs = Option.texts(
        "in", value: "PATH", "where the protocols are: \(OperandHelp.paths) (default: the package); can be repeated")
    static let context = Option.texts(
        "context", value: "PATH", "more sources to search for users; can be repeated")
    static let format = Option<Format?>.choice(
        "format", value: "FORMAT",
        "how to write the result: text, markdown, html, json, sarif or github (default: by the ending of --output, or "
            + "text)")
    static let includeTests = Option.flag("include-tests", "count tests and previews as consumers too")
    static let plan = Option.flag(
        "plan", "list all offers of the package, the one first that removes most per protocol written")
    static let output = Option.text("output", value: "FILE", "write the result to a file instead of standard output")

    static let command = Command(
        name: "split",
        summary: "proposes smaller protocols from who uses what",
        effect: .appliesOnRequest,
        discussion: """
            Looks at who uses which requirement of each protocol, and proposes smaller protocols where consumers would \
            see less of what they do not need, or says why the protocol is fine. To find users, it reads the whole \
            package that a path is in; with --in, only what that option names. With --apply it changes the sources: \
            the named protocols become several, the old names are composed of them, and the doubles are synced, in all \
            files or in none.
            """,
        operands: Command.Operands("PROTOCOL|PATH", OperandHelp.protocols + " (default: all)"),
        options: [
            inputs.declaration, context.declaration, format.declaration,
            includeTests.declaration, plan.declaration, output.declaration,
        ] + IndexOptions.all + SplitScope.all + SplitApplication.options + [MergeApplication.merge.declaration],
        exclusions: ["parts", "roles", "groups", "names", "narrow", "plan"].map { ["merge", $0] },
        examples: [
            Command.Example("understudy split", "All protocols of the package in the current folder."),
            Command.Example("understudy split NotesRepository", "One protocol, with everything known about it."),
            Command.Example("understudy split --plan", "What to do first: all offers, ordered by what they remove."),
            Command.Example(
                "understudy split StateService --roles AccountReading,ThemeStoring --narrow --apply",
                "Writes two of the roles that 'understudy split StateService' shows, and narrows consumers to them."),
            Command.Example(
                "understudy split --since origin/main --format markdown",
                "The protocols that a branch touches, for a comment on it."),
            Command.Example(
                "understudy split --strict --baseline splits.json",
                "In continuous integration: exits with 1 if there is a new proposal."),
            Command.Example(
                "understudy split NotesRepository --narrow --dry-run --diff", "What splitting it would change."),
            Command.Example(
                "understudy split NotesRepository --narrow --apply --verify 'swift build --build-tests'",
                "Splits it, and undoes all changes if it does not build."),
            Command.Example(
                "understudy split --merge NoteFinding,NoteSaving --apply",
                "The way back: one protocol of two that all code uses together."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        if !arguments[MergeApplication.merge].isEmpty { return MergeApplication.perform(arguments, in: session) }
        guard let operands = CommandOperands(arguments.operands, in: session) else { return .unusableInput }
        let request = UsageRequest(
            operands: operands,
            paths: arguments[inputs],
            context: arguments[context],
            includesTests: arguments[includeTests],
            notesGifts: arguments[SplitApplication.narrowTests]
        )
        let isApplied = SplitApplication.isWanted(arguments)
        if isApplied {
            if operands.names.isEmpty { return session.refuse(.missingOperand("PROTOCOL"), of: "split") }
            guard SourceChanges(arguments, in: session).recover() else { return .finding }
        }
        guard let scope = SplitScope(arguments, in: session),
            let study = UsageStudy.make(request, arguments, in: session)
        else { return .unusableInput }
        if isApplied {
            guard study.isSound else { return .unusableInput }
            return SplitApplication.perform(study, arguments, in: session)
        }
        if let path = arguments[SplitScope.writeBaseline] {
            guard ReportDestination(path).write(SplitBaseline.json(study.report), in: session) else {
                return .unusableInput
            }
        }
        let report = scope.applied(to: study.report)
        let destination = ReportDestination(arguments[output])
        let form = arguments[format] ?? Format.of(fileAt: destination.path) ?? .text
        let offers = arguments[plan] ? OfferPlan(report) : nil
        if form == .text, destination.path == nil {
            session.console.write(text(of: report, offers))
        } else if form == .json, destination.path == nil {
            SplitJSON(report, plan: offers).write { session.console.write($0) }
        } else {
            let severity = arguments[SplitScope.strict] ? Severity.error : .note
            let bytes = bytes(of: (report, offers), as: form, severity, (destination, session))
            guard destination.write(bytes, in: session) else { return .unusableInput }
        }
        guard study.isSound else { return .unusableInput }
        return arguments[SplitScope.strict] && report.hasBorneOut ? .finding : .success
    }

    private static func text(of report: SplitReport, _ plan: OfferPlan?) -> StyledText {
        guard let plan else { return SplitText(report).text() }
        var text = StyledText()
        text.add(plan.text())
        return text
    }

    private static func bytes(
        of result: (report: SplitReport, plan: OfferPlan?), as format: Format, _ severity: Severity,
        _ place: (destination: ReportDestination, session: Session)
    ) -> [UInt8] {
        let (report, plan) = result
        return switch format {
        case .text: Array(text(of: report, plan).rendered(colored: false).utf8)
        case .json: SplitJSON(report, plan: plan).bytes()
        case .markdown: Array((plan?.markdown() ?? SplitMarkdown(report).text()).utf8)
        case .html:
            HTMLReport(PackageReport(title: "Smaller protocols", splits: report), in: place.destination.folder).bytes()
        case .sarif: place.session.sarif(report.findings(severity))
        case .github: Array(GitHubAnnotations.text(report.findings(severity)).utf8)
        }
    }
}
