import UnderstudySyntax
import UnderstudySemantics

/// What a new configuration depends on: where a package's protocols are, and which tests there are for them.
struct PackageSurvey: Sendable, Equatable {
    /// A target that declares protocols.
    struct Home: Sendable, Equatable {
        /// The folder, relative to the package's.
        let folder: String
        /// How many protocols it declares.
        let protocolCount: Int
        /// The folder for their doubles; `nil` if no test target depends on the target.
        let doubles: String?
    }

    /// How many doubles of one kind there are.
    struct KindCount: Equatable {
        let name: String
        let count: Int
    }

    /// Whether there is a manifest, which says where everything is.
    var isPackage = false
    /// The targets that declare protocols, in the manifest's order.
    var homes: [Home] = []
    /// The folders of targets without protocols that those above depend on.
    var context: [String] = []
    /// The folder for doubles in the first test target; `nil` if there is none.
    var firstTests: String?
    /// The kinds of the existing doubles, as far as they can be written, and how many there are; the most frequent first.
    var kinds: [KindCount] = []
}

extension PackageSurvey {
    /// Reads the package in `folder`; reports what can't be read, and then returns `nil`.
    static func make(of folder: String, in session: Session) -> PackageSurvey? {
        guard let inputs = CommandInputs.find(InputPlaces(), in: session) else { return nil }
        let (index, isComplete) = DeclarationReader(session: session).read(inputs.sources)
        guard isComplete else { return nil }
        let doubled = index.allProtocols.flatMap { index.doubles(of: $0).map(\.kind) }
        var survey = PackageSurvey()
        let counts = DoubleNames.kinds.map { kind in KindCount(name: kind, count: doubled.count { $0 == kind }) }
        survey.kinds = counts.filter { $0.count > 0 }.sorted { $0.count > $1.count }
        let paths = index.allProtocols.map { Path.relative($0.source.path, to: folder) ?? $0.source.path }
        guard let manifest = try? session.files.contents(of: Path.join(folder, "Package.swift")) else {
            survey.homes = homes(of: paths)
            return survey
        }
        survey.isPackage = true
        survey.add(PackageLayout(manifest: manifest), protocolPaths: paths, files: session.files, folder)
        return survey
    }

    /// Without a manifest: the first folders of the paths, each separately.
    private static func homes(of paths: [String]) -> [Home] {
        var counts: [String: Int] = [:]
        for path in paths {
            let parts = path.split(separator: "/")
            counts[parts.count > 1 ? String(parts[0]) : ".", default: 0] += 1
        }
        return counts.sorted { $0.key < $1.key }.filter { $0.key != "Tests" }
            .map { Home(folder: $0.key, protocolCount: $0.value, doubles: nil) }
    }

    private mutating func add(_ layout: PackageLayout, protocolPaths: [String], files: FileSystem, _ folder: String) {
        var counts: [String: Int] = [:]
        for path in protocolPaths {
            if let target = layout.target(ofFileAt: path) { counts[target.name, default: 0] += 1 }
        }
        let productive = layout.targets.filter { $0.kind != .testTarget && $0.kind != .plugin }
        func written(_ target: ManifestTarget) -> String {
            layout.folder(of: target, in: folder, files: files)
        }
        let holding = productive.filter { counts[$0.name] != nil }
        homes = holding.map { target in
            let tests = layout.testTarget(fitting: target.name)
            return Home(
                folder: written(target), protocolCount: counts[target.name] ?? 0,
                doubles: tests.map { Path.join(written($0), "Doubles") })
        }
        let needed = Set(holding.flatMap { Self.dependencies(of: $0, among: productive) })
        context = productive.filter { needed.contains($0.name) && counts[$0.name] == nil }.map(written)
        firstTests = layout.targets.first { $0.kind == .testTarget }.map { Path.join(written($0), "Doubles") }
    }

    /// The names of the targets that `target` depends on, directly or indirectly.
    private static func dependencies(of target: ManifestTarget, among targets: [ManifestTarget]) -> Set<String> {
        let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        var found: Set<String> = []
        var pending = [target]
        while let next = pending.popLast() {
            for dependency in next.dependencies {
                guard let other = byName[dependency.name], found.insert(other.name).inserted else { continue }
                pending.append(other)
            }
        }
        return found
    }
}
