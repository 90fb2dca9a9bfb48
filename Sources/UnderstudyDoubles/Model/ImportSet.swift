import UnderstudySemantics

/// The imports of an emitted file.
struct ImportSet: Sendable {
    /// Imported modules, without conditions.
    var plain: Set<String> = []
    /// Modules whose internal declarations are needed.
    var testable: Set<String> = []
    /// Imports with special forms or under `#if`, as text with their branches.
    var special: [Special] = []

    /// An import that is not just a module.
    struct Special: Hashable, Sendable {
        let text: String
        let branches: [Scope.Branch]
    }

    /// Adds all of `other`.
    mutating func formUnion(_ other: ImportSet) {
        plain.formUnion(other.plain)
        testable.formUnion(other.testable)
        for entry in other.special where !special.contains(entry) { special.append(entry) }
    }

    /// The lines of the file's head: one sorted block, then those under `#if`, then the testable ones.
    var lines: [String] {
        var lines = plain.subtracting(testable).map { "import " + $0 }
        lines += special.filter(\.branches.isEmpty).map(\.text)
        lines.sort { Self.key($0) < Self.key($1) }
        for entry in special where !entry.branches.isEmpty {
            if !lines.isEmpty { lines.append("") }
            for branch in entry.branches { lines += branch.earlier + [branch.clause] }
            lines.append(entry.text)
            lines += entry.branches.map { _ in "#endif" }
        }
        if !testable.isEmpty {
            if !lines.isEmpty { lines.append("") }
            lines += testable.sorted().map { "@testable import " + $0 }
        }
        return lines
    }

    /// What imports are sorted by: the module.
    private static func key(_ line: String) -> String {
        String(line.split(separator: " ").last ?? "")
    }
}
