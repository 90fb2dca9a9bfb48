/// Finds the package that contains a folder.
enum PackageDiscovery {
    /// The files that mark the folder of a package: a manifest, or a configuration; an Xcode project does, too.
    private static let marks = ["Package.swift", ".understudy.json"]

    /// The package that contains the current folder, as a relative path: `.`, or `..` as often as needed.
    ///
    /// This is the nearest folder upwards with a manifest, a configuration or an Xcode project, but not outside of the repository. If
    /// there is none, the current folder is used.
    static func folder(files: FileSystem) -> String {
        let current = Path.normalized(files.currentFolder())
        guard let found = folder(around: current, files: files), found != current else { return "." }
        let steps = Path.relative(current, to: found)?.split(separator: "/").count ?? 0
        return [String](repeating: "..", count: steps).joined(separator: "/")
    }

    /// The absolute path of the package that contains the folder at the absolute path `start`; `nil` if there is none.
    static func folder(around start: String, files: FileSystem) -> String? {
        var current = start
        while true {
            if marks.contains(where: { files.exists(Path.join(current, $0)) }) { return current }
            let entries = (try? files.entries(current)) ?? []
            if entries.contains(where: { $0.name.hasSuffix(".xcodeproj") }) { return current }
            if current == "/" || files.exists(Path.join(current, ".git")) { return nil }
            current = Path.folder(of: current)
        }
    }

    /// Whether `path` is inside of the package at `package`, but neither the package itself nor in a nested one.
    static func isPart(_ path: String, of package: String, files: FileSystem) -> Bool {
        let (target, root) = (files.resolved(path), files.resolved(package))
        return target != root && folder(around: Path.folder(of: target), files: files) == root
            && (try? files.kind(Path.join(target, "Package.swift"))) == nil
    }
}
