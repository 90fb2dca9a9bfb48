import UnderstudyConversion
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The doubles of a mocking framework that tests use.
struct FrameworkDoubles {
    /// A double that code of one module uses.
    struct Wanted {
        let name: String
        let declaration: ProtocolDeclaration
        /// A file of the module that gets it.
        let place: FileDeclarations
        /// Whether other modules use it.
        var isShared = false
    }

    /// The doubles, in the order of their names.
    private(set) var wanted: [Wanted] = []
    /// The files that the framework generated.
    private(set) var generated: [FileDeclarations] = []
    /// The files that use the framework or one of the doubles.
    private(set) var users: [FileDeclarations] = []
    /// The names of doubles that code outside of tests uses, which nothing new stands for.
    private(set) var staying: Set<String> = []

    /// Finds the doubles of `framework` in `index`, or those of them that are called one of `names`.
    init(of framework: MockingFramework, in index: DeclarationIndex, called names: Set<String>) {
        var known: [String: [Wanted]] = [:]
        for file in index.files {
            let own = file.types.filter { framework.hasGenerated($0, in: file) }
            if own.isEmpty { continue }
            generated.append(file)
            for type in own {
                let conformed = type.inherited.lazy.compactMap { index.protocolNamed($0, from: type.module) }
                guard let declaration = conformed.first else { continue }
                known[type.name, default: []].append(
                    Wanted(name: type.name, declaration: declaration, place: file))
            }
        }
        let paths = Set(generated.map(\.source.path))
        let others = index.files.filter { !paths.contains($0.source.path) }
        let rest = others.filter { !GeneratedCode.isGenerated($0.source) }
        let modules = Set(rest.filter { framework.isUsed(in: $0) }.map(\.place))
        let own = Set(others.flatMap { $0.types.map(\.name) })
        var named: [String: ProtocolDeclaration] = [:]
        for declaration in index.allProtocols {
            for name in framework.doubleNames(of: declaration.simpleName) where !own.contains(name) {
                named[name] = named[name] ?? declaration
            }
        }
        var found: [String: Wanted] = [:]
        for file in rest where modules.contains(file.place) {
            let words = Set(file.source.tokenTexts(in: file.source.range))
            var isUser = framework.isUsed(in: file)
            for word in words where names.isEmpty || names.contains(word) {
                guard var double = Self.double(word, in: file, known, named) else {
                    if named[word] != nil { staying.insert(word) }
                    continue
                }
                isUser = true
                let key = "\(double.place.place) \(word)"
                double.isShared = double.place.place != file.place || found[key]?.isShared == true
                if let first = found[key] { double = Wanted(first, isShared: double.isShared) }
                found[key] = double
            }
            if isUser { users.append(file) }
        }
        wanted = found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The double that `file` means by `word`.
    private static func double(
        _ word: String, in file: FileDeclarations, _ known: [String: [Wanted]], _ named: [String: ProtocolDeclaration]
    ) -> Wanted? {
        if let generated = known[word] {
            return generated.first { $0.place.place == file.place } ?? generated.first
        }
        guard let declaration = named[word], TestCode.isTest(file) else { return nil }
        return Wanted(name: word, declaration: declaration, place: file)
    }
}

extension FrameworkDoubles.Wanted {
    fileprivate init(_ other: Self, isShared: Bool) {
        self = other
        self.isShared = isShared
    }
}

extension FileDeclarations {
    /// What tells its module from others: the name, or else the folder.
    var place: String { module ?? Path.folder(of: source.path) }
}
