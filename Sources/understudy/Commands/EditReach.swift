/// The files that a command may change: those of the package, and those that its command line names.
///
/// A configuration comes with the sources, so it may decide what is read, but not that files elsewhere are changed.
struct EditReach: Sendable {
    /// The files that the command line names.
    private let named: Set<String>
    /// The folder of the package, after following all links.
    private let package: String
    /// The files and folders that are only read, after following all links.
    private let foreign: [String]
    private let files: FileSystem

    /// - Parameters:
    ///   - named: The paths of files that the command line names.
    ///   - foreign: Files and folders that are only read.
    init(named: [String], package: String, foreign: [String], files: FileSystem) {
        self.named = Set(named)
        self.package = files.resolved(package)
        self.foreign = foreign.map(files.resolved)
        self.files = files
    }

    /// Why a file may not be changed.
    enum Obstacle: Sendable {
        case outside
        case context
    }

    /// Why the file at `path` may not be changed; `nil` if it may.
    func obstacle(to path: String) -> Obstacle? {
        if named.contains(path) { return nil }
        let target = files.resolved(path)
        let isForeign = foreign.contains { folder in
            // A package in a folder of context is nevertheless the package.
            (target == folder || Path.isWithin(target, folder)) && !Path.isWithin(package, folder) && folder != package
        }
        if isForeign { return .context }
        return Path.isWithin(target, package) ? nil : .outside
    }
}
