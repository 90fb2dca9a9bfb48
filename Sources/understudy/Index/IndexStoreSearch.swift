/// Looks for the index that the last build of a package wrote.
struct IndexStoreSearch {
    private let session: Session
    private let graphFile: String?

    /// A search in `session`; `graphFile` is the file that the command plugin wrote among the results of a build.
    init(in session: Session, graphFile: String?) {
        self.session = session
        self.graphFile = graphFile
    }

    private var files: FileSystem { session.files }

    /// The newest store of each package that one of the files at `paths` is in.
    func stores(of paths: [String]) -> [String] {
        distinct(packages(of: paths).compactMap(newest))
    }

    /// The folders of the packages that the files are in, and that of the session's, in order.
    private func packages(of paths: [String]) -> [String] {
        let folder = files.currentFolder()
        let own = Path.normalized(Path.join(folder, session.packageFolder))
        var packages: Set<String> = []
        var nearest: [String: String?] = [:]
        func package(around folder: String) -> String? {
            if let known = nearest[folder] { return known }
            let parent = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
            let found =
                folder == own || files.exists(Path.join(folder, "Package.swift"))
                ? folder : parent.isEmpty ? nil : package(around: parent)
            nearest[folder] = .some(found)
            return found
        }
        for path in paths {
            let file = Path.normalized(Path.join(folder, path))
            guard let slash = file.lastIndex(of: "/"), slash != file.startIndex else { continue }
            if let found = package(around: String(file[..<slash])) { packages.insert(found) }
        }
        return packages.sorted()
    }

    /// The newest of all stores of the package in a folder.
    private func newest(_ package: String) -> String? {
        let found = Set(ofBuild(in: Path.join(package, ".build")) + aroundPlugin() + ofXcode(package))
        let dated = found.compactMap { path -> (path: String, time: FileTime)? in
            unitsFolder(of: path).flatMap(files.modificationTime).map { (path, $0) }
        }
        return dated.max { ($0.time, $1.path) < ($1.time, $0.path) }?.path
    }

    /// The folders in a store's folder that are named after a format: `v5`.
    func formats(of store: String) -> [String] {
        let entries = (try? files.entries(store)) ?? []
        return entries.map(\.name).filter { $0.first == "v" && Int($0.dropFirst()) != nil }.sorted()
    }

    private func unitsFolder(of store: String) -> String? {
        formats(of: store).map { Path.join(store, $0 + "/units") }.first(where: files.exists)
    }

    // MARK: - SwiftPM

    /// The stores below a folder that SwiftPM builds in, from both of its build systems and from editors.
    private func ofBuild(in folder: String) -> [String] {
        let builds = [folder, Path.join(folder, "index-build")]
        let folders = builds.flatMap { build in
            [build]
                + ((try? files.entries(build)) ?? []).filter { $0.kind == .folder }.map { Path.join(build, $0.name) }
        }
        let places = folders.map { Path.join($0, "debug/index/store") } + builds.map { Path.join($0, "out") }
        return distinct(places.filter { unitsFolder(of: $0) != nil })
    }

    /// Each store once, even if links lead to it.
    private func distinct(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert(files.resolved($0)).inserted }
    }

    /// The stores of the build in which the command plugin runs, wherever its results are.
    private func aroundPlugin() -> [String] {
        guard let graphFile else { return [] }
        var found: [String] = []
        var folder = Path.normalized(Path.join(files.currentFolder(), graphFile))
        while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
            folder = String(folder[..<slash])
            if folder.hasSuffix("/plugins") { found += ofBuild(in: String(folder.dropLast("/plugins".count))) }
            found += Self.ofXcode.map { Path.join(folder, $0) }.filter { unitsFolder(of: $0) != nil }
        }
        return found
    }

    // MARK: - Xcode

    /// Where Xcode keeps a store, below the folder of a project in its derived data.
    private static let ofXcode = ["Index.noindex/DataStore", "Index/DataStore"]

    private func ofXcode(_ package: String) -> [String] {
        guard let home = session.system.environment("HOME") else { return [] }
        let data = Path.join(home, "Library/Developer/Xcode/DerivedData")
        let projects = ((try? files.entries(data)) ?? []).filter { $0.kind == .folder }.map { Path.join(data, $0.name) }
        return projects.flatMap { project -> [String] in
            guard let workspace = workspace(of: project), isOf(package, workspace) else { return [] }
            return Self.ofXcode.map { Path.join(project, $0) }.filter { unitsFolder(of: $0) != nil }
        }
    }

    /// Whether a workspace is the package, or a project or workspace in its folder.
    private func isOf(_ package: String, _ workspace: String) -> Bool {
        workspace == package || workspace.lastIndex(of: "/").map { workspace[..<$0] == package } ?? false
            || workspace == package + "/.swiftpm/xcode/package.xcworkspace"
    }

    /// The path of the workspace or project that the derived data in `folder` are of.
    private func workspace(of folder: String) -> String? {
        guard let bytes = try? files.contents(of: Path.join(folder, "info.plist")) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let value = Self.around("<key>WorkspacePath</key>", in: text[...])?.after,
            let start = Self.around("<string>", in: value)?.after,
            let path = Self.around("</string>", in: start)?.before
        else { return nil }
        return Path.normalized(String(path).replacing("&amp;", with: "&").replacing("&lt;", with: "<"))
    }

    /// The text before and after the first `mark` in `text`.
    ///
    /// The standard library's text search would link its regular expressions, a tenth of the executable.
    private static func around(_ mark: String, in text: Substring) -> (before: Substring, after: Substring)? {
        guard let start = text.indices.first(where: { text[$0...].hasPrefix(mark) }) else { return nil }
        return (text[..<start], text[start...].dropFirst(mark.count))
    }
}
