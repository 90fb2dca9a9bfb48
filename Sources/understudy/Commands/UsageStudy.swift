import UnderstudyReports
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What `split` and `report` look at.
struct UsageRequest {
    /// The names of the protocols; empty for all.
    let protocols: [String]
    /// Where the protocols are; empty for what the configuration or the package says.
    let paths: [String]
    /// More sources in which users are looked for.
    let context: [String]
    /// Whether tests are consumers too.
    let includesTests: Bool
}

/// The words after a command's name, told apart: protocols, and paths.
struct UsageOperands {
    private(set) var protocols: [String] = []
    private(set) var paths: [String] = []

    /// A word is a path when it looks like one, or when there is something of that name.
    init(_ words: [String], files: FileSystem) {
        for word in words {
            let looksLikePath =
                word == "-" || word.hasPrefix("@") || word.hasPrefix(".") || word.contains("/")
                || word.hasSuffix(".swift")
            if looksLikePath || files.exists(word) { paths.append(word) } else { protocols.append(word) }
        }
    }
}

/// Protocols with their users, read and judged.
struct UsageStudy {
    /// What was found.
    let report: SplitReport
    /// Whether all sources could be read and understood.
    let isSound: Bool

    /// Reads the sources and judges the protocols asked for; reports what can't be used, and then gives `nil`.
    static func make(
        _ request: UsageRequest, _ arguments: Arguments, _ configuration: Configuration, in session: Session
    ) -> UsageStudy? {
        guard
            let inputs = CommandInputs.find(
                request.paths.isEmpty ? configuration.protocolPaths : request.paths,
                context: request.context.isEmpty ? configuration.contextPaths : request.context,
                packagePath: arguments[CommonOptions.packagePath],
                module: configuration.module,
                in: session
            )
        else { return nil }
        let (index, isComplete) = DeclarationReader(session: session).readAll(inputs.sources + inputs.context)
        guard isComplete else { return nil }
        let diagnostics = index.files.flatMap(\.diagnostics)
        session.console.report(diagnostics)
        let paths = Set(inputs.sources.map(\.path))
        let known = index.allProtocols.filter { paths.contains($0.source.path) }
        guard let chosen = choose(request.protocols, among: known, in: session) else { return nil }
        let splits = judge(chosen, index, includesTests: request.includesTests)
        let report = SplitReport(
            splits: splits, index: index, isForNamed: !request.protocols.isEmpty,
            currentFolder: session.files.currentFolder()
        )
        return UsageStudy(report: report, isSound: !diagnostics.contains { $0.severity == .error })
    }

    /// Reads all bodies and judges `protocols`, on all cores.
    private static func judge(
        _ protocols: [ProtocolDeclaration], _ index: DeclarationIndex, includesTests: Bool
    ) -> [ProtocolSplit] {
        let resolver = UsageResolver(index: index)
        let findings = concurrentMap(resolver.portions, makeState: { resolver.makeReader() }) { reader, portion in
            reader.findings(in: portion)
        }
        let neighbourhood = Neighbourhood(index)
        return concurrentMap(resolver.usages(of: protocols, in: findings), makeState: {}) { _, usage in
            ProtocolSplit(usage, in: neighbourhood, includesTests: includesTests)
        }
    }

    private static func choose(
        _ names: [String], among known: [ProtocolDeclaration], in session: Session
    ) -> [ProtocolDeclaration]? {
        if names.isEmpty { return known }
        var chosen: [ProtocolDeclaration] = []
        var diagnostics: [Diagnostic] = []
        for name in names {
            switch ProtocolSelection.find(name, among: [known]) {
            case .success(let declaration): chosen.append(declaration)
            case .failure(let problem): diagnostics.append(problem.diagnostic)
            }
        }
        session.console.report(diagnostics)
        return diagnostics.isEmpty ? chosen : nil
    }
}
