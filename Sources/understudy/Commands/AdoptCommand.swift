import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// `adopt`: moves doubles that the build plugin generates into the source tree.
enum AdoptCommand {
    static let command = Command(
        name: "adopt",
        summary: "moves doubles that the build plugin generates into your sources",
        effect: .writes,
        discussion: """
            Writes a double that the build plugin generates to a file in the test target. From then on it is yours: \
            the plugin no longer generates it, and 'sync' keeps it up to date.
            """,
        operands: Command.Operands("DOUBLE", minimum: 1, "the names of generated doubles, such as NotesSpy"),
        options: [GenerateOptions.output.declaration, GenerateOptions.dryRun.declaration] + SyncOptions.all,
        examples: [
            Command.Example(
                "understudy adopt NotesSpy", "Moves one double to the test target that matches its protocol.")
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let reading = PackageReading(arguments, in: session, at: InputPlaces.ofDoubles(arguments)),
            let templates = TemplateChoice(reading.configuration, arguments, in: session)
        else { return .unusableInput }
        let (configuration, index) = (reading.configuration, reading.index)
        let kinds = configuration.kinds.isEmpty ? [DoubleNames.defaultKind] : configuration.kinds
        var jobs: [(declaration: ProtocolDeclaration, kind: DoubleKind)] = []
        var seen: Set<String> = []
        let generator = DoubleGenerator(index: index, library: templates.library, options: templates.options)
        for name in arguments.operands where seen.insert(name).inserted {
            guard let job = find(name, among: index, kinds: kinds, for: generator, in: session) else {
                return .unusableInput
            }
            jobs.append(job)
        }
        return write(
            jobs, by: generator,
            to: GenerateCommand.Destination(arguments, configuration, package: session.packageFolder),
            mode: DoubleWriter.Mode(isDryRun: arguments[GenerateOptions.dryRun]), templates: templates,
            form: arguments[SyncOptions.format], format: configuration.format, in: session)
    }

    /// The protocol and the kind of the generated double `name`.
    private static func find(
        _ name: String, among index: DeclarationIndex, kinds: [String], for generator: DoubleGenerator,
        in session: Session
    ) -> (declaration: ProtocolDeclaration, kind: DoubleKind)? {
        if let owned = index.types(named: name).first {
            let message =
                "'\(name)' is already in your sources: it is yours, and 'understudy sync \(name)' keeps it up to date"
            let location = owned.source.location(at: owned.details.name.lowerBound)
            session.console.report(Diagnostic(DiagnosticID("owned-double"), .error, message, at: location))
            return nil
        }
        var known: [String] = []
        let optIns = OptIns(index.files)
        for declaration in index.allProtocols + index.allCompositions {
            guard let wanted = optIns.kinds(of: declaration) else { continue }
            for kind in (wanted.isEmpty ? kinds : wanted).map(DoubleKind.init(name:)) {
                let double = generator.name(of: declaration, kind)
                if double == name { return (declaration, kind) }
                known.append(double)
            }
        }
        let nearest = EditDistance.nearest(to: name, among: known, limit: 1).first
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "opt its protocol in with '// understudy: spy' above it"
        session.console.report(
            Diagnostic(DiagnosticID("unknown-double"), .error, "no double '\(name)' is generated; \(hint)"))
        return nil
    }

    private static func write(
        _ jobs: [(declaration: ProtocolDeclaration, kind: DoubleKind)], by generator: DoubleGenerator,
        to destination: GenerateCommand.Destination, mode: DoubleWriter.Mode, templates: TemplateChoice,
        form: ResultFormat, format: FormatSource, in session: Session
    ) -> ExitCode {
        var outputs: [DoubleGenerator.Output] = []
        for job in jobs {
            switch generator.generate(job.kind, of: job.declaration) {
            case .success(let output): outputs.append(output)
            case .failure(let error):
                if let problem = error.templateError {
                    templates.report(problem, in: session)
                } else {
                    session.console.report(error.diagnostic)
                }
                return .unusableInput
            }
        }
        var writer = DoubleWriter(generator: generator, session: session, mode: mode, format: format)
        var placement = DoublePlacement(destination, in: session)
        let isWritten = writer.write(outputs, &placement)
        WrittenFiles(results: writer.results, isDryRun: mode.isDryRun).print(as: form, in: session)
        let isNew = writer.results.allSatisfy { $0.isNew || $0.isSupport }
        return isWritten && isNew ? .success : .unusableInput
    }
}
