import UnderstudyReports
import UnderstudySemantics
import UnderstudySyntax

/// `init`: writes a configuration that fits the package.
enum InitCommand {
    static let standardOutput = Option.flag("stdout", "print the configuration instead of writing it")
    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print what was written: text or json")

    static let command = Command(
        name: "init",
        summary: "writes a commented \(Configuration.fileName) that fits the package",
        effect: .writes,
        discussion: """
            Finds out where the package or the Xcode project declares protocols and which tests belong to them, writes a \
            matching configuration, with a comment on every key, and says what it found and what to do next. An \
            existing configuration is never overwritten.
            """,
        options: [standardOutput.declaration, format.declaration],
        examples: [
            Command.Example("understudy init", "Writes \(Configuration.fileName) in the current folder."),
            Command.Example(
                "understudy init --package-path App --stdout", "Prints the configuration for another package."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        let folder = session.packageFolder
        let path = arguments[CommonOptions.configuration] ?? Path.join(folder, Configuration.fileName)
        if !arguments[standardOutput], session.files.exists(path) { return refuse(path, in: session) }
        guard let survey = PackageSurvey.make(of: folder, in: session) else { return .unusableInput }
        let text = ConfigurationText(survey).text
        if arguments[standardOutput] {
            session.console.write(text)
            return .success
        }
        do throws(FileError) {
            guard case .created = try session.files.create(path, Array(text.utf8)) else {
                return refuse(path, in: session)
            }
        } catch {
            session.console.report(error.diagnostic)
            return .unusableInput
        }
        report(path, survey, arguments[format], in: session)
        return .success
    }

    private static func refuse(_ path: String, in session: Session) -> ExitCode {
        let message = "already exists; left unchanged (--stdout prints a new configuration)"
        session.console.report(
            Diagnostic(DiagnosticID("file-exists"), .error, message, at: SourceLocation(path: path)))
        return .unusableInput
    }

    private static func report(
        _ path: String, _ survey: PackageSurvey, _ format: ResultFormat, in session: Session
    ) {
        switch format {
        case .text:
            let lines = ["wrote \(VisibleText.line(path))"] + SurveyText(survey).lines
            session.console.write(lines.joined(separator: "\n") + "\n")
        case .json:
            var json = JSONWriter()
            json.object { json in
                json.member("schemaVersion", 1)
                json.array("files") { json in
                    json.object { json in
                        json.member("file", path)
                        json.member("written", true)
                    }
                }
            }
            session.console.write(json.bytes)
        }
    }
}
