import UnderstudyConversion
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The doubles of a mocking framework that code uses.
struct FrameworkDoubles {
    /// A double that code of one module uses.
    struct Wanted {
        let name: String
        let declaration: ProtocolDeclaration
        /// A file of the module that gets it: the generated one with the double, or else one that uses it.
        let place: FileDeclarations
        /// The generated double; `nil` where no file declares it.
        var generated: TypeDeclaration?
        /// Whether other modules use it.
        var isShared = false
    }

    /// Those that are asked for, in the order of their names.
    private(set) var wanted: [Wanted] = []
    /// The names of those that are used and stay: they are not asked for, or code outside of tests uses them.
    private(set) var staying: Set<String> = []
    /// The names of those stubs that are used, and that stay.
    private(set) var stubs: Set<String> = []
    /// The files that the framework generated, which hold nothing else.
    private(set) var generated: [FileDeclarations] = []
    /// The files that use the framework or one of the doubles.
    private(set) var users: [FileDeclarations] = []

    /// The words of these.
    private(set) var words: Set<String> = []

    private let framework: MockingFramework
    /// The generated doubles by their names.
    private var made: [String: [Wanted]] = [:]
    /// The names of generated doubles of protocols that the sources don't declare.
    private var foreign: Set<String> = []
    /// The only protocols of which the framework makes a double of that name, where no file declares it.
    private var named: [String: ProtocolDeclaration] = [:]

    /// Finds the doubles of `framework` in `index`, and those of them that are called one of `names`, or all.
    init(of framework: MockingFramework, in index: DeclarationIndex, called names: Set<String>) {
        self.framework = framework
        let rest = index.files.filter { file in
            let isMade = framework.hasGenerated(all: file)
            if isMade { add(file, index) }
            return !isMade
        }
        name(index.allProtocols, besides: Set(rest.flatMap { $0.types.map(\.name) }))
        let others = Set(generated.flatMap(\.types).filter { !framework.hasGenerated($0) }.map(\.name))
        let code = rest.filter { !GeneratedCode.isGenerated($0.source) }
        let modules = Set(code.filter { framework.isUsed(in: $0) }.map(\.place))
        var found: [String: Wanted] = [:]
        let own = Set(rest.flatMap { $0.types.map(\.name) })
        let endings =
            framework.stubEnding.map { ending in
                Set(index.allProtocols.map { $0.simpleName + ending }).subtracting(own)
            } ?? []
        for file in code where modules.contains(file.place) {
            var isUser = framework.isUsed(in: file)
            let all = Set(
                file.source.tokenTexts(in: file.source.range) + framework.creations(in: file.source).map(\.double))
            let used = TestCode.isTest(file) ? endings.intersection(all) : []
            stubs.formUnion(used)
            if !used.isEmpty { isUser = true }
            for word in all {
                guard let double = double(word, in: file), names.isEmpty || names.contains(word) else {
                    let isOther = foreign.contains(word) || others.contains(word)
                    if made[word] != nil || named[word] != nil || isOther { staying.insert(word) }
                    continue
                }
                isUser = true
                words.formUnion(all)
                let key = "\(double.place.place) \(word)"
                let isShared = double.place.place != file.place || found[key]?.isShared == true
                found[key] = found[key] ?? double
                found[key]?.isShared = isShared
            }
            if isUser { users.append(file) }
        }
        wanted = found.sorted { $0.key < $1.key }.map(\.value)
    }

    private mutating func add(_ file: FileDeclarations, _ index: DeclarationIndex) {
        generated.append(file)
        for type in file.types where framework.hasGenerated(type) {
            let protocols = type.inherited.lazy.compactMap {
                index.protocolNamed($0, from: type.module, in: type.source.path)
            }
            guard let declaration = protocols.first else {
                foreign.insert(type.name)
                continue
            }
            made[type.name, default: []].append(
                Wanted(name: type.name, declaration: declaration, place: file, generated: type))
        }
    }

    private mutating func name(_ protocols: [ProtocolDeclaration], besides own: Set<String>) {
        var ambiguous = own
        for declaration in protocols where framework.isAsked(for: declaration) {
            for name in framework.names(declaration.simpleName) where !ambiguous.contains(name) {
                if named.updateValue(declaration, forKey: name) == nil { continue }
                named[name] = nil
                ambiguous.insert(name)
            }
        }
    }

    /// The double that `file` means by `word`.
    private func double(_ word: String, in file: FileDeclarations) -> Wanted? {
        if let made = made[word] { return made.first { $0.place.place == file.place } ?? made.first }
        guard let declaration = named[word], TestCode.isTest(file) else { return nil }
        return Wanted(name: word, declaration: declaration, place: file)
    }
}

extension FileDeclarations {
    /// What tells its module from others: the name, or else the folder.
    var place: String { module ?? Path.folder(of: source.path) }
}
