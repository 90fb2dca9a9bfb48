import UnderstudySemantics
import UnderstudySyntax

/// The imports of an emitted file.
package struct ImportSet: Sendable {
    /// Imported modules, without conditions.
    package var plain: Set<String> = []
    /// Modules whose internal declarations are needed.
    package var testable: Set<String> = []
    /// The attributes of imports, by module: `@_spi(Tests)`, `@preconcurrency`.
    package var attributes: [String: Set<String>] = [:]
    /// Imports with special forms or under `#if`, as text with their branches.
    package var special: [Special] = []

    /// Imports nothing.
    package init() {}

    /// An import that is not just a module.
    package struct Special: Hashable, Sendable {
        /// The attributes that mean something in a test file, too.
        let attributes: [Attribute]
        /// `struct`, `func` and so on, where one declaration is imported.
        let importedKind: String?
        /// The module, and what follows it after dots.
        let path: String
        package let branches: [Scope.Branch]

        /// Whether it is `import` and a path.
        var isPlain: Bool { attributes.isEmpty && importedKind == nil }

        /// The line that imports it.
        package var text: String {
            (attributes.map(\.description) + ["import"] + [importedKind].compactMap(\.self) + [path])
                .joined(separator: " ")
        }
    }

    /// The modules that are imported as a whole, whatever the conditions around imports are.
    package var modules: Set<String> {
        plain.union(testable).union(special.lazy.filter { $0.importedKind == nil }.map(\.path))
    }

    /// Adds all of `other`.
    package mutating func formUnion(_ other: ImportSet) {
        plain.formUnion(other.plain)
        testable.formUnion(other.testable)
        attributes.merge(other.attributes) { $0.union($1) }
        for entry in other.special where !special.contains(entry) { special.append(entry) }
    }

    /// Takes away all but what imports `module` as a whole.
    package mutating func keep(only module: String?) {
        plain = plain.filter { $0 == module }
        testable = testable.filter { $0 == module }
        special = []
    }

    /// Takes the imports of `module` as a whole away.
    package mutating func remove(_ module: String) {
        plain.remove(module)
        testable.remove(module)
        attributes[module] = nil
    }

    /// The lines of the file's head: one sorted block, then those under `#if`, then the testable ones.
    package var lines: [String] {
        var lines = plain.subtracting(testable).map { line("import", of: $0) }
        lines += special.filter(\.branches.isEmpty).map(\.text)
        lines.sort { Self.key($0) < Self.key($1) }
        for chain in ConditionalImports.chains(of: special.filter { !$0.branches.isEmpty && !isCovered($0) }) {
            if !lines.isEmpty { lines.append("") }
            lines += chain.lines
        }
        if !testable.isEmpty {
            if !lines.isEmpty { lines.append("") }
            lines += testable.sorted().map { line("@testable import", of: $0) }
        }
        return lines
    }

    /// The line that imports `module`, with `words` in front of its name.
    package func line(_ words: String, of module: String) -> String {
        ((attributes[module] ?? []).sorted() + [words, module]).joined(separator: " ")
    }

    /// Whether what `entry` imports is there without a condition; Foundation brings what it is made of.
    private func isCovered(_ entry: Special) -> Bool {
        guard entry.isPlain else { return false }
        return plain.contains(entry.path) || entry.path == "FoundationEssentials" && plain.contains("Foundation")
    }

    /// What imports are sorted by: the module.
    fileprivate static func key(_ line: String) -> String {
        let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
        let word = end.map { line[...$0] } ?? ""
        let blank = word.utf8.lastIndex(of: UInt8(ascii: " "))
        return blank.map { String(word[word.utf8.index(after: $0)...]) } ?? String(word)
    }
}

extension ImportSet.Special {
    /// What a test file needs of `declaration`.
    init(_ declaration: ImportDeclaration) {
        self.init(
            attributes: declaration.attributes.filter { !Self.useless.contains($0.name) },
            importedKind: declaration.importedKind, path: declaration.path.joined(separator: "."),
            branches: declaration.branches)
    }

    /// Attributes of importing files that say nothing to a test file.
    private static let useless: Set<String> = ["_exported", "_implementationOnly", "testable", "usableFromInline"]
}

/// A `#if` of the file's head with what is imported in each of its branches.
private struct ConditionalImports {
    /// The lines that begin the branches: `#if`, `#elseif`, `#else`.
    private var clauses: [String]
    /// For each branch, what is in it.
    private var branches: [[ImportSet.Special]]
    private let depth: Int

    /// The imports of `entries`, those under equal conditions together; `depth` conditions around them are written.
    static func chains(of entries: [ImportSet.Special], depth: Int = 0) -> [ConditionalImports] {
        var chains: [ConditionalImports] = []
        for entry in entries {
            let branch = entry.branches[depth]
            let clauses = branch.lines
            let kin = chains.firstIndex { $0.clauses.starts(with: clauses) || clauses.starts(with: $0.clauses) }
            let index = kin ?? chains.count
            if kin == nil { chains.append(ConditionalImports(clauses: [], branches: [], depth: depth)) }
            while chains[index].clauses.count < clauses.count {
                chains[index].clauses.append(clauses[chains[index].clauses.count])
                chains[index].branches.append([])
            }
            chains[index].branches[clauses.count - 1].append(entry)
        }
        return chains
    }

    var lines: [String] {
        Directive.lines(
            zip(clauses, branches).map { clause, entries in
                let own = entries.filter { $0.branches.count == depth + 1 }.map(\.text)
                let nested = entries.filter { $0.branches.count > depth + 1 }
                return (
                    clause,
                    own.sorted { ImportSet.key($0) < ImportSet.key($1) }
                        + ConditionalImports.chains(of: nested, depth: depth + 1).flatMap(\.lines)
                )
            })
    }
}
