import UnderstudySemantics
import UnderstudySyntax

/// The code of an app that is not for its tests, as far as modules, files and uses tell.
struct ShippedCode {
    private let index: DeclarationIndex
    /// The names of doubles that such code mentions in other files than theirs.
    private let used: Set<String>

    /// Finds what the files of `index` that are not for tests use.
    init(in index: DeclarationIndex) {
        self.index = index
        let names = Set(index.files.flatMap(\.types).filter(\.isCalledDouble).map(\.simpleName))
        var used: Set<String> = []
        for file in names.isEmpty ? [] : index.files where Self.isPartOfIt(file) {
            let words = file.source.words
            // What a preview shows does not run in the app.
            if words.contains(where: { $0 == "#Preview" || $0 == "PreviewProvider" }) { continue }
            used.formUnion(words.intersection(names).subtracting(file.types.map(\.simpleName)))
        }
        self.used = used
    }

    /// Whether neither the module of `type`, which is known, nor its file or a folder around that is for tests by its name,
    /// or code uses it that is not.
    func holds(_ type: TypeDeclaration) -> Bool {
        guard let module = type.module, let file = index.file(at: type.source.path), !file.isOfTests,
            !Self.isForTests(module)
        else { return false }
        return Self.isPartOfIt(file) || used.contains(type.simpleName)
    }

    private static func isPartOfIt(_ file: FileDeclarations) -> Bool {
        guard let module = file.module, !file.isOfTests else { return false }
        // What is further away is around the whole package.
        return !(file.source.path.split(separator: "/").suffix(4).map(String.init) + [module]).contains(
            where: isForTests)
    }

    private static let words = Set(
        QuickScan.doubleWords.prefix(5).map { $0.description.lowercased() }
            + ["double", "fixture", "preview", "test", "testing"])

    private static func isForTests(_ name: String) -> Bool {
        !words.isDisjoint(with: IdentifierWords.split(name).map(Inflection.singular))
    }
}
