import UnderstudyRefactoring
import UnderstudyReports
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The request of `split` and `report`.
struct UsageRequest {
    /// Which protocols are meant; empty for all.
    let operands: CommandOperands
    /// What to read exclusively; empty for what the configuration or the package says.
    let paths: [String]
    /// More sources to search for users.
    let context: [String]
    /// Whether tests are consumers too.
    let includesTests: Bool
    /// Whether to record values of concrete types that are passed where a protocol is expected.
    var notesGifts = false
}

/// Protocols with their users, read and judged.
struct UsageStudy: Sendable {
    /// What is configured.
    let configuration: Configuration
    /// The findings.
    let report: SplitReport
    /// Whether all sources could be read and understood.
    let isSound: Bool
    /// The files that may be changed.
    let reach: EditReach

    /// Reads the sources and judges the requested protocols; reports what can't be used, and then returns `nil`.
    static func make(
        _ request: UsageRequest, _ arguments: Arguments, in session: Session
    ) -> UsageStudy? {
        let reading = PackageReading(arguments, in: session) { configuration in
            var places = InputPlaces(configuration, paths: request.paths, context: request.context).readingIgnored()
            places.chosen = request.operands.paths
            places.needsSources = true
            return places
        }
        guard let reading else { return nil }
        let (configuration, index, diagnostics) = (reading.configuration, reading.index, reading.problems)
        session.console.report(diagnostics)
        let isMeant = reading.inputs.meant
        let known = index.allProtocols.filter { isMeant($0.source.path) }
        let compositions = index.allCompositions.filter { isMeant($0.source.path) }
        let names = ProtocolNames(groups: [known, compositions]) { index.files.flatMap(\.types) }
        guard let chosen = choose(request.operands.names, among: names, in: session) else { return nil }
        let compiled = IndexReading(arguments, in: session).compiled(index)
        let splits = judge(
            chosen, in: Neighbourhood(index, kept: configuration.kept), index, work: (request, compiled, session))
        let report = SplitReport(
            splits: splits, index: index, isForNamed: !request.operands.names.isEmpty,
            currentFolder: session.files.currentFolder(),
            compiled: compiled.isEmpty ? CompiledFiles() : IndexCounts(index, compiled, damaged: 0).files
        )
        let study = UsageStudy(
            configuration: configuration, report: report,
            isSound: !diagnostics.contains { $0.severity == .error }, reach: reading.inputs.reach)
        session.system.keep(study)
        return study
    }

    /// Reads all bodies and judges `protocols`, on all cores.
    private static func judge(
        _ protocols: [ProtocolDeclaration], in neighbourhood: Neighbourhood, _ index: DeclarationIndex,
        work: (request: UsageRequest, compiled: [CompiledFile], session: Session)
    ) -> [ProtocolSplit] {
        let facts = readBodies(index, work)
        work.session.system.keep(facts)
        return concurrentMap(protocols, makeState: { UsageReport(facts) }) { report, declaration in
            ProtocolSplit(
                report.usage(of: declaration), in: neighbourhood, includesTests: work.request.includesTests
            ).weighed(in: index)
        }
    }

    /// What the bodies show, without the intermediate results.
    private static func readBodies(
        _ index: DeclarationIndex, _ work: (request: UsageRequest, compiled: [CompiledFile], session: Session)
    ) -> UsageFacts {
        let resolver = UsageResolver(index: index, compiled: work.compiled).knowingSignatures()
        let portions = resolver.portions
        let progress = work.session.console.progress("following uses: part", total: portions.count)
        let notesGifts = work.request.notesGifts
        let findings = concurrentMap(
            portions, makeState: { notesGifts ? resolver.makeReader(watching: []) : resolver.makeReader() }
        ) { reader, portion in
            defer { progress.advance() }
            return reader.findings(in: portion)
        }
        progress.finish()
        return resolver.facts(in: consume findings)
    }

    private static func choose(
        _ names: [NamePattern], among known: ProtocolNames, in session: Session
    ) -> [ProtocolDeclaration]? {
        if names.isEmpty { return known.groups[0] }
        var chosen: [ProtocolDeclaration] = []
        var seen: Set<SourceLocation> = []
        var diagnostics: [Diagnostic] = []
        for name in names {
            switch known.find(name) {
            case .success(let found):
                for declaration in found where seen.insert(declaration.location).inserted {
                    guard declaration.isComposition else {
                        chosen.append(declaration)
                        continue
                    }
                    diagnostics.append(
                        Diagnostic(
                            DiagnosticID("composed-already"), .note,
                            "'\(declaration.name)' is composed of \(declaration.inherited.joined(separator: ", ")) already",
                            at: declaration.location))
                }
            case .failure(let problem): diagnostics.append(problem.diagnostic)
            }
        }
        session.console.report(diagnostics)
        return diagnostics.contains { $0.severity == .error } ? nil : chosen
    }
}

extension UsageResolver {
    /// The same resolver with the types of all members, which are worked out on all cores.
    func knowingSignatures() -> UsageResolver {
        // If there are few members, one thread reads them all, and works nothing out twice.
        if portions.count < 32 { return self }
        return knowing(concurrentMap(portions, makeState: { makeReader() }) { $0.signatures(in: $1) })
    }
}
