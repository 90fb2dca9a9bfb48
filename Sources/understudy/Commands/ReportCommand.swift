import UnderstudyDoubles
import UnderstudyReports
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `report`: the whole package at a glance.
enum ReportCommand {
    /// The forms of the result.
    enum Format: String, CaseIterable, Sendable {
        case html
        case markdown
        case json
    }

    static let format = Option<Format?>.choice(
        "format", "FORMAT", "how to write the report: html, markdown or json (default: html; markdown on a terminal)")

    static let command = Command(
        name: "report",
        summary: "shows a package at a glance: protocols, doubles, drift, splits",
        discussion: """
            Writes one page about all protocols of the package: which there are, their doubles and where these \
            differ from them, who uses what, and where smaller protocols would serve the consumers better. The page needs nothing beside it; its \
            links lead to the sources, relative to where it stands. Nothing is written to the sources.
            """,
        operands: Command.Operands("PATH", PathHelp.text + " (default: the package)"),
        options: [
            SplitCommand.context.declaration, format.declaration, SplitCommand.includeTests.declaration,
            SplitCommand.output.declaration,
        ],
        examples: [
            Command.Example(
                "understudy report --output report.html", "A page about the package, to open in a browser."),
            Command.Example(
                "understudy report Sources/Notes --format markdown", "A folder's, for a pull-request comment."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let configuration = Configuration.load(arguments, in: session) else { return .unusableInput }
        let request = UsageRequest(
            protocols: [],
            paths: arguments.operands,
            context: arguments[SplitCommand.context],
            includesTests: arguments[SplitCommand.includeTests]
        )
        guard let study = UsageStudy.make(request, arguments, configuration, in: session),
            let drift = drift(in: study.report.index, configuration, in: session)
        else { return .unusableInput }
        let destination = ReportDestination(arguments[SplitCommand.output])
        let folder = arguments.operands.first ?? arguments[CommonOptions.packagePath] ?? "."
        let report = PackageReport(title: title(of: folder, in: session), splits: study.report, drift: drift)
        let bytes: [UInt8] =
            switch arguments[format] ?? defaultFormat(destination, in: session) {
            case .html: HTMLReport(report, in: destination.folder).bytes()
            case .markdown: Array(PackageMarkdown(report).text().utf8)
            case .json: PackageJSON(report).bytes()
            }
        let isWritten = destination.write(bytes, in: session)
        if arguments[format] == nil, destination.path == nil, session.console.isOnTerminal {
            session.console.advise("This is the report as Markdown; --output report.html writes the page.")
        }
        return isWritten && study.isSound ? .success : .unusableInput
    }

    /// The page; on a terminal, which can't show one, what a person reads there.
    private static func defaultFormat(_ destination: ReportDestination, in session: Session) -> Format {
        guard destination.path == nil, session.console.isOnTerminal else { return .html }
        return .markdown
    }

    /// What `check` would say; `nil` when the templates can't be used, which is reported.
    private static func drift(
        in index: DeclarationIndex, _ configuration: Configuration, in session: Session
    ) -> [Diagnostic]? {
        guard let library = session.templateLibrary(configuration.templates) else { return nil }
        var options = DoubleOptions()
        options.defaultValues = configuration.defaults
        options.includesDefaults = configuration.includesDefaults
        options.style = configuration.style ?? DoubleNames.defaultStyle
        do throws(TemplateError) {
            return try DriftFinder(index: index, library: library, options: options).diagnostics()
        } catch {
            session.report(error, templates: configuration.templates)
            return nil
        }
    }

    /// The name of the folder that the report is about.
    private static func title(of path: String, in session: Session) -> String {
        let folder = Path.normalized(Path.join(session.files.currentFolder(), path))
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        return "Protocols of \(name)"
    }
}
