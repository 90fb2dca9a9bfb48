import UnderstudySyntax

/// Turns the paths of a command line into files.
///
/// A path is a folder, a Swift file, `@FILE` for a list of such paths, or `-` for standard input.
struct SourcePaths {
    private let files: FileSystem
    private let compiled: (any CompiledFolders)?
    private var found: [String] = []
    private var ignored: Set<String> = []
    private var readsStandardInput = false
    private var diagnostics: [Diagnostic] = []

    /// The files that `paths` name, each once, in the order of their paths' bytes, and the problems with them.
    ///
    /// - Parameter compiled: Which files to find in folders although git ignores them; `nil` for none.
    static func collect(
        _ paths: [String], files: FileSystem, compiled: (any CompiledFolders)? = nil
    ) -> (sources: [SourceFile], diagnostics: [Diagnostic]) {
        var collection = SourcePaths(files: files, compiled: compiled)
        for path in paths { collection.add(path) }
        let sorted = paths.count > 1 || collection.isList(paths) ? collection.sortedOnce() : collection.found
        var sources = sorted.map { path in
            var source = SourceFile(path: path)
            source.isIgnored = collection.ignored.contains(path)
            return source
        }
        if collection.readsStandardInput { sources.insert(.standardInput, at: 0) }
        return (sources, collection.diagnostics)
    }

    private init(files: FileSystem, compiled: (any CompiledFolders)?) {
        self.files = files
        self.compiled = compiled
    }

    private func isList(_ paths: [String]) -> Bool {
        paths.first.map { SourceWord($0).list != nil } ?? false
    }

    private mutating func add(_ path: String) {
        switch SourceWord(path) {
        case .standardInput: readsStandardInput = true
        case .list(let file): addList(file)
        case .path(let path): addPath(path)
        }
    }

    private mutating func addList(_ path: String) {
        do throws(FileError) {
            let lines = try files.contents(ofNamed: path).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            for line in lines { addPath(String(decoding: line, as: UTF8.self)) }
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    private mutating func addPath(_ path: String) {
        do throws(FileError) {
            switch try files.kind(path) {
            case .folder:
                var walk = SourceWalk(files: files, compiled: compiled)
                walk.add(Path.tidied(path))
                found += walk.found
                ignored.formUnion(walk.ignored)
                diagnostics += walk.diagnostics
            case .file where SourceFile.isSwift(path):
                found.append(Path.tidied(path))
            case .file, .link, .pipe, .other:
                diagnostics.append(.notSwift(path))
            }
        } catch {
            var diagnostic = error.diagnostic
            if error.failure == .notFound, let meant = nearest(to: path) {
                diagnostic = Diagnostic(
                    diagnostic.id, .error, "\(diagnostic.message); did you mean '\(meant)'?", at: diagnostic.location)
            }
            diagnostics.append(diagnostic)
        }
    }

    /// The path that somebody means who names one that does not exist: with its suffix, or nearly spelled so.
    private func nearest(to path: String) -> String? {
        let file = path + ".swift"
        if files.exists(file) { return file }
        let (folder, name) = (Path.folder(of: path), Path.name(of: path))
        guard let entries = try? files.entries(folder) else { return nil }
        let names = entries.map(\.name).filter { !$0.hasPrefix(".") }
        return EditDistance.nearest(to: name, among: names, limit: 1).first.map { Path.join(folder, $0) }
    }

    /// The files found, each once, even if a file is named by an absolute and by a relative path.
    private func sortedOnce() -> [String] {
        let folder = files.currentFolder()
        var seen: Set<String> = []
        return found.filter { seen.insert(Path.normalized(Path.join(folder, $0))).inserted }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension Diagnostic {
    fileprivate static func notSwift(_ path: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("not-swift"), .error, "this is neither a folder nor a Swift file",
            at: SourceLocation(path: path))
    }
}
