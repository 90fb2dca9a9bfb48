import UnderstudySemantics

/// What a file that a framework generated still holds once its doubles are converted.
struct GeneratedRest {
    private let path: String
    /// The names of the types that code uses.
    private let used: [String]
    /// Those of the others.
    private let unused: [String]

    /// How many names a line says.
    private static let named = 5

    /// Reads the types of `file` but for those called `names`, of which code uses those called `used`.
    init(of file: FileDeclarations, without names: Set<String>, used: Set<String>) {
        path = file.source.path
        let rest = file.types.map(\.name).filter { !$0.contains(".") && !names.contains($0) }
        self.used = rest.filter(used.contains)
        unused = rest.filter { !used.contains($0) }
    }

    /// One line about it.
    func words(_ framework: String) -> String {
        let kept = "'\(path)' keeps \(Self.listed(used)) of \(framework)'s, which tests use"
        return unused.isEmpty
            ? kept : "\(kept); nobody uses \(Self.listed(unused)): delete \(unused.count == 1 ? "it" : "them")"
    }

    private static func listed(_ names: [String]) -> String {
        let few = names.prefix(named).map { "'\($0)'" }
        let rest = names.count - few.count
        return (rest > 0 ? few + ["\(rest) others"] : few).joined(separator: ", ")
    }
}
