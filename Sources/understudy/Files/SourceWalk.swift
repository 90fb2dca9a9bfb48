import UnderstudySyntax

/// Finds the Swift files of a folder.
///
/// Hidden entries and what `.gitignore` files ignore are left out. Links are never followed: a target inside the folder
/// is found anyway, and one outside doesn't belong to it.
struct SourceWalk {
    private let files: FileSystem
    /// Which ignored files to find nevertheless; `nil` for none.
    private let compiled: (any CompiledFolders)?
    /// The files found, in the order of their paths' bytes.
    private(set) var found: [String] = []
    /// Those of them that git ignores.
    private(set) var ignored: Set<String> = []
    /// What could not be read.
    private(set) var diagnostics: [Diagnostic] = []

    init(files: FileSystem, compiled: (any CompiledFolders)? = nil) {
        self.files = files
        self.compiled = compiled
    }

    /// Adds the files in `folder`.
    mutating func add(_ folder: String) {
        let (rules, prefix) = inheritedRules(for: folder)
        let isBuilt = folder.split(separator: "/").contains { part in
            [Self.frameworks, ".framework", SourceFile.moduleEnding].contains(where: part.hasSuffix)
        }
        walk(folder, path: prefix, rules: rules, isBuilt: isBuilt)
    }

    /// The ending of the folder of a module that was built for several platforms.
    private static let frameworks = ".xcframework"

    /// Keeps one of the interfaces that were found since `start` of each module: all platforms have about the same.
    private mutating func keepOneInterface(ofEachModuleSince start: Int) {
        var seen: Set<String> = []
        let kept = found[start...].filter { path in
            SourceFile.moduleOfInterface(path).map { seen.insert($0).inserted } ?? true
        }
        found.replaceSubrange(start..., with: kept)
    }

    /// Walks through `folder`, whose path from the outermost `.gitignore` file, with a slash, is `path`.
    ///
    /// - Parameters:
    ///   - isIgnored: Whether git ignores the folder.
    ///   - isBuilt: Whether it is in something that was built, whose interfaces are to be read.
    private mutating func walk(
        _ folder: String, path: [UInt8], rules: IgnoreRules, isIgnored: Bool = false, isBuilt: Bool
    ) {
        let entries: [FolderEntry]
        do throws(FileError) {
            entries = try files.entries(folder)
        } catch {
            diagnostics.append(error.diagnostic)
            return
        }
        let rules = rules.adding(ignoreFile(among: entries, of: folder, prefixLength: path.count))
        let start = found.count
        for (name, entry) in Self.candidates(among: entries, isBuilt: isBuilt) {
            // The path of a folder ends in a slash.
            let isFolder = entry.kind == .folder
            let entryPath = path + name
            let written = isFolder ? entryPath.dropLast() : entryPath[...]
            let isIgnored = isIgnored || rules.ignores(written, nameStart: path.count, isFolder: isFolder)
            if isIgnored, compiled?.contain(Path.join(folder, entry.name), besides: entries) != true { continue }
            guard entry.isNameText else {
                diagnostics.append(.unnamable(Path.join(folder, entry.name)))
                continue
            }
            if isFolder {
                walk(
                    Path.join(folder, entry.name), path: entryPath, rules: rules, isIgnored: isIgnored,
                    isBuilt: isBuilt || entry.name.hasSuffix(Self.frameworks))
            } else {
                found.append(Path.join(folder, entry.name))
                if isIgnored { ignored.insert(Path.join(folder, entry.name)) }
            }
        }
        if isBuilt { keepOneInterface(ofEachModuleSince: start) }
    }

    /// The relevant entries with their names, those of folders followed by a slash, ordered so that whole paths are in
    /// byte order.
    private static func candidates(
        among entries: [FolderEntry], isBuilt: Bool
    ) -> [(name: [UInt8], entry: FolderEntry)] {
        let candidates = entries.compactMap { entry -> (name: [UInt8], entry: FolderEntry)? in
            if entry.name.utf8.first == UInt8(ascii: ".") { return nil }
            // Beside the public interface are those for the module's own package and for its friends.
            if [".private.swiftinterface", ".package.swiftinterface"].contains(where: entry.name.hasSuffix) {
                return nil
            }
            switch entry.kind {
            // What a build left of the package's own modules says nothing new.
            case .folder where !isBuilt && entry.name.hasSuffix(SourceFile.moduleEnding): return nil
            // A tutorial shows code at several steps, which nothing compiles.
            case .folder where entry.name.hasSuffix(".docc"): return nil
            case .folder: return (Array(entry.name.utf8) + [UInt8(ascii: "/")], entry)
            case .file where SourceFile.isSwift(entry.name): return (Array(entry.name.utf8), entry)
            default: return nil
            }
        }
        return candidates.sorted { $0.name.precedes($1.name) }
    }
}

// MARK: - .gitignore

extension SourceWalk {
    private static let ignoreFileName = ".gitignore"

    private mutating func ignoreFile(
        among entries: [FolderEntry],
        of folder: String,
        prefixLength: Int
    ) -> IgnoreFile {
        let isThere = entries.contains { $0.name == Self.ignoreFileName && $0.kind == .file }
        return isThere ? ignoreFile(of: folder, prefixLength: prefixLength) : IgnoreFile([], prefixLength: 0)
    }

    private mutating func ignoreFile(of folder: String, prefixLength: Int) -> IgnoreFile {
        do throws(FileError) {
            let bytes = try files.contents(of: Path.join(folder, Self.ignoreFileName))
            return IgnoreFile(bytes, prefixLength: prefixLength)
        } catch {
            diagnostics.append(error.diagnostic)
            return IgnoreFile([], prefixLength: 0)
        }
    }

    /// The rules of the folders above `folder`, up to the repository's, and the path from there to `folder`.
    ///
    /// Without a repository, the package's folder is the last one.
    private mutating func inheritedRules(for folder: String) -> (rules: IgnoreRules, prefix: [UInt8]) {
        let start = Path.normalized(Path.join(files.currentFolder(), folder))
        guard let root = outermostFolder(above: start), root != start else { return (IgnoreRules(), []) }
        var rules = IgnoreRules()
        var current = root
        let prefix = (Path.relative(start, to: root) ?? "") + "/"
        var length = 0
        for part in prefix.split(separator: "/") {
            if files.exists(Path.join(current, Self.ignoreFileName)) {
                rules = rules.adding(ignoreFile(of: current, prefixLength: length))
            }
            current = Path.join(current, String(part))
            length += part.utf8.count + 1
        }
        return (rules, Array(prefix.utf8))
    }

    private func outermostFolder(above start: String) -> String? {
        var package: String?
        var current = start
        while true {
            if files.exists(Path.join(current, ".git")) { return current }
            if package == nil, files.exists(Path.join(current, "Package.swift")) { package = current }
            if current == "/" { return package }
            current = Path.folder(of: current)
        }
    }
}

extension Diagnostic {
    /// An entry whose name is not UTF-8 was skipped.
    static func unnamable(_ path: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("name-is-not-utf8"), .warning,
            "this name is not UTF-8, so it was skipped; rename it to have it read", at: SourceLocation(path: path))
    }
}
