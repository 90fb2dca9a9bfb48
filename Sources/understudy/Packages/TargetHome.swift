import UnderstudySemantics

/// A target that a manifest or an Xcode project declares, with the folder of its sources.
struct TargetHome: Sendable {
    let name: String
    let moduleName: String
    /// The absolute path of the folder with the manifest or the project.
    let root: String
    /// The absolute path of the folder that most of its sources are in.
    let folder: String
    /// Whether it holds tests.
    let isTests: Bool
    /// The project that lists the target's files one by one, so that a new file has to be added to it; `nil` where each
    /// file in the folder belongs to the target.
    var listing: String?

    /// What tells the target from all others.
    var key: String { Path.join(root, name) }
}

/// What manifests and Xcode projects have in common: targets with names that depend on each other.
protocol DeclaredTarget {
    var name: String { get }
    /// Whether its tests run the code of other targets.
    var holdsUnitTests: Bool { get }
    /// The names of the targets of the same package or project that it depends on.
    var neededTargets: [String] { get }
}

extension DeclaredTarget {
    /// Whether its name says that its tests are of a whole app, of its speed or of its looks.
    fileprivate var isOfMoreThanUnits: Bool {
        let words: Set<String> = ["acceptance", "integration", "performance", "screenshot", "snapshot", "ui"]
        return name.contains("E2E") || !words.isDisjoint(with: IdentifierWords.split(name))
    }
}

extension Array where Element: DeclaredTarget {
    /// The tests for the target called `name`: those named after it, or else the first that depend on it, directly or
    /// indirectly.
    ///
    /// Those that are called tests of something larger than units come last.
    func tests(fitting name: String) -> Element? {
        let tests = unitsFirst.filter(\.holdsUnitTests)
        return tests.first { $0.name == name + "Tests" }
            ?? tests.first { $0.neededTargets.contains(name) }
            ?? tests.first { needed(by: $0).contains(name) }
    }

    /// The same, but those last whose names say that their tests are of more than units.
    var unitsFirst: [Element] { filter { !$0.isOfMoreThanUnits } + filter(\.isOfMoreThanUnits) }

    /// The names of the targets that `target` depends on, directly or indirectly.
    func needed(by target: Element) -> Set<String> {
        let known = Dictionary(map { ($0.name, $0) }) { first, _ in first }
        var needed: Set<String> = []
        var rest = [target]
        while let next = rest.popLast() {
            for name in next.neededTargets where needed.insert(name).inserted {
                if let found = known[name] { rest.append(found) }
            }
        }
        return needed
    }
}

extension ManifestTarget {
    /// The one of the listed folders that new files belong in: the one called like the target, or else the last, as folders
    /// with generated code are mostly named first; `nil` where all folders belong to the target.
    fileprivate var folderForNewFiles: String? {
        let folders = sources.filter { !$0.hasSuffix(".swift") && $0 != "." && $0 != "./" }
        return folders.first { Path.name(of: $0) == name } ?? folders.last
    }
}

extension ManifestTarget: DeclaredTarget {
    var holdsUnitTests: Bool { kind == .testTarget }
    var neededTargets: [String] { dependencies.filter { $0.package == nil }.map(\.name) }
}

extension ModuleFinder {
    /// The target of the file at the absolute path `path`: that of a manifest, or else of an Xcode project.
    mutating func home(ofFileAt path: String) -> TargetHome? {
        let folder = Path.folder(of: path)
        if let package = package(around: folder),
            let target = Path.relative(path, to: package.folder).flatMap(package.layout.target(ofFileAt:))
        {
            return home(of: target, in: package)
        }
        return projectTarget(ofFileAt: path).flatMap { $0.project.home(of: $0.target) }
    }

    /// The target with the tests for the file at the absolute path `path`, whose module is `module`.
    mutating func tests(forFileAt path: String, module: String) -> TargetHome? {
        let folder = Path.folder(of: path)
        if let package = package(around: folder),
            let target = package.layout.targets.first(where: { $0.moduleName == module })
        {
            return package.layout.targets.tests(fitting: target.name).map { home(of: $0, in: package) }
        }
        guard let (project, target) = projectTarget(ofFileAt: path) else { return nil }
        return project.targets.tests(fitting: target.name).flatMap(project.home)
    }

    /// The targets with tests of the package or project around the folder at an absolute path.
    mutating func allTests(around folder: String) -> [TargetHome] {
        // A manifest without targets only names what an app depends on.
        if let package = package(around: folder), !package.layout.targets.isEmpty {
            return package.layout.targets.filter(\.holdsUnitTests).map { home(of: $0, in: package) }
        }
        guard let project = projects(around: folder).first else { return [] }
        return project.targets.filter(\.holdsUnitTests).compactMap(project.home)
    }

    private func home(of target: ManifestTarget, in package: Package) -> TargetHome {
        let folder = Path.join(package.folder, package.layout.folder(of: target, in: package.folder, files: files))
        return TargetHome(
            name: target.name, moduleName: target.moduleName, root: package.folder,
            folder: target.folderForNewFiles.map { Path.join(folder, $0) } ?? folder, isTests: target.holdsUnitTests)
    }
}
