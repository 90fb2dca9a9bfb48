import UnderstudyDoubles
import UnderstudyReports
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// `report`: the whole package at a glance.
enum ReportCommand {
    /// The formats of the result.
    enum Format: String, CaseIterable, Sendable, ReportForm {
        case html
        case markdown
        case json
        case sarif
        case github
    }

    static let format = Option<Format?>.choice(
        "format", value: "FORMAT",
        "how to write the report: html, markdown, json, sarif or github (default: by the ending of --output, or html; "
            + "markdown on a terminal)")

    static let link = Option.text(
        "link", value: "TEMPLATE",
        "where the page's links to sources lead, such as https://github.com/me/app/blob/main/{path}#L{line} or "
            + "vscode://file{absolute}:{line} (default: the files, relative to the page)")

    static let command = Command(
        name: "report",
        summary: "shows a package at a glance: protocols, doubles, drift, splits",
        discussion: """
            Writes one page about all protocols of the package: what they are, their doubles and where these differ \
            from them, who uses what, and where smaller protocols would serve the consumers better. The page is \
            self-contained; its links to the sources are relative to its location. The sources are not changed.
            """,
        operands: Command.Operands("PROTOCOL|PATH", OperandHelp.protocols + " (default: the package)"),
        options: [
            SplitCommand.context.declaration, format.declaration, SplitCommand.includeTests.declaration,
            SplitCommand.output.declaration, link.declaration,
        ] + IndexOptions.all + SplitScope.shared,
        examples: [
            Command.Example(
                "understudy report --output report.html", "A page about the package, to open in a browser."),
            Command.Example(
                "understudy report Sources/Notes --format markdown", "One folder, for a pull-request comment."),
            Command.Example("understudy report --output june.json", "The figures, to be kept."),
            Command.Example(
                "understudy report --baseline june.json --output report.html", "The page, with what has changed since."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let operands = CommandOperands(arguments.operands, in: session) else { return .unusableInput }
        let request = UsageRequest(
            operands: operands,
            paths: [],
            context: arguments[SplitCommand.context],
            includesTests: arguments[SplitCommand.includeTests]
        )
        let template = arguments[link].flatMap(LinkTemplate.init)
        if let given = arguments[link], template == nil {
            return session.refuse(
                .malformedValue(given, option: "--link", form: "an address with {path} or {absolute}, and {line}"),
                of: command.name)
        }
        guard let scope = SplitScope(arguments, comparesReports: true, in: session),
            let study = UsageStudy.make(request, arguments, in: session),
            let drift = drift(in: study.report.index, study.configuration, in: session)
        else { return .unusableInput }
        let destination = ReportDestination(arguments[SplitCommand.output])
        let folder = operands.paths.first ?? session.packageFolder
        var report = PackageReport(
            title: title(of: folder, in: session), splits: scope.applied(to: study.report),
            drift: drift.flatMap { $0.drift.map { $0.diagnostic(.warning) } },
            stale: drift.filter { !$0.drift.isEmpty }.map(\.owned.type))
        report.origin = ReportOrigin(in: session)
        report.earlier = scope.earlier
        var findings: [ReportFinding] { report.findings(drift: drift.flatMap { $0.reportFindings(.warning) }) }
        let bytes: [UInt8] =
            switch arguments[format] ?? Format.of(fileAt: destination.path) ?? defaultFormat(destination, in: session) {
            case .html:
                HTMLReport(
                    report, in: destination.folder, links: template, packageFolder: session.packageFolder
                ).bytes()
            case .markdown: Array(PackageMarkdown(report).text().utf8)
            case .json: PackageJSON(report).bytes()
            case .sarif: session.sarif(findings)
            case .github: Array(GitHubAnnotations.text(findings).utf8)
            }
        let isWritten = destination.write(bytes, in: session)
        if arguments[format] == nil, destination.path == nil, session.console.isOnTerminal {
            session.console.advise("This is the report as Markdown; --output report.html writes the page.")
        }
        return isWritten && study.isSound ? .success : .unusableInput
    }

    /// The page or, on a terminal, which can't show it, Markdown.
    private static func defaultFormat(_ destination: ReportDestination, in session: Session) -> Format {
        guard destination.path == nil, session.console.isOnTerminal else { return .html }
        return .markdown
    }

    /// What is needed to bring the doubles up to date; `nil` if the templates can't be used, which is reported.
    private static func drift(
        in index: DeclarationIndex, _ configuration: Configuration, in session: Session
    ) -> [SyncPlan]? {
        guard let templates = TemplateChoice(configuration, in: session) else { return nil }
        do throws(TemplateError) {
            return try DriftFinder(index: index, library: templates.library, options: templates.options).plans()
        } catch {
            templates.report(error, in: session)
            return nil
        }
    }

    /// The name of the package that the report is about, or of its folder.
    private static func title(of path: String, in session: Session) -> String {
        let folder = Path.normalized(Path.join(session.files.currentFolder(), path))
        if let manifest = try? session.files.contents(of: Path.join(folder, "Package.swift")),
            let name = ManifestScan.packageName(in: manifest)
        {
            return name
        }
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        return name
    }
}
