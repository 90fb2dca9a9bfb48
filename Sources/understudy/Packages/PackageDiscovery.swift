/// Finds the package that a folder is in.
enum PackageDiscovery {
    /// The files that make a folder a package's: a manifest, or a configuration.
    private static let marks = ["Package.swift", ".understudy.json"]

    /// The package around the current folder, as seen from there: `.`, or `..` as often as it takes.
    ///
    /// The nearest folder upwards counts that has a manifest or a configuration. Nothing is looked for outside of the
    /// repository. Where there is none, the current folder stands for one.
    static func folder(files: FileSystem) -> String {
        let current = Path.normalized(files.currentFolder())
        guard let found = folder(around: current, files: files), found != current else { return "." }
        let steps = Path.relative(current, to: found)?.split(separator: "/").count ?? 0
        return [String](repeating: "..", count: steps).joined(separator: "/")
    }

    /// The absolute path of the package around the folder at the absolute path `start`; `nil` where there is none.
    static func folder(around start: String, files: FileSystem) -> String? {
        var current = start
        while true {
            if marks.contains(where: { files.exists(Path.join(current, $0)) }) { return current }
            if current == "/" || files.exists(Path.join(current, ".git")) { return nil }
            current = Path.folder(of: current)
        }
    }

    /// Whether `path` is a part of the package at `package`, and not all of it, nor of another one inside.
    static func isPart(_ path: String, of package: String, files: FileSystem) -> Bool {
        let (target, root) = (files.resolved(path), files.resolved(package))
        return target != root && folder(around: Path.folder(of: target), files: files) == root
            && (try? files.kind(Path.join(target, "Package.swift"))) == nil
    }
}
