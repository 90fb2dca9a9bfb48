import UnderstudySemantics
import UnderstudySyntax

/// Finds what a double's file must import: the protocol's module, and of its file's imports those that its signatures
/// may need.
final class ImportFinder: Sendable {
    private let resolved: ResolvedProtocol
    private let index: DeclarationIndex
    private let requirements: [Requirement]
    private let values: [DefaultValue]
    private let inherited: [SuperclassInitializers.Restated]
    private let aliases: [DoubleTypes.Alias]

    /// - Parameters:
    ///   - aliases: The type aliases that signatures may mention.
    ///   - values: The expressions of default values, whose types need imports too.
    ///   - inherited: The initialisers of the superclass that the double restates.
    init(
        _ resolved: ResolvedProtocol, _ requirements: [Requirement], aliases: [DoubleTypes.Alias],
        values: [DefaultValue] = [], inherited: [SuperclassInitializers.Restated] = [], in index: DeclarationIndex
    ) {
        self.resolved = resolved
        self.index = index
        self.requirements = requirements
        self.values = values
        self.inherited = inherited
        self.aliases = aliases
    }

    func find() -> ImportSet {
        var imports = ImportSet()
        let declaration = resolved.declaration
        if let module = declaration.module {
            if resolved.needsTestableImport, declaration.effectiveAccess != .package {
                imports.testable.insert(module)
            } else {
                imports.plain.insert(module)
            }
        }
        for ancestor in resolved.ancestors where !ancestor.isStandard {
            guard let module = ancestor.declaration.module, module != declaration.module else { continue }
            imports.plain.insert(module)
        }
        imports.attributes = SPIGroups(resolved, in: index).attributes
        for entry in resolved.requirements where FunctionSpelling.sharesLess(entry, in: index) {
            guard let module = entry.origin.module else { continue }
            imports.attributes[module, default: []].insert("@preconcurrency")
        }
        var files: [String: Set<String>] = [:]
        for requirement in requirements {
            Self.add(namesIn: requirement.signature, to: &files[requirement.source.path, default: []])
        }
        for initializer in inherited {
            Self.add(namesIn: initializer.signature, to: &files[initializer.path, default: []])
        }
        let mentioned = aliases.filter { alias in files.values.contains { $0.contains(alias.name) } }
        for alias in mentioned { files[alias.path, default: []].formUnion(alias.type.names) }
        files[declaration.source.path, default: []].formUnion(headNames)
        for (path, names) in files.sorted(by: { $0.key < $1.key }) { add(importsOf: path, for: names, to: &imports) }
        addModulesOfValues(to: &imports)
        return imports
    }

    private func addModulesOfValues(to imports: inout ImportSet) {
        var names: Set<String> = []
        for value in values {
            names.formUnion(Self.constructedTypes(in: value.text))
            names.formUnion(value.types)
        }
        for name in names {
            let modules = index.modules(declaring: name)
            if modules.isEmpty {
                if FoundationNames.contains(name) { imports.plain.insert("Foundation") }
            } else if modules.count == 1, let module = modules.first, module != resolved.declaration.module ?? "",
                !module.isEmpty
            {
                imports.plain.insert(module)
            }
        }
    }

    /// The types that `expression` calls initialisers of, each by the first part of its name.
    private static func constructedTypes(in expression: String) -> [String] {
        guard expression.contains(byte: UInt8(ascii: "(")) else { return [] }
        var expression = expression
        return expression.withUTF8 { bytes in
            var names: [String] = []
            var start = 0
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "("), index > start {
                    let path = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
                    if path.first?.isUppercase ?? false { names.append(String(path.prefix { $0 != "." })) }
                }
                index += 1
                if !continuesPath(byte) { start = index }
            }
            return names
        }
    }

    /// Whether `byte` may stand within a dotted name; bytes beyond ASCII are letters.
    private static func continuesPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "."): true
        default:
            byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        }
    }

    /// Adds the names of types and attributes in `signature`, but those of its own generic parameters.
    private static func add(namesIn signature: Signature, to names: inout Set<String>) {
        for type in signature.types {
            type.visitNames { name, _ in
                if !signature.generics.contains(where: { $0.name == name }) { names.insert(name) }
            }
        }
        for attribute in signature.attributes { names.insert(attribute.name) }
    }

    /// The types that the line of the double may mention, or those that stand for them.
    private var headTypes: [SwiftType] {
        let declaration = resolved.declaration
        return resolved.associatedTypes.flatMap { $0.constraints + [$0.fixedType].compactMap(\.self) }
            + declaration.inheritedTypes
    }

    private var headNames: Set<String> {
        var names = Set(headTypes.flatMap(\.names))
        if case .globalActor(let actor) = resolved.isolation { names.insert(actor) }
        return names
    }

    /// Adds those imports of a file that may declare one of `names`.
    private func add(importsOf path: String, for names: Set<String>, to imports: inout ImportSet) {
        guard let file = index.file(at: path) else { return }
        let associated = Set(resolved.associatedTypes.map(\.name))
        let known = Set(aliases.map(\.name)).union(associated)
        let unknown = names.filter { !known.contains($0) && isForeign($0, to: file) }
        guard !unknown.isEmpty else { return }
        let origins = NameOrigins(unknown, qualifiers: unknown.subtracting(unqualified), in: file, index)
        for entry in file.imports where entry.module != file.module && origins.mayDeclareOne(entry) {
            let special = ImportSet.Special(entry)
            if special.isPlain, special.branches.isEmpty {
                imports.plain.insert(entry.module)
            } else if !imports.special.contains(special) {
                imports.special.append(special)
            }
        }
    }

    /// Whether `name` is declared neither in the file's own module nor in the standard library.
    private func isForeign(_ name: String, to file: FileDeclarations) -> Bool {
        if SwiftLibraryNames.contains(name) || name == "Self" { return false }
        if index.lookUpAnything(name, from: resolved.declaration) {
            let modules = index.modules(declaring: name)
            return !modules.isEmpty && !modules.contains(file.module ?? "")
        }
        return true
    }

    /// The names that are somewhere without a dot behind them, where a module's name does not.
    private var unqualified: Set<String> {
        var names: Set<String> = []
        for requirement in requirements {
            for type in requirement.signature.types { names.formUnion(type.unqualifiedNames) }
        }
        for type in headTypes { names.formUnion(type.unqualifiedNames) }
        for alias in aliases { names.formUnion(alias.type.unqualifiedNames) }
        return names
    }
}
