/// The files that a command may change: those of the package, and those that its command line names.
///
/// A configuration comes with the sources, so it may decide what is read, but not that files elsewhere are changed. Of
/// the folders around a file, the innermost one decides.
struct EditReach: Sendable {
    /// A folder or file, after following all links.
    private struct Root: Sendable {
        let path: String
        let isOwn: Bool
    }

    /// The roots, the longest paths first, and of equal ones those that may be changed.
    private let roots: [Root]
    private let files: FileSystem

    /// - Parameters:
    ///   - own: The package, and the files and folders that the command line names.
    ///   - foreign: Files and folders that are only read.
    init(own: [String], foreign: [String], files: FileSystem) {
        let all =
            own.map { Root(path: files.resolved($0), isOwn: true) }
            + foreign.map { Root(path: files.resolved($0), isOwn: false) }
        roots = all.sorted { ($0.path.utf8.count, $0.isOwn ? 1 : 0) > ($1.path.utf8.count, $1.isOwn ? 1 : 0) }
        self.files = files
    }

    /// Why a file may not be changed.
    enum Obstacle: Sendable {
        case outside
        case context
    }

    /// Why the file at `path` may not be changed; `nil` if it may.
    func obstacle(to path: String) -> Obstacle? {
        // An interface is what the compiler wrote of a module.
        if SourceFile.isInterface(path) { return .context }
        let target = files.resolved(path)
        guard let root = roots.first(where: { target == $0.path || Path.isWithin(target, $0.path) }) else {
            return .outside
        }
        return root.isOwn ? nil : .context
    }
}
