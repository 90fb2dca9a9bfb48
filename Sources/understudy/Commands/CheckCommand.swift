import UnderstudyReports
import UnderstudySync
import UnderstudySyntax

/// `check`: reports where owned doubles differ from their protocols, or which consumers see too much.
enum CheckCommand {
    /// The formats of the result.
    enum Format: String, CaseIterable, Sendable {
        case text
        case json
        case github
        case sarif
    }

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, "how to print the result: text, json, github or sarif")

    static let command = Command(
        name: "check",
        summary: "reports where your doubles differ from their protocols",
        discussion: """
            Reports what 'sync' would change or leave to you, and writes nothing: one diagnostic per difference, at \
            the line of the double to change. Exits with 1 if there is any difference; otherwise says that all doubles \
            are in step, and exits with 0. It does not look at the history, so the result is the same in every clone. \
            A member that you edited for a requirement that is gone is yours, and no difference. With --dependencies, \
            it lists the consumers that use at most half of a protocol and see five requirements or more in vain, the \
            one first that would gain most, with the command that helps; a baseline leaves out those that are known.
            """,
        operands: Command.Operands(
            "DOUBLE|PATH",
            OperandHelp.doubles + " (default: all doubles of the package); with --dependencies, "
                + OperandHelp.protocols),
        options: [SyncOptions.conformers.declaration] + SyncOptions.reading + [format.declaration]
            + DependencyCheck.options,
        examples: [
            Command.Example("understudy check", "Before a commit, or in continuous integration."),
            Command.Example("understudy check Sources/App/Store.swift", "The doubles of the protocols in a file."),
            Command.Example("understudy check --format github", "Annotations at the lines of a pull request."),
            Command.Example(
                "understudy check --dependencies --baseline dependencies.json",
                "In continuous integration: exits with 1 if a consumer sees much more than it uses."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        if arguments[DependencyCheck.dependencies] { return DependencyCheck.perform(arguments, in: session) }
        if let stray = DependencyCheck.stray(arguments) {
            return session.refuse(
                .malformedValue(stray.value, option: stray.option, form: "it together with --dependencies"),
                of: command.name)
        }
        guard let doubles = OwnedDoubles.read(arguments.operands, arguments, usesHistory: false, in: session) else {
            return .unusableInput
        }
        let result = doubles.result
        guard let support = doubles.supportFiles(result, in: session) else { return .unusableInput }
        let findings = doubles.findings.filter(\.isDrift) + support.findings
        let unreadable = doubles.unreadable
        session.console.report(unreadable)
        let format = arguments[format]
        if format == .text || format == .json {
            session.console.report((doubles.briefFindings + support.findings).map { $0.diagnostic(.error) })
        }
        switch format {
        case .json:
            let changes = result.changes(with: support).map { ($0, isWritten: false) }
            session.console.write(SyncReport.json(doubles, support, writing: changes, in: session))
        case .github:
            session.console.write(GitHubAnnotations.text(doubles.reportFindings(.error, support)))
            if findings.isEmpty { session.console.summarize(doubles.summary) }
        case .sarif:
            session.console.write(session.sarif(doubles.reportFindings(.error, support)))
        case .text: session.console.summarize(findings.isEmpty ? doubles.summary : doubles.tally)
        }
        let isUnusable = unreadable.contains { $0.severity == .error }
        if isUnusable || findings.contains(where: { $0.remedy == .unreadable }) { return .unusableInput }
        return findings.isEmpty ? .success : .finding
    }
}
