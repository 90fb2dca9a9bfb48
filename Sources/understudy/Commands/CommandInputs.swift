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
        if let graph = session.graph, context.isEmpty {
            return find(paths, graph: graph, module: module, in: session)
        }
        let paths = paths.isEmpty ? [packagePath ?? "."] : paths
        let own = SourcePaths.collect(paths, files: session.files)
        let others = SourcePaths.collect(context, files: session.files)
        let diagnostics = own.diagnostics + others.diagnostics
        session.console.report(diagnostics)
        guard diagnostics.isEmpty else { return nil }
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
        _ paths: [String], graph: PackageGraph, module: String?, in session: Session
    ) -> CommandInputs? {
        let known = graph.sources(seenThrough: session.files)
        let isOwn = { (source: SourceFile) in graph.module(named: source.module)?.role != .dependency }
        if paths.isEmpty {
            return CommandInputs(sources: known.filter(isOwn), context: known.filter { !isOwn($0) })
        }
        let (named, diagnostics) = SourcePaths.collect(paths, files: session.files)
        session.console.report(diagnostics)
        guard diagnostics.isEmpty else { return nil }
        var modules = ModuleFinder(files: session.files)
        let folder = session.files.currentFolder()
        let absolute = { (path: String) in Path.normalized(Path.join(folder, path)) }
        let modulesByPath = Dictionary(known.map { (absolute($0.path), $0.module) }) { first, _ in first }
        let sources = modules.assignModules(to: named).map { source in
            let told = modulesByPath[absolute(source.path)] ?? source.module
            return SourceFile(path: source.path, module: module ?? told, settings: source.settings)
        }
        let chosen = Set(sources.map { absolute($0.path) })
        return CommandInputs(sources: sources, context: known.filter { !chosen.contains(absolute($0.path)) })
    }
}
