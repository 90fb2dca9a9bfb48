import UnderstudySemantics
import UnderstudySyntax

/// What a new configuration depends on: where a package's protocols are, and which tests there are for them.
struct PackageSurvey: Sendable, Equatable {
    /// A target that declares protocols.
    struct Home: Sendable, Equatable {
        /// The module; `nil` where only folders are known.
        var module: String?
        /// The folder, relative to the package's.
        let folder: String
        /// How many protocols it declares.
        let protocolCount: Int
        /// The folder for their doubles; `nil` if no test target depends on the target.
        let doubles: String?
        /// Its settings that change what its declarations mean.
        var settings = ModuleSettings()
    }

    /// How many doubles of one kind there are.
    struct KindCount: Equatable {
        let name: String
        let count: Int
    }

    /// Whether there is a manifest or an Xcode project, which says where everything is.
    var isPackage = false
    /// The targets that declare protocols, in the manifest's order.
    var homes: [Home] = []
    /// The folder for doubles in the first test target; `nil` if there is none.
    var firstTests: String?
    /// The kinds of the existing doubles, as far as they can be written, and how many there are; the most frequent first.
    var kinds: [KindCount] = []
    /// The kind that new doubles should be of, as most of the existing ones are; `nil` if these don't tell.
    var usualKind: String?
    /// How many of the existing doubles no tool keeps in step.
    var handWritten = 0
    /// The names of the protocols that a comment opts in, and of those that have no double.
    var optedIn: [String] = []
    var withoutDoubles: [String] = []
}

extension PackageSurvey {
    /// Reads the package in `folder`; reports what can't be read, and then returns `nil`.
    static func make(of folder: String, in session: Session) -> PackageSurvey? {
        guard let inputs = CommandInputs.find(InputPlaces(), in: session) else { return nil }
        let (index, isComplete) = DeclarationReader(session: session).read(inputs.sources)
        guard isComplete else { return nil }
        var survey = PackageSurvey()
        survey.addDoubles(in: index)
        survey.addHomes(of: index.files.filter { !$0.protocols.isEmpty }, in: folder, session)
        return survey
    }

    private mutating func addDoubles(in index: DeclarationIndex) {
        let doubles = index.allProtocols.map { ($0, index.doubles(of: $0, calledOtherwise: true)) }
        let all = doubles.flatMap { $0.1 }
        kinds = Self.counts(all)
        let owned = Set(index.ownedDoubles().map(\.type.name))
        // Whoever writes by hand calls doubles of all kinds mocks.
        usualKind = Self.counts(all.filter { owned.contains($0.declaration.name) || $0.kind != "mock" }).first?.name
        handWritten = all.count { !owned.contains($0.declaration.name) }
        let optIns = OptIns(index.files)
        optedIn = index.allProtocols.filter { optIns.optIn(of: $0) != nil }.map(\.name)
        withoutDoubles = doubles.filter { $0.1.isEmpty }.map(\.0.name)
    }

    private static func counts(_ doubles: [ExistingDouble]) -> [KindCount] {
        let counts = DoubleNames.kinds.map { kind in KindCount(name: kind, count: doubles.count { $0.kind == kind }) }
        return counts.filter { $0.count > 0 }.sorted { $0.count > $1.count }
    }

    /// Adds the targets that declare the protocols in `files`; without a manifest or a project the first folders of their
    /// paths.
    private mutating func addHomes(of declaring: [FileDeclarations], in folder: String, _ session: Session) {
        let current = session.files.currentFolder()
        let root = Path.normalized(Path.join(current, folder))
        func shown(_ path: String) -> String { Path.relative(path, to: root) ?? path }
        var finder = ModuleFinder(files: session.files)
        var found: [String: (home: TargetHome, files: [FileDeclarations])] = [:]
        for file in declaring {
            let path = Path.normalized(Path.join(current, file.source.path))
            if let home = finder.home(ofFileAt: path) { found[home.key, default: (home, [])].files.append(file) }
        }
        guard !found.isEmpty else {
            homes = Self.homes(of: declaring.map { (Path.relative($0.source.path, to: folder) ?? $0.source.path, $0) })
            return
        }
        isPackage = true
        for (home, files) in found.values.sorted(by: { $0.home.folder < $1.home.folder }) where !home.isTests {
            let path = Path.normalized(Path.join(current, files[0].source.path))
            let tests = finder.tests(forFileAt: path, module: home.moduleName)
            homes.append(
                Home(
                    module: home.moduleName, folder: shown(home.folder), protocolCount: Self.count(files),
                    doubles: tests.map { shown(Path.join($0.folder, "Doubles")) }, settings: files[0].settings))
        }
        firstTests = finder.allTests(around: root).first.map { shown(Path.join($0.folder, "Doubles")) }
    }

    /// Without a manifest: the first folders of the paths, each separately.
    private static func homes(of files: [(path: String, file: FileDeclarations)]) -> [Home] {
        let groups = Dictionary(grouping: files) { path, _ in
            let parts = path.split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : "."
        }
        return groups.sorted { $0.key < $1.key }.filter { $0.key != "Tests" }
            .map { Home(folder: $0.key, protocolCount: count($0.value.map(\.file)), doubles: nil) }
    }

    private static func count(_ files: [FileDeclarations]) -> Int { files.reduce(0) { $0 + $1.protocols.count } }
}
