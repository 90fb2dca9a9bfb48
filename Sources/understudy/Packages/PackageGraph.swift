/// The modules that are built together, as a plugin or a build system knows them: nothing is guessed from folders.
struct PackageGraph: Sendable {
    /// Whose a module is.
    enum Role: Sendable {
        /// A target of the package itself.
        case own
        /// A target of another package: only what is public counts.
        case dependency
        /// A target that tests, or that helps to.
        case tests
    }

    /// One module.
    struct Module: Sendable {
        let name: String
        let folder: String
        let role: Role
        /// The names of the modules that it depends on, directly or not; known of test targets.
        var dependencies: Set<String> = []
    }

    /// The modules, in the order given.
    private(set) var modules: [Module] = []
    /// The sources, each with its module, in the order of their paths' bytes.
    private(set) var sources: [SourceFile] = []
    private var positions: [String: Int] = [:]
}

extension PackageGraph {
    static let own = Option.texts("module", "NAME=DIR", "a module of the package, and its folder; can be repeated")
    static let dependency = Option.texts(
        "dependency", "NAME=DIR", "a module of another package, of which only what is public counts; can be repeated")
    static let tests = Option.texts("tests", "NAME=DIR", "the module that tests, and its folder")

    /// The options that describe a graph; its sources are operands, `NAME:PATH` with the path from the module's folder.
    static let options = [own.declaration, dependency.declaration, tests.declaration]

    /// Reads the graph that `arguments` describe.
    init(_ arguments: Arguments) throws(UsageError) {
        for (option, role) in [(Self.own, Role.own), (Self.dependency, .dependency), (Self.tests, .tests)] {
            for word in arguments[option] { try add(word, role, of: option.declaration) }
        }
        var paths: Set<String> = []
        for word in arguments.operands {
            let source = try source(word)
            if paths.insert(source.path).inserted { sources.append(source) }
        }
        sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func add(_ word: String, _ role: Role, of option: OptionDeclaration) throws(UsageError) {
        guard let (name, folder) = Self.split(word, at: "=") else {
            throw .malformedValue(word, option: option.spelling, form: option.valueName ?? "")
        }
        positions[name] = modules.count
        modules.append(Module(name: name, folder: Path.tidied(folder), role: role))
    }

    private func source(_ word: String) throws(UsageError) -> SourceFile {
        guard let (name, path) = Self.split(word, at: ":"), let position = positions[name] else {
            throw .unexpectedOperand(word)
        }
        return SourceFile(path: Path.join(modules[position].folder, path), module: name)
    }

    private static func split(_ word: String, at mark: Character) -> (String, String)? {
        let parts = word.split(separator: mark, maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// The module called `name`.
    func module(named name: String?) -> Module? {
        name.flatMap { positions[$0] }.map { modules[$0] }
    }

    /// The sources, with what the settings of their packages change.
    func sources(settingsFrom files: FileSystem) -> [SourceFile] {
        var finder = ModuleFinder(files: files)
        return sources.map {
            SourceFile(path: $0.path, module: $0.module, settings: finder.settings(ofFileAt: $0.path))
        }
    }
}
