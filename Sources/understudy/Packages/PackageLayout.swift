import UnderstudySemantics

/// Which folder of a package belongs to which target, according to the manifest.
struct PackageLayout: Sendable {
    /// The targets in the manifest's order.
    let targets: [ManifestTarget]
    /// The folders in which the files of targets can be, each with the first of its targets.
    private let folders: [String: Int]

    init(manifest bytes: [UInt8]) {
        targets = ManifestScan.targets(in: bytes)
        folders = Self.folders(of: targets)
    }

    /// The target that contains the file at `path`, which starts in the package's folder.
    func target(ofFileAt path: String) -> ManifestTarget? {
        // The innermost folder decides; if several targets share it, the first.
        var folder = Path.folder(of: path)
        while folders[folder] == nil, folder != ".", folder != "/" { folder = Path.folder(of: folder) }
        return (folders[folder] ?? folders["."]).map { targets[$0] }
    }

    /// The effects of the settings of `target`, and of those of its tests.
    func settings(of target: ManifestTarget) -> ModuleSettings {
        var settings = ModuleSettings(target.settings)
        let tests = target.kind == .testTarget ? target : targets.tests(fitting: target.name)
        let others = targets.filter { $0.holdsUnitTests && $0.neededTargets.contains(target.name) }
        // A Swift of its language mode has no actor by default, wherever its tests are.
        let plain = settings.languageMode == .swift5 ? ModuleSettings(languageMode: .swift5) : nil
        settings.setTests(tests.map { .init($0.settings) } ?? plain, besides: others.lazy.map { .init($0.settings) })
        return settings
    }

    /// The folder of `target` in the package at `package`: the first of the usual ones that exists.
    func folder(of target: ManifestTarget, in package: String, files: FileSystem) -> String {
        if target.path != nil { return folder(of: target) }
        let isAlone = targets.count { $0.usualFolders[0] == target.usualFolders[0] } == 1
        // The sources of the only target in a folder may be directly in that folder; its tests are in none but theirs.
        let shared = !isAlone ? [] : target.kind == .testTarget ? ["Tests"] : target.usualFolders
        let usual = target.usualFolders.map { Path.join($0, target.name) } + shared
        return usual.first { files.exists(Path.join(package, $0)) } ?? folder(of: target)
    }

    /// The folder of `target` if it is in SwiftPM's default location.
    func folder(of target: ManifestTarget) -> String {
        target.path.map(Path.normalized) ?? Path.join(target.usualFolders[0], target.name)
    }

    private static func folders(of targets: [ManifestTarget]) -> [String: Int] {
        var sharing: [String: Int] = [:]
        for target in targets { sharing[target.usualFolders[0], default: 0] += 1 }
        var folders: [String: Int] = [:]
        func add(_ folder: String, _ index: Int) {
            if folders[folder] == nil { folders[folder] = index }
        }
        for index in 0..<targets.count {
            let target = targets[index]
            if let path = target.path {
                add(Path.normalized(path), index)
                continue
            }
            for folder in target.usualFolders { add(Path.join(folder, target.name), index) }
            // The sources of the only target in a folder may be directly in that folder.
            if sharing[target.usualFolders[0]] == 1 { add(target.usualFolders[0], index) }
        }
        return folders
    }
}

extension PackageLayout {
    /// The module of a file outside all packages: the folder after the last `Sources` or `Tests`.
    static func conventionalModule(ofFileAt path: String) -> String? {
        let path = Path.normalized(path)
        let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { Substring($0) }
        guard let index = folders.dropLast().lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return nil }
        return String(folders[index + 1])
    }
}
