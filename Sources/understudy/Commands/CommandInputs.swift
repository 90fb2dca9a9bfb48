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
}
