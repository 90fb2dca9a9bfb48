import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// The imports that tests need for types that only a conversion spells out in them.
package struct SpelledImports {
    private let index: DeclarationIndex
    /// The modules that declare a type of a name at their top level.
    private let modules: [String: Set<String>]
    /// The modules of which files were read.
    private let read: Set<String>

    /// Reads where the types of `index` are declared.
    package init(in index: DeclarationIndex) {
        self.index = index
        var modules: [String: Set<String>] = [:]
        for file in index.files {
            guard let module = file.module else { continue }
            let names = file.types.map(\.name) + file.protocols.map(\.name) + file.aliases.map(\.name)
            for name in names { modules[name, default: []].insert(module) }
        }
        self.modules = modules
        read = Set(index.files.compactMap(\.module))
    }

    /// The edits that import what the code of `edits` names besides the double that is declared at `type`, of
    /// `declaration`.
    package func edits(
        for edits: [SourceEdit], of type: TypeDeclaration, _ declaration: ProtocolDeclaration
    ) -> [SourceEdit] {
        let known = [type.source.path, declaration.source.path].compactMap(index.file(at:))
        return Dictionary(grouping: edits, by: \.source.path).sorted { $0.key < $1.key }.flatMap { path, edits in
            guard path != type.source.path, let file = index.file(at: path) else { return [SourceEdit]() }
            let place = file.source.imports.last.map {
                file.source.lines.range(ofLine: file.source.lines.line(at: $0.range.upperBound)).upperBound
            }
            return lines(for: file.source.newTypeNames(in: edits.map(\.edit)), in: file, known).map { line in
                SourceEdit(file.source[ByteRange(at: place ?? 0)], with: line + "\n")
            }
        }
    }

    /// What `file` has to import for `names`, as the files `known` do.
    private func lines(for names: Set<String>, in file: FileDeclarations, _ known: [FileDeclarations]) -> [String] {
        let own = file.imports.reduce(into: Set<String>()) { own, found in
            own.formUnion(index.modules(exportedBy: found.module).union([found.module]))
        }
        var lines: [String] = []
        for name in names.sorted() where !name.hasPrefix("XCT") {
            if FoundationNames.contains(name), !own.isDisjoint(with: ["Foundation", "XCTest"]) { continue }
            let declared = modules[name] ?? []
            if file.module.map(declared.contains) == true || !declared.isDisjoint(with: own) { continue }
            let missing = known.lazy.map { known in
                known.imports.filter { found in
                    let isFit =
                        declared.isEmpty ? !read.contains(found.module) : declared.contains(found.module)
                    return isFit && found.branches.isEmpty && !own.contains(found.module)
                }
            }.first { !$0.isEmpty }
            for found in missing ?? [] where !lines.contains(found.text) { lines.append(found.text) }
        }
        return lines
    }
}
