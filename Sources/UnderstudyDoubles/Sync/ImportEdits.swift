import UnderstudySemantics
import UnderstudySyntax

/// Adds imports that new text needs; none is ever taken away.
struct ImportEdits {
    private let source: SourceText
    private let present: [ImportDeclaration]
    private let module: String?

    init(of double: OwnedDouble, in index: DeclarationIndex) {
        source = double.type.source
        module = double.type.module
        present = index.file(at: source.path)?.imports ?? []
    }

    private static func imports(_ declaration: DeclSyntax) -> [DeclSyntax] {
        switch declaration.kind {
        case .import: [declaration]
        default: []
        }
    }

    /// The lines that are missing of `needed`.
    func missing(_ needed: ImportSet) -> [String] {
        var lines: [String] = []
        for name in needed.plain.subtracting(needed.testable).sorted() where name != module {
            if !present.contains(where: { $0.module == name }) { lines.append("import " + name) }
        }
        for name in needed.testable.sorted() where name != module {
            if !present.contains(where: { $0.module == name && $0.isTestable }) {
                lines.append("@testable import " + name)
            }
        }
        return lines
    }

    /// Inserts `lines` where imports of their kind stand.
    func insert(_ lines: [String], into edits: inout EditList, before double: OwnedDouble) {
        if lines.isEmpty { return }
        let layout = FileLayout(source)
        let syntax = Parser.parse(source).declarations.flatMap(Self.imports)
        for line in lines {
            let isTestable = line.hasPrefix("@")
            let kin = syntax.filter { isTestableImport($0) == isTestable }
            let others = syntax.filter { isTestableImport($0) != isTestable }
            let name = line.split(separator: " ").last ?? ""
            let before = kin.last { (source.compactText(in: $0.range).split(separator: " ").last ?? "") < name }
            if let anchor = before {
                let at = layout.lineEnd(anchor.range.upperBound)
                edits.replace(ByteRange(at: at), with: layout.newline + line, in: source)
            } else if let first = kin.first {
                edits.replace(ByteRange(at: first.range.lowerBound), with: line + layout.newline, in: source)
            } else if isTestable, let last = others.last {
                let at = layout.lineEnd(last.range.upperBound)
                edits.replace(ByteRange(at: at), with: layout.newline + layout.newline + line, in: source)
            } else if let first = others.first {
                let gap = layout.newline + layout.newline
                edits.replace(ByteRange(at: first.range.lowerBound), with: line + gap, in: source)
            } else {
                edits.replace(ByteRange(at: top(of: double)), with: line + layout.newline + layout.newline, in: source)
            }
        }
    }

    private func isTestableImport(_ declaration: DeclSyntax) -> Bool {
        declaration.attributes.contains { source.matches($0.name, "testable") }
    }

    /// Where the double and what is written above it start.
    private func top(of double: OwnedDouble) -> Int {
        let layout = FileLayout(source)
        let start = Parser.parse(source).declarations.first?.range.lowerBound ?? 0
        return layout.commentLines(above: start).last?.lowerBound ?? start
    }
}
