import UnderstudySemantics
import UnderstudySyntax

/// The imports that a file lacks for the types that new requirements in it name.
struct InterfaceImports {
    /// The declarations to add, copied from the files of the members.
    private(set) var missing: [String] = []
    /// The same with the modules that they name.
    private var modules: [ImportDeclaration] = []
    /// The members whose types only an import under a condition declares.
    private(set) var refusals: [Refusal] = []
    private let anchor: Anchor
    private let index: DeclarationIndex
    private let known: Set<String>

    /// - Parameters:
    ///   - outside: What else is named, each with the protocol that names it.
    ///   - anchor: The place of the requirements.
    init(
        for members: [MemberHead], and outside: [(text: String, declaration: ProtocolDeclaration)] = [],
        at anchor: Anchor, _ index: DeclarationIndex
    ) {
        self.anchor = anchor
        self.index = index
        let imports = index.file(at: anchor.source.path)?.imports ?? []
        let direct = imports.map(\.module)
        known = Set(direct).union(direct.flatMap { index.modules(exportedBy: $0) })
        var found: Set<String> = []
        var seen: Set<NameInFile> = []
        let named =
            members.map { ($0.importedNames, $0.member.declaration.source.path, $0.location) }
            + outside.map { text, declaration in
                let words = TextWords.words(of: text).filter { !SwiftLibraryNames.contains($0) }.sorted()
                return (words.filter { $0.first?.isUppercase == true }, declaration.source.path, declaration.location)
            }
        for (names, path, location) in named {
            guard path != anchor.source.path, let file = index.file(at: path) else { continue }
            for name in names where seen.insert(NameInFile(name: name, path: path)).inserted {
                add(importsOf: name, usedAt: location, in: file, to: &found)
            }
        }
        missing = found.sorted()
    }

    /// The edit that adds them.
    var edit: SourceEdit? { ImportEdit.adding(missing, to: anchor.source) }

    /// Those that no other file of the module has: the module may not be able to import these.
    func unknown(toFilesBesides anchor: Anchor) -> [String] {
        let known = Set(index.files.filter { $0.module == anchor.module }.flatMap { $0.imports.map(\.module) })
        return missing.filter { text in
            !modules.contains { $0.text == text && known.contains($0.module) }
        }
    }

    private struct NameInFile: Hashable {
        let name: String
        let path: String
    }

    private mutating func add(
        importsOf name: String, usedAt location: SourceLocation, in file: FileDeclarations, to found: inout Set<String>
    ) {
        let declaring = index.modules(declaring: name)
        if let own = anchor.module, declaring.contains(own) { return }
        if !declaring.isDisjoint(with: known) { return }
        let candidates = file.imports.filter { declaring.isEmpty ? isUnread($0.module) : gives($0.module, declaring) }
        // What the file names already needs no import.
        if candidates.isEmpty || anchor.source.mentions(name) { return }
        let likely = mostLikely(of: candidates, for: name)
        if likely.contains(where: { known.contains($0.module) && FoundationNames.contains(name) }) { return }
        let plain = likely.filter { $0.branches.isEmpty && !known.contains($0.module) }
        if plain.isEmpty, let conditional = likely.first(where: { !$0.branches.isEmpty }) {
            let words = "'\(name)' may need an import that depends on a condition: \(conditional.text)"
            refusals.append(Refusal(.place, words, at: location))
        }
        found.formUnion(plain.map(\.text))
        modules += plain
    }

    private func isUnread(_ module: String) -> Bool { !index.hasModule(module) || index.reexportsUnread(module) }

    private func gives(_ module: String, _ declaring: Set<String>) -> Bool {
        declaring.contains(module) || !index.modules(exportedBy: module).isDisjoint(with: declaring)
    }

    /// Those of `candidates` that all files import in which the name occurs.
    private func mostLikely(of candidates: [ImportDeclaration], for name: String) -> [ImportDeclaration] {
        if FoundationNames.contains(name), candidates.contains(where: { $0.module == "Foundation" }) {
            return candidates.filter { $0.module == "Foundation" }
        }
        if candidates.count < 2 { return candidates }
        var modules = Set(candidates.map(\.module))
        for file in index.files where !file.imports.isEmpty && file.source.mentions(name) {
            let common = modules.intersection(file.imports.map(\.module))
            if !common.isEmpty { modules = common }
        }
        return candidates.filter { modules.contains($0.module) }
    }
}

extension SourceText {
    /// Whether the identifier `word` is one of the tokens.
    fileprivate func mentions(_ word: String) -> Bool {
        guard text(in: range).contains(word) else { return false }
        return tokenTexts(in: range).contains(word)
    }
}

extension MemberHead {
    /// The names in the signature that neither the type, the member nor the standard library declares.
    fileprivate var importedNames: [String] {
        guard let signature else { return [] }
        let known = type.innerNames.union(signature.generics.map(\.name))
        return signature.types.flatMap(\.names).filter { !known.contains($0) && !SwiftLibraryNames.contains($0) }
    }
}
