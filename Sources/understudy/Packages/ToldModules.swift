/// The folders and files of modules, as a configuration names them.
struct ToldModules {
    /// Absolute paths, the innermost first.
    private let places: [(path: String, module: String)]

    /// - Parameter folder: The absolute path of the current folder, from which the paths start.
    init(_ modules: [String: [String]], in folder: String) {
        places = modules.flatMap { name, paths in
            paths.map { (path: Path.normalized(Path.join(folder, $0)), module: name) }
        }.sorted { ($1.path.utf8.count, $0.module) < ($0.path.utf8.count, $1.module) }
    }

    /// Whether the configuration names no modules.
    var isEmpty: Bool { places.isEmpty }

    /// The module that the configuration gives for the file at the absolute path `path`.
    func module(ofFileAt path: String) -> String? {
        places.first { path == $0.path || Path.isWithin(path, $0.path) }?.module
    }
}
