/// Which folder of a package belongs to which target, from the manifest alone.
struct PackageLayout: Sendable {
    /// The targets in the manifest's order.
    let targets: [ManifestTarget]

    init(manifest bytes: [UInt8]) {
        targets = ManifestScan.targets(in: bytes)
    }

    /// The target that the file at `path`, which starts in the package's folder, belongs to.
    func target(ofFileAt path: String) -> ManifestTarget? {
        let path = Path.normalized(path)
        let nearest = targets.compactMap { target -> (target: ManifestTarget, depth: Int)? in
            folders(of: target).filter { $0 == "." || path.hasPrefix($0 + "/") }
                .map { $0 == "." ? 0 : $0.utf8.count }.max()
                .map { (target, $0) }
        }
        return nearest.max { $0.depth < $1.depth }?.target
    }

    /// The test target that fits `target`: the one named after it, or else the first that depends on it.
    func testTarget(fitting target: String) -> ManifestTarget? {
        let tests = targets.filter { $0.kind == .testTarget }
        return tests.first { $0.name == target + "Tests" }
            ?? tests.first { $0.dependencies.contains { $0.name == target && $0.package == nil } }
    }

    /// The folder where `target` is if it is where the package manager looks first.
    func folder(of target: ManifestTarget) -> String {
        target.path.map(Path.normalized) ?? Path.join(target.usualFolders[0], target.name)
    }

    /// The folders that the files of `target` can lie in.
    private func folders(of target: ManifestTarget) -> [String] {
        if let path = target.path { return [Path.normalized(path)] }
        let own = target.usualFolders.map { Path.join($0, target.name) }
        // The only target of its kind may lie in the usual folder itself.
        let isOnly = !targets.contains { $0 != target && $0.usualFolders[0] == target.usualFolders[0] }
        return isOnly ? own + [target.usualFolders[0]] : own
    }
}

extension PackageLayout {
    /// The module of a file outside all packages: the folder after the last `Sources` or `Tests`.
    static func conventionalModule(ofFileAt path: String) -> String? {
        let folders = Path.normalized(path).split(separator: "/").dropLast()
        guard let index = folders.dropLast().lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return nil }
        return String(folders[index + 1])
    }
}
