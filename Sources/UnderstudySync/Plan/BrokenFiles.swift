import UnderstudySemantics
import UnderstudySyntax

/// The files that can't be read as Swift, each with the first of its errors.
struct BrokenFiles: Sendable {
    private var files: [(path: String, problem: Diagnostic, extended: Set<String>)] = []

    /// Finds them among the files of `index`.
    init(in index: DeclarationIndex) {
        for file in index.files {
            guard let problem = file.diagnostics.first(where: { $0.severity == .error }) else { continue }
            files.append((file.source.path, problem, Set(file.extensions.map(\.extendedName))))
        }
    }

    /// What is wrong with the first of them; `nil` where all files can be read.
    var first: Diagnostic? { files.first?.problem }

    /// What is wrong with one of the files at `paths`.
    func problem(in paths: [String]) -> Diagnostic? { files.first { paths.contains($0.path) }?.problem }

    /// What is wrong with a file that extends one of the protocols called `names`.
    func problem(extending names: Set<String>) -> Diagnostic? {
        files.first { !$0.extended.isDisjoint(with: names) }?.problem
    }
}
