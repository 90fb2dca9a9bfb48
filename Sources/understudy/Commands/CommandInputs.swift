import UnderstudySyntax

/// Where a command looks for protocols.
struct InputPlaces: Sendable {
    /// Folders and files to read, as `--in` names them; of the rest of the package, what their targets depend on is read.
    var paths: [String] = []
    /// Folders and files given as operands.
    ///
    /// If they are in the package, the rest of the package is read too, but only their protocols are meant; otherwise
    /// they are read like `paths`.
    var chosen: [String] = []
    /// Where protocols are if neither is given; empty for the whole package, all of which is read in any case.
    var usual: [String] = []
    /// Folders and files that are read only to resolve names.
    var context: [String] = []
    /// The module of the sources, if the user has set it.
    var module: String?
    /// The folders and files of modules by name, if the configuration has them.
    var modules: [String: [String]] = [:]
    /// The build settings of modules by name, if the user has set them.
    var settings: [String: [SwiftSetting]] = [:]
    /// Whether there is nothing to do without any Swift file.
    var needsSources = false
    /// Whether to read also the packages that the package depends on, to resolve names.
    var readsDependencies = false
    /// Whether to read also what git ignores but the compiler compiles, to find users.
    var readsIgnored = false
    /// Whether code of third parties among the sources is only context.
    var sparesThirdParties = false
}

/// The sources that a command works on.
struct CommandInputs: Sendable {
    /// The sources to look for protocols in, with their modules.
    let sources: [SourceFile]
    /// The sources read only to resolve names.
    let context: [SourceFile]
    /// The other packages whose sources matter, in which nothing is ever changed.
    var dependencies = DependencySources.none
    /// The files that may be changed.
    let reach: EditReach

    /// All sources.
    var all: [SourceFile] { sources + context }

    /// Whether the file at `path` belongs to another package.
    func isOfDependency(_ path: String) -> Bool { dependencies.folders.contains { Path.isWithin(path, $0) } }

    /// Whether protocols are looked for in the file at a path.
    var meant: (String) -> Bool {
        if context.isEmpty { return { _ in true } }
        let paths = Set(sources.map(\.path))
        return { paths.contains($0) }
    }
}

extension InputPlaces {
    /// What is read of the package besides `own`, the sources to look for protocols in.
    ///
    /// - Parameter isPart: Whether these are in operands that name parts of the package.
    fileprivate func rest(around own: [SourceFile], isPart: Bool, in session: Session) -> [String] {
        if isPart || paths.isEmpty && chosen.isEmpty && !usual.isEmpty { return [session.packageFolder] + usual }
        return paths.isEmpty ? [] : Self.targets(around: own, in: session)
    }

    /// The folders of the targets that `sources` belong to, and of those that these depend on.
    private static func targets(around sources: [SourceFile], in session: Session) -> [String] {
        let currentFolder = session.files.currentFolder()
        var finder = ModuleFinder(files: session.files)
        var folders: [String] = []
        var seen: Set<String> = []
        for folder in Set(sources.map { Path.folder(of: $0.path) }).sorted() {
            let absolute = Path.normalized(Path.join(currentFolder, folder))
            guard let package = finder.package(around: absolute),
                let file = Path.relative(Path.join(absolute, "any.swift"), to: package.folder),
                let target = package.layout.target(ofFileAt: file),
                seen.insert(Path.join(package.folder, target.name)).inserted
            else { continue }
            let needed = package.layout.targets.needed(by: target).union([target.name])
            for other in package.layout.targets where needed.contains(other.name) {
                let place = package.layout.folder(of: other, in: package.folder, files: session.files)
                let shown = Path.shown(
                    Path.join(package.folder, place), from: currentFolder, package: session.packageFolder)
                if !folders.contains(shown), session.files.exists(shown) { folders.append(shown) }
            }
        }
        return folders
    }
}

extension DependencySources {
    /// The advice on packages that are not checked out; `nil` where all are there.
    func note(_ session: Session) -> Diagnostic? {
        if missing.isEmpty { return nil }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        let place = session.packageFolder == "." ? "" : " --package-path \(session.packageFolder)"
        let message =
            missing.count == 1
            ? "\(names) is not checked out, so nothing is known of its declarations"
            : "\(names) are not checked out, so nothing is known of their declarations"
        return Diagnostic(
            DiagnosticID("not-checked-out"), .note, message + "; run 'swift package\(place) resolve'",
            at: SourceLocation(path: Path.join(session.packageFolder, "Package.swift")))
    }
}

extension CommandInputs {
    /// `diagnostics` with that advice at each protocol that was not found.
    func explaining(_ diagnostics: [Diagnostic], in session: Session) -> [Diagnostic] {
        guard let note = dependencies.note(session) else { return diagnostics }
        return diagnostics.map { diagnostic in
            guard diagnostic.id == DiagnosticID("unknown-protocol") else { return diagnostic }
            return Diagnostic(
                diagnostic.id, diagnostic.severity, diagnostic.message, at: diagnostic.location,
                notes: diagnostic.notes + [note])
        }
    }

