import UnderstudyReports
import UnderstudySyntax

/// `check --dependencies`: consumers that see much more of a protocol than they use.
enum DependencyCheck {
    static let dependencies = Option.flag(
        "dependencies",
        "check consumers instead of doubles: list those that see much more of a protocol than they use")
    static let baseline = Option.text(
        "baseline", value: "FILE", "leave out the dependencies in FILE, which --write-baseline wrote")
    static let writeBaseline = Option.text(
        "write-baseline", value: "FILE", "write the current dependencies to FILE, for --baseline")

    static let options = [dependencies.declaration, baseline.declaration, writeBaseline.declaration] + IndexOptions.all

    /// The given option that needs `--dependencies`, with its value.
    static func stray(_ arguments: Arguments) -> (option: String, value: String)? {
        [baseline, writeBaseline].lazy.compactMap { option in
            arguments[option].map { (option.declaration.spelling, $0) }
        }.first
    }

    /// Lists the dependencies of the consumers of the named protocols, or of all.
    static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let operands = CommandOperands(arguments.operands, in: session) else { return .unusableInput }
        let request = UsageRequest(
            operands: operands, paths: [], context: arguments[SyncOptions.context], includesTests: false)
        guard let known = known(arguments, in: session),
            let study = UsageStudy.make(request, arguments, in: session)
        else { return .unusableInput }
        let all = study.report.wideDependencies
        if let path = arguments[writeBaseline] {
            guard ReportDestination(path).write(DependencyJSON.baseline(of: all), in: session) else {
                return .unusableInput
            }
        }
        let found = all.filter { !known.contains($0.fingerprint) }
        write(found, besides: all.count - found.count, as: arguments[CheckCommand.format], in: session)
        guard study.isSound else { return .unusableInput }
        return found.isEmpty || arguments[writeBaseline] != nil ? .success : .finding
    }

    private static func write(
        _ found: [WideDependency], besides known: Int, as format: CheckCommand.Format, in session: Session
    ) {
        switch format {
        case .json: session.console.write(DependencyJSON.bytes(of: found))
        case .github: session.console.write(GitHubAnnotations.text(found.map { $0.finding(.warning) }))
        case .sarif: session.console.write(session.sarif(found.map { $0.finding(.warning) }))
        case .text:
            session.console.report(found.map { $0.diagnostic(.warning) })
            session.console.summarize(summary(of: found, besides: known))
        }
    }

    private static func summary(of found: [WideDependency], besides known: Int) -> String {
        let others = known == 0 ? "" : "; the baseline has \(known)"
        if found.isEmpty { return "no consumer sees much more of a protocol than it uses\(others)\n" }
        let gain = found.reduce(0) { $0 + $1.gain }
        let who = found.count == 1 ? "1 consumer sees" : "\(found.count) consumers see"
        return "\(who) much more than needed: \(gain) unnecessary dependencies\(others)\n"
    }

    /// What the baseline has; reports one that can't be used, and then returns `nil`.
    private static func known(_ arguments: Arguments, in session: Session) -> Set<WideDependency.Fingerprint>? {
        guard let path = arguments[baseline] else { return [] }
        do throws(FileError) {
            if let known = Self.known(in: try session.files.contents(ofNamed: path)) { return known }
        } catch {
            session.console.report(error.diagnostic)
            return nil
        }
        session.console.report(
            Diagnostic(
                DiagnosticID("invalid-baseline"), .error,
                "this is not a baseline; 'understudy check --dependencies --write-baseline FILE' writes one",
                at: SourceLocation(path: path)))
        return nil
    }

    /// The dependencies in a baseline; `nil` if `bytes` is none.
    private static func known(in bytes: [UInt8]) -> Set<WideDependency.Fingerprint>? {
        guard let root = try? JSONParser.parse(bytes), let entries = root["dependencies"]?.elements else { return nil }
        let known = entries.compactMap { entry -> WideDependency.Fingerprint? in
            guard let name = entry["protocol"]?.text, let consumer = entry["consumer"]?.text else { return nil }
            return WideDependency.Fingerprint(protocolName: name, consumer: consumer)
        }
        return known.count == entries.count ? Set(known) : nil
    }
}
