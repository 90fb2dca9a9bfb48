/// The sources that a command works on.
struct CommandInputs: Sendable {
    /// The sources to look for protocols in, with their modules.
    let sources: [SourceFile]
    /// The sources read only to resolve names.
    let context: [SourceFile]
}

extension CommandInputs {
    /// Finds the sources; reports paths that can't be used, and then gives `nil`.
    ///
    /// The protocols are in `paths`, or in the package when that is empty; `module` is theirs where the user said so.
    static func find(
        _ paths: [String],
        context: [String] = [],
        packagePath: String?,
        module: String? = nil,
        in session: Session
    ) -> CommandInputs? {
        if let graph = session.graph {
            return find(paths, context: context, graph: graph, module: module, in: session)
        }
        let paths = paths.isEmpty ? [packagePath ?? "."] : paths
        let own = SourcePaths.collect(paths, files: session.files)
        let others = SourcePaths.collect(context, files: session.files)
        let diagnostics = own.diagnostics + others.diagnostics
        session.console.report(diagnostics)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        var modules = ModuleFinder(files: session.files)
        let isOwn = Set(own.sources.map(\.path))
        return CommandInputs(
            sources: modules.assignModules(to: own.sources).map { source in
                SourceFile(path: source.path, module: module ?? source.module, settings: source.settings)
            },
            context: modules.assignModules(to: others.sources.filter { !isOwn.contains($0.path) })
        )
    }

    /// Finds the sources among those of `graph`; what the package depends on is read to resolve names.
    private static func find(
        _ paths: [String], context: [String], graph: PackageGraph, module: String?, in session: Session
    ) -> CommandInputs? {
        let known = graph.sources(seenThrough: session.files)
        let folder = session.files.currentFolder()
        let place = { (path: String) in Path.normalized(Path.join(folder, path)) }
        let modules = Dictionary(known.map { (place($0.path), $0.module) }) { first, _ in first }
        var finder = ModuleFinder(files: session.files)
        var isComplete = true
        func named(_ paths: [String]) -> [SourceFile] {
            let (sources, diagnostics) = SourcePaths.collect(paths, files: session.files)
            session.console.report(diagnostics)
            isComplete = isComplete && !diagnostics.contains { $0.severity == .error }
            return finder.assignModules(to: sources).map { source in
                let told = modules[place(source.path)] ?? source.module
                return SourceFile(path: source.path, module: told, settings: source.settings)
            }
        }
        let isOwn = { (source: SourceFile) in graph.module(named: source.module)?.role != .dependency }
        let sources =
            paths.isEmpty
            ? known.filter(isOwn)
            : named(paths).map { SourceFile(path: $0.path, module: module ?? $0.module, settings: $0.settings) }
        var seen = Set(sources.map { place($0.path) })
        let others = (known + named(context)).filter { seen.insert(place($0.path)).inserted }
        return isComplete ? CommandInputs(sources: sources, context: others) : nil
    }
}