    /// Finds the sources; reports paths that can't be used, and then returns `nil`.
    static func find(_ places: InputPlaces, in session: Session) -> CommandInputs? {
        if let graph = session.graph {
            return find(places, graph: graph, in: session)
        }
        let usual = places.usual.isEmpty ? [session.packageFolder] : places.usual
        let parts = places.chosen.filter { path in
            SourceWord(path).isPath
                && PackageDiscovery.isPart(path, of: session.packageFolder, files: session.files)
        }
        let given = places.paths + places.chosen
        let compiled = places.readsIgnored ? TargetFolders(files: session.files) : nil
        var own = SourcePaths.collect(given.isEmpty ? usual : given, files: session.files, compiled: compiled)
        let dependencies =
            places.readsDependencies
            ? DependencySources(ofPackageAt: session.packageFolder, files: session.files) : .none
        let around =
            places.context + places.rest(around: own.sources, isPart: !parts.isEmpty, in: session)
            + dependencies.folders
        var others = SourcePaths.collect(around, files: session.files, compiled: compiled)
        others.sources += own.sources.filter(\.isIgnored)
        own.sources.removeAll(where: \.isIgnored)
        let foreign =
            places.sparesThirdParties
            ? thirdParties(among: own.sources, in: given.isEmpty ? usual : given, session) : [:]
        others.sources += own.sources.filter { foreign[$0.path] != nil }
        own.sources.removeAll { foreign[$0.path] != nil }
        let diagnostics = own.diagnostics + others.diagnostics
        session.console.report(diagnostics)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        let words = given.isEmpty ? usual : given
        // A list without files is what a script makes if nothing has changed.
        let areFolders = words.allSatisfy { SourceWord($0).isPath }
        if places.needsSources, own.sources.isEmpty, areFolders, let folder = words.first {
            session.console.report(noSources(in: folder))
            return nil
        }
        session.console.report([dependencies.note(session)].compactMap(\.self))
        var modules = ModuleFinder(files: session.files, modules: places.modules)
        let folder = session.files.currentFolder()
        let place = { (path: String) in Path.normalized(Path.join(folder, path)) }
        let isOwn = others.sources.isEmpty ? [] : Set(own.sources.map { place($0.path) })
        return CommandInputs(
            sources: modules.assignModules(to: own.sources, in: given.isEmpty ? usual : given).map { source in
                source.with(places.module ?? source.module, source.settings).applying(places.settings)
            },
            context: modules.assignModules(
                to: others.sources.filter { !isOwn.contains(place($0.path)) }, in: around
            ).map { $0.applying(places.settings) },
            dependencies: dependencies,
            reach: EditReach(
                own: [session.packageFolder] + Self.named(given, own.sources),
                foreign: places.context + dependencies.folders + Set(foreign.values).sorted(), files: session.files))
    }

    /// The folders of third parties around those of `sources` that are in one, by their paths.
    private static func thirdParties(
        among sources: [SourceFile], in roots: [String], _ session: Session
    ) -> [String: String] {
        let current = session.files.currentFolder()
        func absolute(_ path: String) -> String { Path.normalized(Path.join(current, path)) }
        let package = absolute(session.packageFolder)
        let folders = roots.filter { SourceWord($0).isPath }.map(absolute).sorted { $0.utf8.count > $1.utf8.count }
        var found: [String: String] = [:]
        for source in sources {
            let path = absolute(source.path)
            let root = folders.first { Path.isWithin(path, $0) }
            found[source.path] = root.flatMap { ThirdParties.folder(around: path, in: $0, package: package) }
        }
        return found
    }

    /// The files and folders that `words` name; the files themselves if a word is a list.
    private static func named(_ words: [String], _ sources: [SourceFile]) -> [String] {
        words.allSatisfy { SourceWord($0).isPath } ? words : sources.map(\.path)
    }

    private static func noSources(in folder: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("no-swift-files"), .error,
            "there is no Swift file in '\(folder)', apart from hidden and ignored ones; name a folder that has some, or the "
                + "package with --package-path")
    }

    /// Finds the sources among those of `graph`; dependencies are read only to resolve names.
    private static func find(
        _ places: InputPlaces, graph: PackageGraph, in session: Session
    ) -> CommandInputs? {
        let paths = places.paths + places.chosen
        let known = graph.sources(seenThrough: session.files).map { $0.applying(places.settings) }
        let folder = session.files.currentFolder()
        let place = { (path: String) in Path.normalized(Path.join(folder, path)) }
        let modules = Dictionary(known.map { (place($0.path), $0.module) }) { first, _ in first }
        var finder = ModuleFinder(files: session.files, modules: places.modules)
        var isComplete = true
        func named(_ paths: [String]) -> [SourceFile] {
            let (sources, diagnostics) = SourcePaths.collect(paths, files: session.files)
            session.console.report(diagnostics)
            isComplete = isComplete && !diagnostics.contains { $0.severity == .error }
            return finder.assignModules(to: sources).map { source in
                let told = modules[place(source.path)] ?? source.module
                return SourceFile(path: source.path, module: told, settings: source.settings).applying(places.settings)
            }
        }
        let isOwn = { (source: SourceFile) in graph.module(named: source.module)?.role != .dependency }
        let sources =
            paths.isEmpty
            ? known.filter(isOwn)
            : named(paths).map { SourceFile(path: $0.path, module: places.module ?? $0.module, settings: $0.settings) }
        var seen = Set(sources.map { place($0.path) })
        let others = (known + named(places.context)).filter { seen.insert(place($0.path)).inserted }
        let foreign = known.filter { !isOwn($0) }.map(\.path) + places.context
        return isComplete
            ? CommandInputs(
                sources: sources, context: others,
                reach: EditReach(
                    own: [session.packageFolder] + Self.named(paths, sources), foreign: foreign, files: session.files))
            : nil
    }
}
