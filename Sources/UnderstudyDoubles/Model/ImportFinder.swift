import UnderstudySemantics
import UnderstudySyntax

/// Finds what a double's file must import: the protocol's module, and of its file's imports those that its signatures
/// may need.
struct ImportFinder {
    private let context: DoubleContext
    private let requirements: [Requirement]
    private let values: [String]

    /// - Parameter values: The expressions of default values, whose types need imports too.
    init(_ context: DoubleContext, _ requirements: [Requirement], values: [String]) {
        self.context = context
        self.requirements = requirements
        self.values = values
    }

    func find() -> ImportSet {
        var imports = ImportSet()
        let declaration = context.resolved.declaration
        if let module = declaration.module {
            if context.isTestable, declaration.effectiveAccess < .package {
                imports.testable.insert(module)
            } else {
                imports.plain.insert(module)
            }
        }
        for ancestor in context.resolved.ancestors where !ancestor.isStandard {
            guard let module = ancestor.declaration.module, module != declaration.module else { continue }
            imports.plain.insert(module)
        }
        var files: [String: Set<String>] = [:]
        for requirement in requirements {
            files[requirement.source.path, default: []].formUnion(names(in: requirement))
        }
        files[declaration.source.path, default: []].formUnion(headNames)
        for (path, names) in files.sorted(by: { $0.key < $1.key }) { add(importsOf: path, for: names, to: &imports) }
        addModulesOfValues(to: &imports)
        return imports
    }

    private func addModulesOfValues(to imports: inout ImportSet) {
        for name in Set(values.flatMap(Self.constructedTypes)) {
            let modules = context.index.modules(declaring: name)
            if modules.isEmpty {
                if FoundationNames.contains(name) { imports.plain.insert("Foundation") }
            } else if !modules.contains(context.resolved.declaration.module ?? ""), modules.count == 1 {
                imports.plain.formUnion(modules)
            }
        }
    }

    /// The types that `expression` calls initialisers of, each by the first part of its name.
    private static func constructedTypes(in expression: String) -> [String] {
        guard expression.utf8.contains(UInt8(ascii: "(")) else { return [] }
        var names: [String] = []
        var word = ""
        for character in expression {
            if character == "(", word.first?.isUppercase == true {
                names.append(String(word.prefix { $0 != "." }))
            }
            let continues = character.isLetter || character.isNumber || character == "_" || character == "."
            if continues { word.append(character) } else { word = "" }
        }
        return names
    }

    private func names(in requirement: Requirement) -> Set<String> {
        let source = requirement.source
        var names = Set(requirement.types.flatMap { TypeNames.all(in: $0, source) })
        for parameter in requirement.genericParameters { names.remove(source.text(in: parameter.name)) }
        for attribute in requirement.syntax.attributes { names.insert(source.text(in: attribute.name)) }
        return names
    }

    private var headNames: Set<String> {
        let declaration = context.resolved.declaration
        var names: Set<String> = []
        for type in context.resolved.associatedTypes {
            for constraint in type.constraints {
                names.formUnion(TypeNames.all(in: constraint.type, constraint.source))
            }
            if let fixed = type.fixedType { names.formUnion(TypeNames.all(in: fixed.type, fixed.source)) }
        }
        for type in declaration.details.inherited { names.formUnion(TypeNames.all(in: type, declaration.source)) }
        if case .globalActor(let actor) = context.resolved.isolation { names.insert(actor) }
        return names
    }

    /// Adds those imports of a file that may declare one of `names`.
    private func add(importsOf path: String, for names: Set<String>, to imports: inout ImportSet) {
        guard let file = context.index.file(at: path) else { return }
        let unknown = names.filter { isForeign($0, to: file) }
        guard !unknown.isEmpty else { return }
        for entry in file.imports where isNeeded(entry, for: unknown, in: file) {
            let isPlain =
                entry.branches.isEmpty && entry.text.split(separator: " ").last.map(String.init) == entry.module
                && !entry.text.contains(" struct ") && !entry.text.contains("_spi")
                && !entry.text.contains("@preconcurrency")
            if isPlain {
                imports.plain.insert(entry.module)
            } else {
                let special = ImportSet.Special(text: Self.cleaned(entry.text), branches: entry.branches)
                if !imports.special.contains(special) { imports.special.append(special) }
            }
        }
    }

    /// An import without what a test file has no use for.
    private static func cleaned(_ text: String) -> String {
        let dropped: Set<Substring> = [
            "@_exported", "public", "internal", "package", "private", "fileprivate", "@_implementationOnly",
            "@testable",
            "@usableFromInline",
        ]
        return text.split(separator: " ").filter { !dropped.contains($0) }.joined(separator: " ")
    }

    /// Whether `name` is declared neither in the file's own module nor in the standard library.
    private func isForeign(_ name: String, to file: FileDeclarations) -> Bool {
        if SwiftLibraryNames.contains(name) || name == "Self" { return false }
        if context.resolved.associatedTypes.contains(where: { $0.name == name }) { return false }
        if context.index.lookUpAnything(name, from: context.resolved.declaration) {
            let modules = context.index.modules(declaring: name)
            return !modules.isEmpty && !modules.contains(file.module ?? "")
        }
        return true
    }

    private func isNeeded(_ entry: ImportDeclaration, for names: Set<String>, in file: FileDeclarations) -> Bool {
        if entry.module == file.module { return false }
        if names.contains(entry.module) { return true }
        let declaring = names.map { context.index.modules(declaring: $0) }
        if declaring.contains(where: { $0.contains(entry.module) }) { return true }
        // A module whose sources were read and that declares none of the names is not needed for them.
        let isRead = context.index.hasModule(entry.module)
        let hasUnknown = declaring.contains(where: \.isEmpty)
        return hasUnknown && (!isRead || context.index.reexports(entry.module))
            || context.index.reexports(entry.module)
    }
}
