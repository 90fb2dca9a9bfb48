import UnderstudySyntax

/// The modules that are built together, as a plugin or a build system knows them, without guessing from folders.
struct PackageGraph: Sendable {
    /// The role of a module.
    enum Role: Sendable {
        /// A target of the package itself.
        case own
        /// A target of another package: only its public declarations count.
        case dependency
        /// A test target.
        case tests
    }

    /// One module.
    struct Module: Sendable {
        let name: String
        let folder: String
        let role: Role
        /// The names of the modules that it depends on, directly or indirectly; known for test targets.
        var dependencies: Set<String> = []
    }

    /// The modules, in the order given.
    private(set) var modules: [Module] = []
    /// The sources, each with its module, in the order of their paths' bytes.
    private(set) var sources: [SourceFile] = []
    private var positions: [String: Int] = [:]
}

// MARK: - Reading

extension PackageGraph {
    static let own = Option.texts(
        "module", value: "NAME=DIR", "a module of the package, and its folder; can be repeated")
    static let dependency = Option.texts(
        "dependency", value: "NAME=DIR", "a module of another package, whose public protocols count; can be repeated")
    static let tests = Option.texts("tests", value: "NAME=DIR", "the test module, and its folder")
    static let needs = Option.texts("needs", value: "NAME=NAME[,NAME…]", "the modules that a test module depends on")

    /// The options that describe a graph; its sources are operands, `NAME:PATH` with the path from the module's folder.
    static let options = [own.declaration, dependency.declaration, tests.declaration]

    /// Reads the graph that `arguments` describe.
    init(_ arguments: Arguments) throws(UsageError) {
        for (option, role) in [(Self.own, Role.own), (Self.dependency, .dependency), (Self.tests, .tests)] {
            for word in arguments[option] { try add(word, role, of: option.declaration) }
        }
        for word in arguments[Self.needs] {
            let (name, needed) = try Self.pair(word, of: Self.needs.declaration)
            guard let position = positions[name] else { continue }
            modules[position].dependencies = Set(needed.split(separator: ",").map(String.init))
        }
        var paths: Set<String> = []
        for word in arguments.operands {
            let source = try source(word)
            if paths.insert(source.path).inserted { sources.append(source) }
        }
        sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Reads the graph from a file of words, each followed by a zero byte, since paths may contain any other byte.
    init(words bytes: [UInt8]) throws(UsageError) {
        let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        try self.init(try ArgumentParser.parse(words, for: Self.file))
    }

    /// The declaration for parsing the words in a file.
    private static let file = Command(
        name: "graph", summary: "", discussion: "", operands: Command.Operands("NAME:PATH", ""),
        options: options + [needs.declaration], examples: [], run: { _, _ in .success })

    private mutating func add(_ word: String, _ role: Role, of option: OptionDeclaration) throws(UsageError) {
        let (name, folder) = try Self.pair(word, of: option)
        guard SourceText.isModuleName(name) else {
            throw .malformedValue(word, option: option.spelling, form: option.valueName ?? "")
        }
        positions[name] = modules.count
        modules.append(Module(name: name, folder: Path.tidied(folder), role: role))
    }

    private func source(_ word: String) throws(UsageError) -> SourceFile {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let position = positions[parts[0]] else { throw .unexpectedOperand(word) }
        return SourceFile(path: Path.join(modules[position].folder, parts[1]), module: parts[0])
    }

    private static func pair(_ word: String, of option: OptionDeclaration) throws(UsageError) -> (String, String) {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw .malformedValue(word, option: option.spelling, form: option.valueName ?? "")
        }
        return (parts[0], parts[1])
    }
}

// MARK: - Asking

extension PackageGraph {
    /// The module called `name`.
    func module(named name: String?) -> Module? {
        name.flatMap { positions[$0] }.map { modules[$0] }
    }

    /// The same graph, but with `modules` instead of the package's own.
    func replacingOwn(with modules: [String: [SourceFile]]) -> PackageGraph {
        var graph = PackageGraph()
        graph.modules = self.modules.filter { $0.role != .own }
        graph.modules += modules.keys.sorted().map { Module(name: $0, folder: ".", role: .own) }
        for (position, module) in graph.modules.enumerated() { graph.positions[module.name] = position }
        graph.sources = sources.filter { module(named: $0.module)?.role != .own } + modules.values.flatMap(\.self)
        graph.sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return graph
    }

    /// The test module for `module`: the one named after it, or else the first that depends on it.
    func tests(fitting module: String) -> Module? {
        let tests = modules.filter { $0.role == .tests }
        return tests.first { $0.name == module + "Tests" } ?? tests.first { $0.dependencies.contains(module) }
    }

    /// The sources relative to the current folder, with the effects of their packages' settings.
    func sources(seenThrough files: FileSystem) -> [SourceFile] {
        var finder = ModuleFinder(files: files)
        let folder = files.currentFolder()
        return sources.map {
            let path = Path.relative($0.path, to: folder) ?? $0.path
            return SourceFile(path: path, module: $0.module, settings: finder.settings(ofFileAt: $0.path))
        }
    }
}
