import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

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

    /// Works out what it takes to import `needed`.
    ///
    /// - Parameters:
    ///   - home: The module of the double's protocol.
    ///   - isUntouched: Whether nothing else in the file is its owner's, and nothing will be: then its imports become
    ///     those of a fresh one.
    ///   - former: What the templates imported when the double was last in step; `nil` where no history tells.
    mutating func plan(
        _ needed: ImportSet, of home: String? = nil, isUntouched: Bool, into edits: inout EditList,
        former: () throws(TemplateError) -> ImportSet? = { nil }
    ) throws(TemplateError) {
        let layout = FileLayout(source)
        var needed = needed
        if let module { needed.remove(module) }
        let after = needed.lines.filter { !$0.isEmpty }
        // Most files have just what they need.
        if present.allSatisfy(\.branches.isEmpty), present.map(\.text) == after { return }
        let declarations = Parser.parse(source).declarations
        var hasOwners = isUntouched && hasOwners(declarations, besides: after)
        if let former = try former() {
            if hasOwners { hasOwners = self.hasOwners(declarations, besides: after + former.lines) }
        } else if isUnconditional(needed),
            edits.isEmpty || isUntouched && lines(missing: needed).isEmpty
        {
            // What names nothing new sees all that it names, and what it imports besides may be its owner's.
            return
        } else if !isUntouched, !edits.nameNews(to: source) {
            // Only the protocol may be in another module than before.
            needed.keep(only: home)
        }
        if isUntouched, !hasOwners, let region = region(declarations) {
            let before = lines(in: region)
            // Another order is no difference.
            if Self.blocks(before).sorted() == Self.blocks(after).sorted() { return }
            let known = Set(before.map(Self.module))
            missing = after.filter { !$0.hasPrefix("#") && !known.contains(Self.module($0)) }
            stale = present.map(\.text).filter { !after.contains($0) }
            if missing.isEmpty, stale.isEmpty { (missing, stale) = Self.differences(before, after) }
            edits.replace(source[region], with: needed.lines.joined(separator: layout.newline))
            return
        }
        missing = lines(missing: needed)
        let imports = declarations.filter { if case .import = $0.kind { true } else { false } }
        insert(missing.filter { !replacePlain($0, imports, into: &edits) }, imports, into: &edits)
    }

    /// Puts `line` in the place of the plain import of the module, if it is one for tests: then that says all of it.
    private func replacePlain(_ line: String, _ imports: [DeclSyntax], into edits: inout EditList) -> Bool {
        let plain = imports.first { "@testable " + source.compactText(in: $0.range) == line }
        if let plain { edits.replace(source[plain.range], with: line) }
        return plain != nil
    }

    /// Whether neither what the file imports nor what is needed stands in an `#if`.
    private func isUnconditional(_ needed: ImportSet) -> Bool {
        present.allSatisfy(\.branches.isEmpty) && !needed.lines.contains { $0.hasPrefix("#") }
    }

    /// What tells lines apart that import the same modules: first the imports, else the `#if`s around them.
    private static func differences(_ before: [String], _ after: [String]) -> (missing: [String], stale: [String]) {
        let missing = after.filter { !before.contains($0) }
        let imports = missing.filter { !$0.hasPrefix("#") }
        let stale = before.filter { !after.contains($0) && Directive(line: $0) == .if }
        if missing.isEmpty, stale.isEmpty {
            let known = Set(blocks(before))
            return (
                blocks(after).filter { !known.contains($0) }.compactMap {
                    $0.split(separator: "\n").first.map(String.init)
                }, []
            )
        }
        return (imports.isEmpty ? missing.filter { Directive(line: $0) == .if } : imports, stale)
    }

    /// `lines` with each outer `#if` as one, whatever is in it.
    private static func blocks(_ lines: [String]) -> [String] {
        var blocks: [String] = []
        var depth = 0
        for line in lines {
            if depth == 0 { blocks.append(line) } else { blocks[blocks.count - 1] += "\n" + line }
            depth += Directive(line: line)?.depth ?? 0
        }
        return blocks
    }

    /// What tells a module from others in the line that imports it.
    private static func module(_ line: String) -> String {
        line.split(separator: " ").last.map(String.init) ?? line
    }

    /// Whether an import is one that no template writes: with words of the owner's in front, or of a test framework.
    private func hasOwners(_ declarations: [DeclSyntax], besides known: [String]) -> Bool {
        let frameworks = ["import XCTest", "import Testing"]
        return declarations.contains { declaration in
            guard case .import = declaration.kind else { return false }
            let text = source.compactText(in: declaration.range)
            if known.contains(text) { return false }
            let isPlain =
                declaration.modifiers.isEmpty
                && declaration.attributes.allSatisfy { attribute in
                    source.matches(attribute.name, "testable") || source.matches(attribute.name, "_spi")
                }
            return !isPlain || frameworks.contains(text)
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
        case .conditional(let clauses):
            clauses.contains { !$0.members.isEmpty } && clauses.allSatisfy { $0.members.allSatisfy(imports) }
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
        for name in needed.plain.subtracting(needed.testable).sorted() where !imports(name) {
            lines.append(needed.line("import", of: name))
        }
        for name in needed.testable.sorted() where !imports(name, isTestable: true) {
            lines.append(needed.line("@testable import", of: name))
        }
        // Of a module that is there, another import shows what else is marked.
        for (name, groups) in needed.attributes.sorted(by: { $0.key < $1.key })
        where imports(name, isTestable: needed.testable.contains(name)) {
            let missing = groups.subtracting(present.filter { $0.module == name }.flatMap(\.markedAttributes))
            if !missing.isEmpty { lines.append((missing.sorted() + ["import", name]).joined(separator: " ")) }
        }
        return lines
    }

    /// Whether the file imports the module `name`, for its internal declarations where `isTestable`.
    private func imports(_ name: String, isTestable: Bool = false) -> Bool {
        present.contains { $0.module == name && ($0.isTestable || !isTestable) }
    }

    /// Inserts `lines` where imports of their kind stand, in order; those of the module under test come last.
    private func insert(_ lines: [String], _ imports: [DeclSyntax], into edits: inout EditList) {
        let layout = FileLayout(source)
        for line in lines {
            let isTestable = line.contains("@testable ")
            let kin = imports.filter { isTestableImport($0) == isTestable }
            let before = kin.last { Self.module(source.compactText(in: $0.range)) < Self.module(line) }
            let gap = String(repeating: layout.newline, count: kin.isEmpty ? 2 : 1)
            if let anchor = before ?? (isTestable && kin.isEmpty ? imports.last : nil) {
                edits.replace(source[ByteRange(at: layout.lineEnd(anchor.range.upperBound))], with: gap + line)
            } else {
                let start = (kin.first ?? imports.first)?.range.lowerBound ?? top
                edits.replace(source[ByteRange(at: start)], with: line + gap)
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

extension ImportDeclaration {
    /// The attributes by which it shows what is marked `@_spi`.
    var markedAttributes: [String] {
        attributes.filter { $0.name == "_spi" || $0.name == "preconcurrency" }.map(\.description)
    }
}
