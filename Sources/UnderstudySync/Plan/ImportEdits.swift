import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Brings the imports of a double's file along: adds what new text needs, and of a double that its owner did not touch
/// takes away what nothing needs any more.
struct ImportEdits {
    /// The lines that are missing.
    private(set) var missing: [String] = []
    /// The lines that nothing needs any more.
    private(set) var stale: [String] = []
    private let source: SourceText
    private let present: [ImportDeclaration]
    private let module: String?

    init(of double: OwnedDouble, in index: DeclarationIndex) {
        source = double.type.source
        module = double.type.module
        present = index.file(at: source.path)?.imports ?? []
    }

    /// What is known of the lines that a file has.
    enum Base {
        /// Nothing: what is there stays.
        case unknown
        /// Nothing in the file is its owner's, but perhaps imports.
        case untouched
        /// Nothing in the file is its owner's, and it needed these imports when it was last in step.
        case former(ImportSet)
    }

    /// Works out what it takes to import `needed`.
    mutating func plan(_ needed: ImportSet, from base: Base, into edits: inout EditList) {
        let layout = FileLayout(source)
        let declarations = Parser.parse(source).declarations
        if let region = region(declarations) {
            let (before, after) = (lines(in: region), needed.lines.filter { !$0.isEmpty })
            if before == after { return }
            if isReplaced(before, by: after, base) {
                missing = after.filter { !before.contains($0) && $0.contains("import ") }
                stale = before.filter { !after.contains($0) && $0.contains("import ") }
                edits.replace(region, with: needed.lines.joined(separator: layout.newline), in: source)
                return
            }
        }
        missing = lines(missing: needed)
        insert(missing, declarations.filter { if case .import = $0.kind { true } else { false } }, into: &edits)
    }

    /// Whether the lines are all the templates', so that they become those of a fresh double.
    private func isReplaced(_ before: [String], by after: [String], _ base: Base) -> Bool {
        func modules(_ lines: [String]) -> [String] {
            lines.map { $0.hasPrefix("@testable ") ? String($0.dropFirst(10)) : $0 }.sorted()
        }
        switch base {
        case .unknown: return false
        // A module is imported in another way when its protocol becomes public, or no longer is.
        case .untouched: return modules(before) == modules(after)
        case .former(let former):
            return before == former.lines.filter { !$0.isEmpty } || modules(before) == modules(after)
        }
    }

    /// The bytes of all imports, where nothing else stands among them.
    private func region(_ declarations: [DeclSyntax]) -> ByteRange? {
        let head = declarations.prefix(while: Self.imports)
        guard let first = head.first, let last = head.last, declarations.filter(Self.imports).count == head.count else {
            return nil
        }
        let region = first.range.union(last.range)
        return source.hasComment(in: region) ? nil : region
    }

    private static func imports(_ declaration: DeclSyntax) -> Bool {
        switch declaration.kind {
        case .import: true
        case .conditional(let clauses): clauses.allSatisfy { !$0.members.isEmpty && $0.members.allSatisfy(imports) }
        default: false
        }
    }

    private func lines(in range: ByteRange) -> [String] {
        source.text(in: range).split(whereSeparator: \.isNewline).map { line in
            String(line.drop { $0 == " " || $0 == "\t" })
        }.filter { !$0.isEmpty }
    }

    /// The lines that are missing of `needed`.
    private func lines(missing needed: ImportSet) -> [String] {
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
    private func insert(_ lines: [String], _ imports: [DeclSyntax], into edits: inout EditList) {
        let layout = FileLayout(source)
        for line in lines {
            let isTestable = line.hasPrefix("@")
            let kin = imports.filter { isTestableImport($0) == isTestable }
            let others = imports.filter { isTestableImport($0) != isTestable }
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
                edits.replace(ByteRange(at: top), with: line + layout.newline + layout.newline, in: source)
            }
        }
    }

    private func isTestableImport(_ declaration: DeclSyntax) -> Bool {
        declaration.attributes.contains { source.matches($0.name, "testable") }
    }

    /// Where the first declaration and what is written above it start.
    private var top: Int {
        let start = Parser.parse(source).declarations.first?.range.lowerBound ?? 0
        return FileLayout(source).commentLines(above: start).last?.lowerBound ?? start
    }
}
