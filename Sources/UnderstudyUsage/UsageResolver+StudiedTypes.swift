import UnderstudySemantics
import UnderstudySyntax

extension UsageResolver {
    /// A reader that also follows values of the concrete types called one of `paths`, and of their subclasses.
    package func makeReader(watching paths: [String]) -> BodyReader {
        let table = SymbolTable(sharing: symbols)
        let paths = paths.map { TypePath($0) }
        let named = Set(
            table.types.elements.filter { type in
                type.kind != .protocol && paths.contains { $0.names(type.path) }
            }.map(\.id))
        let watched = table.types.elements.filter { type in
            type.kind != .protocol && type.kind != .external
                && (named.contains(type.id) || named.contains { table.lineage(of: type.id).contains($0) })
        }
        return BodyReader(symbols, signatures, watching: Set(watched.map(\.id)))
    }

    /// The result for each type called one of `paths`, in the order of the sources.
    package func types(called paths: [String], in findings: [Findings]) -> [StudiedType] {
        let report = UsageReport(facts(in: findings))
        return paths.flatMap { report.table.typesByPath[$0] ?? [] }.sorted().compactMap(report.studied)
    }
}

extension UsageResolver {
    /// The result for each of `compositions`, which are aliases of several protocols.
    package func types(
        composedBy compositions: [ProtocolDeclaration], in findings: [Findings]
    ) -> [StudiedType] {
        guard !compositions.isEmpty else { return [] }
        let report = UsageReport(facts(in: findings))
        return compositions.compactMap(report.studied)
    }
}

extension UsageResolver {
    /// What the consumers called `name` do with values of the type at `location` that they take from properties of other
    /// types each time.
    package func values(
        of type: StudiedType, reachedBy name: TypePath, in findings: [Findings]
    ) -> [ReachedValues] {
        let report = UsageReport(facts(in: findings))
        let found = (report.table.typesByPath[type.path] ?? []).first {
            report.table.types[$0].location == type.location
        }
        return found.map { ReachGathering(report, $0).values(reachedBy: name) } ?? []
    }
}
