import UnderstudySemantics
import UnderstudySyntax

/// The imports that a consumer's file lacks for what the members in its interface name.
struct InterfaceImports {
    /// The declarations to add, copied from the files of the members.
    let missing: [String]
    private let source: SourceText

    /// - Parameter anchor: The consumer's place.
    init(for members: [MemberHead], at anchor: Anchor, _ index: DeclarationIndex) {
        source = anchor.source
        let known = Set((index.file(at: source.path)?.imports ?? []).map(\.module))
        var files: [String: FileDeclarations] = [:]
        for member in members
        where files[member.member.declaration.source.path] == nil && member.namesUnknown(in: index) {
            files[member.member.declaration.source.path] = index.file(at: member.member.declaration.source.path)
        }
        let imports = files.values.flatMap(\.imports).filter { $0.branches.isEmpty && !known.contains($0.module) }
        missing = Set(imports.map(\.text)).sorted()
    }

    /// The edit that adds them: above the last import, or otherwise above the first declaration and its comments.
    var edit: SourceEdit? {
        if missing.isEmpty { return nil }
        let declarations = Parser.parse(source).declarations
        let last = declarations.last { if case .import = $0.kind { true } else { false } }
        var line = source.lines.line(at: (last ?? declarations.first)?.range.lowerBound ?? 0)
        if last == nil {
            while line > 1, !source.isBlank(in: source.lines.range(ofLine: line - 1)) { line -= 1 }
        }
        let text = missing.map { $0 + "\n" }.joined() + (last == nil ? "\n" : "")
        return SourceEdit(source[ByteRange(at: source.lines.range(ofLine: line).lowerBound)], with: text)
    }
}

extension MemberHead {
    /// Whether a type in the signature is declared neither in the sources nor in the standard library.
    fileprivate func namesUnknown(in index: DeclarationIndex) -> Bool {
        guard let signature else { return false }
        let known = type.innerNames.union(signature.generics.map(\.name))
        return signature.types.flatMap(\.names).contains { name in
            !known.contains(name) && !SwiftLibraryNames.contains(name) && !index.declaresType(named: name)
        }
    }
}
